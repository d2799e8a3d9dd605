/** All messages of the home page that are not editors' texts. */
export const homeMessages = {
  banner: {
    player: {
      label: 'Announcements',
      slide: '{place} of {count}',
      pause: 'Pause the slides',
      play: 'Play the slides',
      previous: 'Previous slide',
      next: 'Next slide',
      goTo: 'Slide {place}',
      controls: 'Slides',
    },
    failed: 'Failed to load banner slides',
    fallback: {
      title: 'Top Medical Colleges in India',
      description:
        'Fees, seats and eligibility side by side, and a counsellor who answers within 24 hours, in English or Hindi.',
      cta: 'Get Admission Guidance',
    },
    welcome: {
      title: (brand: string) => `Welcome to ${brand}`,
      description: 'Vacancies for doctors, and admission guidance for medical students in India and Nepal.',
    },
  },
  search: {
    legend: 'Search in',
    colleges: 'Colleges',
    jobs: 'Vacancies',
    label: 'Name, place, course or department',
    placeholder: 'Name or place',
    button: 'Search',
    try: 'Try',
    suggestions: 'What you may mean',
  },
  /** Example searches of the college list; those without results are hidden. */
  searchExamples: ['govt medical college Patna', 'BDS Kerala', 'पटना'],
  jobExample: (department: string, place: string) => `${department} ${place}`,
  services: 'Our Services',
  predictor: {
    title: 'Which college can I get?',
    text: 'See where your rank got in last year.',
    rank: 'Your NEET rank',
    placeholder: 'Your rank',
    button: 'Show my colleges',
  },
  defaultServices: {
    jobs: {
      title: 'Doctor Job Placement',
      text: 'Posts for professors, residents and consultants in teaching hospitals and clinics. Sign in once, apply, and follow each application from your dashboard.',
      link: 'Browse Jobs',
    },
    admission: {
      title: 'Medical College Admission',
      text: 'NEET counselling, college selection and documentation support, for colleges in India and Nepal.',
      link: 'Get Admission Guidance',
    },
  },
  featuredJobs: 'Featured Job Openings',
  allJobs: 'All jobs',
  applyNow: 'Apply Now',
  noJobs: 'No vacancy is open at the moment.',
  topColleges: 'Top Medical Colleges',
  allColleges: 'View All Colleges',
  testimonials: 'In their words',
  sampleWords: 'Sample: nobody has said this or given these stars.',
  closing: {
    title: 'A post to fill, or a seat to find?',
    text: 'Tell us where you stand. We answer within 24 hours.',
    jobs: 'Browse Jobs',
    admission: 'Get Admission Guidance',
  },
} as const
