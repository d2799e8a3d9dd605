/** Every sentence of the studio's frame. */
export const studioTexts = {
  brand: 'VaidyaPath',
  studio: 'Studio',
  loading: 'Loading your profile',
  denied: {
    heading: 'Access Denied',
    sentences: [
      "You don't have permission to access the admin dashboard.",
      'Only administrators can manage job vacancies.',
    ],
    email: 'E-mail',
    role: 'Role',
    becomeAdmin: 'Become Admin',
    dashboard: 'Dashboard',
  },
  notYours: {
    heading: 'This part of the studio is not yours',
    text: 'Your role has other work here. An administrator can change roles under People.',
    back: 'Back to the overview',
  },
  continue: {
    heading: 'Opening the studio',
    text: 'You came from another site, so the studio opens with one more step.',
    unsure:
      'Your browser did not say where this request came from, so the studio cannot tell that it is you. Open it over https in a current browser.',
    link: 'Continue to the studio',
  },
  pages: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
  navigation: {
    label: 'Daily work',
    overview: 'Overview',
    uploadCsv: 'Upload CSV',
    addJob: 'Add Job',
    manageJobs: 'Manage Jobs',
    applications: 'Applications desk',
    enquiries: 'Enquiries desk',
    banners: 'Order of banners',
    featured: 'Order of featured colleges',
    staff: 'Staff and access',
  },
} as const
