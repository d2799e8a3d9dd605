import type { CourseKey } from '@/lib/vocabulary'

/** Every sentence of the header, the menus and the footer. */
export const layoutTexts = {
  skip: 'Skip to the content',
  announcementLabel: 'Announcement and contact',
  mainNavigation: 'Main',
  menuNavigation: 'Menu',
  pages: {
    home: 'Home',
    jobs: 'Jobs',
    colleges: 'Colleges',
    courses: 'Courses',
    admission: 'Admission',
    about: 'About',
    contact: 'Contact',
  },
  coursesPanel: 'Courses',
  statesPanel: 'MBBS by state',
  allMbbsColleges: 'View All MBBS Colleges',
  allColleges: 'View All Colleges',
  login: 'Login',
  dashboard: 'Dashboard',
  studio: 'Studio',
  signOut: 'Sign Out',
  loggedInAs: 'Logged in as',
  someone: 'User',
  openMenu: 'Menu',
  closeMenu: 'Close',
  signingOut: 'Signing Out...',
  backToStudio: 'Back to the studio',
  toasts: {
    signingOut: 'Signing out...',
    signedOut: 'Logged out successfully',
    failed: (message: string) => `Failed to sign out: ${message}`,
    unexpected: 'An unexpected error occurred during sign out',
  },
  notFound: {
    title: 'Page Not Found',
    text: "Sorry, the page you're looking for doesn't exist or has been moved.",
    home: 'Go to Home',
    back: 'Go Back',
  },
  error: {
    title: 'This page could not be shown',
    text: 'Something failed on our side. Try again in a moment; if it happens again, write to us.',
    retry: 'Try again',
    reference: (digest: string) => `Reference ${digest}`,
  },
  footer: {
    quickLinks: 'Quick links',
    courses: 'Courses',
    contact: 'Contact',
    promise: 'We answer within 24 hours.',
    opensElsewhere: '(opens in a new tab)',
    social: 'Social networks',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    copyright: (year: number, brand: string) => `© ${year} ${brand}`,
  },
} as const

/** How long a course takes, as the Courses menu says it; BAMS is not stated anywhere we may quote. */
export const COURSE_DURATIONS: Partial<Record<CourseKey, string>> = {
  mbbs: '5.5 years',
  'md-ms': '3 years',
  bds: '5 years',
  bhms: '5.5 years',
  nursing: '4 years',
  paramedical: '6 months to 4 years',
}
