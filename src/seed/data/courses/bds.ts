import type { CourseSeed } from '../course-seed'

export const bds: CourseSeed = {
  key: 'bds',
  listingSlug: 'bds-courses',
  name: 'BDS',
  fullName: 'Bachelor of Dental Surgery',
  layout: 'state',
  duration: '5 years',
  description:
    'BDS is the first professional degree in dentistry. Four years of study and one year of internship, five in all, cover dental anatomy, materials, oral pathology, conservative dentistry, prosthodontics, orthodontics, oral surgery and the medical subjects a dentist needs. From the third year on, students treat patients in the college’s clinics.\n\nSeats are filled by NEET-UG in the same counselling rounds as MBBS. Since closing ranks for BDS lie well behind those for MBBS, many candidates list both; those who want dentistry for itself gain by looking at the number of clinical chairs, patients and recognised MDS departments rather than at the cut-off alone.',
  entranceExam: 'NEET-UG',
  qualifications: ['BDS', 'MDS'],
  eligibility: [
    'NEET-UG is mandatory for every BDS seat in India.',
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
    'Seat allotment letter with transfer and medical fitness certificates',
  ],
  careerOpportunities: [
    'Own dental practice or partnership in a clinic',
    'Dental surgeon in government hospitals and community health centres',
    'Army Dental Corps and railway health services',
    'MDS in a specialty such as orthodontics or oral surgery',
    'Lecturer or tutor in a dental college',
    'Dental public health, research and industry',
  ],
  governmentFees: {
    min: 15000,
    max: 50000,
    note: 'Typical tuition at government dental colleges; instruments, hostel and deposits come on top.',
  },
  quotas:
    'In government dental colleges 15% of seats form the all-India quota, allotted by the Medical Counselling Committee, and 85% the state quota. Deemed universities are filled nationally.',
  counselling: { national: { name: 'Medical Counselling Committee (MCC)', website: 'https://mcc.nic.in' } },
  whyChoose: [
    {
      title: 'Work with your own hands',
      text: 'Dentistry is surgery in small dimensions: planning, precision and visible results on the same day.',
    },
    {
      title: 'Independent early',
      text: 'After internship and registration a dentist may open a practice without further training.',
    },
    {
      title: 'Regular hours',
      text: 'Most dental work is by appointment, which makes it easier to plan a life around it than most hospital posts.',
    },
    {
      title: 'Nine specialties to follow',
      text: 'MDS training is offered in fields from orthodontics to public health dentistry.',
    },
  ],
  faq: [
    {
      question: 'Do I need NEET-UG for BDS?',
      answer: 'Yes. NEET-UG is mandatory for government, private and deemed dental colleges alike.',
    },
    {
      question: 'How long is BDS?',
      answer: 'Five years: four of study and one of compulsory paid rotating internship.',
    },
    {
      question: 'Is there a separate counselling for dental seats?',
      answer:
        'No. BDS is allotted in the same rounds as MBBS, nationally by the MCC and in the states by their medical counselling authorities.',
    },
    {
      question: 'Which marks are required in class 12?',
      answer:
        '50% in Physics, Chemistry and Biology for general candidates, 45% for general candidates with a disability and 40% for SC, ST and OBC candidates, with English passed, as the NTA information bulletin of the year states.',
    },
    {
      question: 'What does a government BDS seat cost?',
      answer:
        'The state fixes it by its fee order and the prospectus of the college states it; the range that we list stands under admission and fees, marked as not verified. Dental instruments are a noticeable extra cost in the first years.',
    },
    {
      question: 'Can a BDS graduate become a specialist?',
      answer: 'Yes, through MDS, a three-year course that is entered by NEET-MDS.',
    },
    {
      question: 'How do I check that a college is recognised?',
      answer:
        'Look for it on the list of the National Dental Commission, which also states the approved number of seats. The commission took the place of the Dental Council of India on 19 March 2026.',
    },
  ],
  seoTitle: 'BDS Colleges in India: Eligibility, Fees, Seats and Counselling',
  seoDescription:
    'BDS explained: NEET-UG, eligibility, duration of five years, quotas, government fees, the eight documents for counselling and the dental colleges we list.',
  sources: [
    {
      label: 'National Dental Commission, since 19 March 2026 in place of the Dental Council of India',
      url: 'https://ndcindia.gov.in',
      year: 2026,
    },
    {
      label: 'National Testing Agency, NEET (UG) information bulletin: class 12 marks, age and subjects',
      url: 'https://neet.nta.nic.in',
      year: 2025,
    },
    { label: 'Medical Counselling Committee, UG counselling scheme', url: 'https://mcc.nic.in', year: 2025 },
  ],
}
