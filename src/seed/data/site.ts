import { runningAdmissionYear } from '@/lib/admission-season'

/** The words and figures of the home page and the settings, as the specification gives them. */

export const siteSettings = {
  brand: 'VaidyaPath',
  blurb: 'Doctor vacancies and medical admission guidance for India and Nepal, in English and Hindi.',
  phone: '+91 00000 00000',
  email: 'hello@vaidyapath.example',
  address: 'Sector 62, Noida, Uttar Pradesh, India',
  mapQuery: '28.6270, 77.3649',
  officeHours: [
    { days: 'Mon-Fri', hours: '9:00-18:00' },
    { days: 'Sat', hours: '9:00-14:00' },
    { days: 'Sun', hours: 'Closed' },
  ],
  social: [],
  announcement: {
    shown: true,
    text: 'NEET admission {year}: talk to a counsellor',
    year: runningAdmissionYear(),
    link: '/admission',
  },
}

/** What the site counts itself. */
const counted = [
  { label: 'Colleges listed', countedFrom: 'listed-colleges' },
  { label: 'States and provinces with a college', countedFrom: 'states-with-colleges' },
] as const
const openVacancies = { label: 'Open vacancies', countedFrom: 'open-vacancies' } as const

/** The specification's figures, behind which nothing stands: samples, shown until the site is its owners' own. */
export const homeStatistics = [
  ...counted,
  openVacancies,
  { value: '200+', label: 'Partner hospitals', isSample: true },
  { value: '2000+', label: 'Successful placements', isSample: true },
  { value: '98%', label: 'Success rate', isSample: true },
  { value: '5+', label: 'Years of experience', isSample: true },
]

export const admissionStatistics = [
  ...counted,
  { value: '500+', label: 'Students guided', isSample: true },
  { value: '50+', label: 'Partner colleges', isSample: true },
  { value: '98%', label: 'Success rate', isSample: true },
]

export const services = [
  {
    title: 'Doctor Job Placement',
    text: 'Posts for professors, residents and consultants in teaching hospitals and clinics. Sign in once, apply, and follow each application from your dashboard.',
    linkText: 'Browse Jobs',
    linkTarget: '/jobs',
  },
  {
    title: 'Medical College Admission',
    text: 'NEET counselling, college selection and documentation support, for colleges in India and Nepal.',
    linkText: 'Get Admission Guidance',
    linkTarget: '/admission',
  },
]

/** Samples that an editor replaces, marked as such: neither is a real person's word. */
export const testimonials = [
  {
    quote:
      'The post was described as it is, the interview was arranged within two weeks, and somebody picked up the phone every time I called.',
    name: 'A senior resident (sample)',
    role: 'Placed in Chandigarh',
    rating: 5,
    isSample: true,
  },
  {
    quote:
      'We compared fees and seats with a counsellor who told us plainly which colleges our daughter’s rank would not reach. She is in her second year now.',
    name: 'A parent (sample)',
    role: 'Admission in Bihar',
    rating: 5,
    isSample: true,
  },
]

export const closingCall = {
  title: 'A post to fill, or a seat to find?',
  text: 'Tell us where you stand. We answer within 24 hours.',
}

export const bannerSlides = [
  {
    title: 'Top Medical Colleges in India',
    subtitle: 'Fees, seats and eligibility side by side',
    description: 'Compare colleges in every state with a counsellor who answers within 24 hours, in English or Hindi.',
    ctaText: 'Get Admission Guidance',
    ctaLink: '/admission',
    type: 'admission',
    isActive: true,
    sortOrder: 1,
  },
  {
    title: 'Posts for doctors and faculty',
    subtitle: 'Professors, residents and consultants',
    description: 'Open vacancies with salary and deadline stated. Apply once signed in and follow every application.',
    ctaText: 'Browse Jobs',
    ctaLink: '/jobs',
    type: 'jobs',
    isActive: true,
    sortOrder: 2,
  },
  {
    title: 'NEET counselling, step by step',
    subtitle: 'From the score to the seat',
    description: 'Which rounds, which quota, which papers, by when: a plan for your rank, your state and your budget.',
    ctaText: 'Talk to a counsellor',
    ctaLink: '/contact',
    type: 'counselling',
    isActive: true,
    sortOrder: 3,
  },
]

/** Slugs of the colleges on the home page, then of those on the admission page. */
export const topColleges = ['king-georges-medical-university', 'santosh-medical-college', 'sharda-university']
export const featuredColleges = [
  'king-georges-medical-university',
  'institute-of-medical-sciences-bhu',
  'patna-medical-college',
  'teerthanker-mahaveer-medical-college',
  'eras-lucknow-medical-college',
  'sharda-university',
]
