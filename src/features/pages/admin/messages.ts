/** All messages of the studio about site settings. */
export const settingsMessages = {
  screens: {
    'site-settings': 'Site settings',
    admission: 'Admission page',
    about: 'About page',
    privacy: 'Privacy policy',
    terms: 'Terms of service',
  },
  setup: {
    brand: 'Give the site its own name',
    phone: 'Give the real phone number',
    email: 'Give the real email address',
    teamInbox: 'Say where notices of applications and enquiries go',
    address: 'Give the real address',
    admissionYear: (year: number) => `Set the admission year: the season of ${year} is running`,
  },
} as const
