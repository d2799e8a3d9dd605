import type { CourseSeed } from '../course-seed'

const ayushCounselling = {
  national: { name: 'AYUSH Admissions Central Counseling Committee (AACCC)', website: 'https://aaccc.gov.in' },
}

export const bams: CourseSeed = {
  key: 'bams',
  listingSlug: 'bams-courses',
  name: 'BAMS',
  fullName: 'Bachelor of Ayurvedic Medicine and Surgery',
  layout: 'generic',
  duration: '5.5 years including 1-year internship',
  description:
    'BAMS is the degree of an Ayurvedic physician. It joins the classical texts and Sanskrit, Dravyaguna, Rasashastra, Kayachikitsa, Panchakarma and Shalya with anatomy, physiology, pathology and the diagnostics of modern hospitals. Four and a half years of study are followed by a year of internship.\n\nAdmission is by NEET-UG rank in a counselling of its own: the AYUSH Admissions Central Counseling Committee (AACCC) fills the all-India share, the states fill the rest. The National Commission for Indian System of Medicine (NCISM) gives each college its permission, so check that the college is permitted for the year in which you join.',
  entranceExam: 'NEET-UG',
  qualifications: ['BAMS', 'MD (Ayurveda)', 'MS (Ayurveda)'],
  eligibility: [
    'NEET-UG qualified: at or above the cut-off percentile of the category.',
    'At least 17 years old on or before 31 December of the year of admission.',
    '10+2 passed with Physics, Chemistry, Biology and English.',
    '50% in Physics, Chemistry and Biology together for the general category, 45% for general candidates with a disability (General-PwD), 40% for reserved categories (SC, ST, OBC).',
    'State-quota seats also need domicile or schooling in the state, as its own rules define it.',
  ],
  documents: [
    'NEET-UG admit card',
    'NEET-UG score card with rank',
    'Class 10 certificate (proof of date of birth)',
    'Class 12 mark sheet and passing certificate',
    'Domicile or residence certificate for the state quota',
    'Category, EWS or disability certificate where one is claimed',
    'Photo identity and passport-size photographs',
    'AYUSH allotment letter with transfer and migration certificates',
  ],
  careerOpportunities: [
    'Ayurvedic medical officer in state AYUSH services',
    'Own practice or Panchakarma centre',
    'Physician in wellness resorts and integrative hospitals',
    'MD or MS (Ayurveda) and a teaching career',
    'Quality, research and product development in Ayurvedic pharmacies',
    'AYUSH health and wellness centres of the national AYUSH mission',
  ],
  quotas:
    'In government colleges 15% of seats form the all-India quota, allotted by the AACCC, and 85% the state quota. National institutes and central and deemed universities are filled nationally.',
  counselling: ayushCounselling,
  whyChoose: [
    {
      title: 'A recognised system of medicine',
      text: 'Ayurveda has its own national commission, colleges, hospitals and government cadre in India.',
    },
    {
      title: 'Growing public service',
      text: 'The AYUSH mission has brought dispensaries and wellness centres, and with them posts, to most districts.',
    },
    {
      title: 'Own practice',
      text: 'Many graduates build an independent practice around chronic illness, Panchakarma and prevention.',
    },
    {
      title: 'Research at an early stage',
      text: 'Formulations, plant drugs and clinical outcomes offer questions that are far from exhausted.',
    },
  ],
  faq: [
    {
      question: 'Is NEET-UG needed for BAMS?',
      answer: 'Yes. All BAMS seats are filled by NEET-UG rank, in AYUSH rounds that are separate from those for MBBS.',
    },
    {
      question: 'How long is BAMS?',
      answer: '5.5 years: four and a half years of study and one year of internship.',
    },
    {
      question: 'Who conducts the counselling?',
      answer:
        'The AACCC for all-India, national-institute, central and deemed seats, and an AYUSH or medical counselling authority in each state for the rest.',
    },
    {
      question: 'Must I know Sanskrit?',
      answer: 'No. Sanskrit is taught in the first professional year; no earlier knowledge is required.',
    },
    {
      question: 'What can I study afterwards?',
      answer: 'MD or MS in an Ayurvedic specialty for three years, entered through the AIAPGET examination.',
    },
    {
      question: 'How do I check a college?',
      answer:
        'The NCISM publishes which colleges are permitted to admit in the year, and for how many seats. Do not rely on last year’s permission.',
    },
  ],
  seoTitle: 'BAMS Colleges in India: NEET-UG, Eligibility and AYUSH Counselling',
  seoDescription:
    'BAMS explained: NEET-UG, eligibility, duration of 5.5 years, AACCC and state AYUSH counselling, documents, careers and the Ayurvedic colleges we list.',
  sources: [
    { label: 'National Commission for Indian System of Medicine', url: 'https://ncismindia.org', year: 2025 },
    { label: 'AYUSH Admissions Central Counseling Committee', url: 'https://aaccc.gov.in', year: 2025 },
  ],
}

export const bhms: CourseSeed = {
  key: 'bhms',
  listingSlug: 'bhms-courses',
  name: 'BHMS',
  fullName: 'Bachelor of Homoeopathic Medicine and Surgery',
  layout: 'state',
  duration: '5.5 years',
  description:
    'BHMS trains homoeopathic physicians. The course of 5.5 years, the last of them an internship, teaches the Organon and homoeopathic philosophy, materia medica, pharmacy and repertory beside anatomy, physiology, pathology, surgery, gynaecology and the practice of medicine.\n\nThe National Commission for Homoeopathy regulates the colleges. Seats go by NEET-UG rank in the AYUSH rounds: nationally through the AACCC, in the states through their own authorities. Outpatient numbers of the attached hospital say more about a homoeopathic college than its buildings do.',
  entranceExam: 'NEET-UG',
  qualifications: ['BHMS', 'MD (Homoeopathy)'],
  eligibility: [
    'NEET-UG qualified: at or above the cut-off percentile of the category.',
    'At least 17 years old on or before 31 December of the year of admission.',
    '10+2 passed with Physics, Chemistry, Biology and English.',
    '50% in Physics, Chemistry and Biology together for the general category, 45% for general candidates with a disability (General-PwD), 40% for reserved categories (SC, ST, OBC).',
    'State-quota seats also need domicile or schooling in the state, as its own rules define it.',
  ],
  documents: [
    'NEET-UG admit card',
    'NEET-UG score card with rank',
    'Class 10 certificate (proof of date of birth)',
    'Class 12 mark sheet and passing certificate',
    'Domicile or residence certificate for the state quota',
    'Category, EWS or disability certificate where one is claimed',
    'Photo identity and passport-size photographs',
    'AYUSH allotment letter with transfer and migration certificates',
  ],
  careerOpportunities: [
    'Homoeopathic medical officer in state and central dispensaries',
    'Own practice',
    'MD (Homoeopathy) and a teaching career',
    'Research with the Central Council for Research in Homoeopathy',
    'Homoeopathic pharmacy and drug manufacture',
    'AYUSH health and wellness centres',
  ],
  governmentFees: {
    min: 20000,
    max: 50000,
    note: 'Typical tuition at government homoeopathic colleges; hostel and deposits come on top.',
  },
  quotas:
    'In government colleges 15% of seats form the all-India quota, allotted by the AACCC, and 85% the state quota. National institutes and central and deemed universities are filled nationally.',
  counselling: ayushCounselling,
  whyChoose: [
    {
      title: 'A system with wide use',
      text: 'Homoeopathic dispensaries are part of public health services in many states.',
    },
    {
      title: 'Practice at low cost',
      text: 'A homoeopathic clinic needs little equipment, so graduates can start where patients are.',
    },
    {
      title: 'Time with patients',
      text: 'Case taking is long and personal, which suits students who like to listen.',
    },
    {
      title: 'Room for further study',
      text: 'MD courses in materia medica, repertory, Organon, pharmacy, paediatrics and other subjects follow.',
    },
  ],
  faq: [
    {
      question: 'Is NEET-UG needed for BHMS?',
      answer: 'Yes. BHMS seats in all kinds of colleges are filled by NEET-UG rank in AYUSH counselling.',
    },
    {
      question: 'How long is BHMS?',
      answer: '5.5 years, of which the last year is the internship.',
    },
    {
      question: 'Who regulates the colleges?',
      answer: 'The National Commission for Homoeopathy, which replaced the Central Council of Homoeopathy in 2021.',
    },
    {
      question: 'What does a government seat cost?',
      answer:
        'The state fixes it by its fee order and the prospectus of the college states it; the range that we list stands under admission and fees, marked as not verified. Hostel and deposits are extra.',
    },
    {
      question: 'Can I use my MBBS counselling registration?',
      answer:
        'Usually not. AYUSH rounds have their own registration, even in states where the same authority conducts both.',
    },
    {
      question: 'What can I study after BHMS?',
      answer: 'MD (Homoeopathy) for three years, entered through AIAPGET, or public health and hospital management.',
    },
  ],
  seoTitle: 'BHMS Colleges in India: NEET-UG, Fees and AYUSH Counselling',
  seoDescription:
    'BHMS explained: NEET-UG, eligibility, duration of 5.5 years, government fees, AYUSH counselling, documents and the homoeopathic colleges we list.',
  sources: [
    { label: 'National Commission for Homoeopathy', url: 'https://nch.org.in', year: 2025 },
    { label: 'AYUSH Admissions Central Counseling Committee', url: 'https://aaccc.gov.in', year: 2025 },
  ],
}
