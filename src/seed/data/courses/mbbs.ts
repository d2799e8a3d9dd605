import type { CourseSeed } from '../course-seed'

export const mbbs: CourseSeed = {
  key: 'mbbs',
  listingSlug: 'mbbs-courses',
  name: 'MBBS',
  fullName: 'Bachelor of Medicine and Bachelor of Surgery',
  layout: 'generic',
  duration: '5.5 years including 1-year internship',
  description:
    'MBBS is the degree with which a doctor of modern medicine begins. Four and a half years of teaching lead from anatomy, physiology and biochemistry through pathology, pharmacology and community medicine to the wards of medicine, surgery, obstetrics and paediatrics; a compulsory rotating internship of one year follows.\n\nIn India the National Medical Commission (NMC) recognises the colleges and fixes their yearly intake, and one examination, NEET-UG, gives the rank for every seat: government, private, deemed and central. What differs from seat to seat is the quota, the fee and any bond to serve after the degree, and that is what to compare before counselling opens.',
  entranceExam: 'NEET-UG',
  qualifications: ['MBBS'],
  eligibility: [
    'NEET-UG is mandatory for every MBBS seat in India.',
    'At least 17 years old on or before 31 December of the year of admission.',
    '10+2 passed with Physics, Chemistry, Biology (or Biotechnology) and English.',
    '50% in Physics, Chemistry and Biology together for the general category, 45% for general candidates with a disability (General-PwD), 40% for reserved categories (SC, ST, OBC).',
    'No upper age limit now: an earlier rule set a maximum of 25 years (30 for reserved categories), which the NMC removed in 2022.',
    'State-quota seats also need domicile or schooling in the state, as its own rules define it.',
  ],
  documents: [
    'NEET-UG admit card',
    'NEET-UG score card with rank',
    'Class 10 mark sheet and certificate (proof of date of birth)',
    'Class 12 mark sheet and passing certificate',
    'Domicile or residence certificate for the state quota',
    'Category, EWS or disability certificate where one is claimed',
    'Aadhaar card or another photo identity, and passport-size photographs',
    'Seat allotment letter, with transfer, character and medical fitness certificates',
  ],
  careerOpportunities: [
    'Medical officer in government health services and primary health centres',
    'Junior resident in a teaching or corporate hospital',
    'MD, MS or diploma training through NEET-PG',
    'Private general practice after registration with the state medical council',
    'Armed Forces Medical Services and central services through the Combined Medical Services examination',
    'Public health, hospital administration, research and health technology',
  ],
  governmentFees: {
    min: 15000,
    max: 50000,
    note: 'Typical tuition at government colleges; hostel, mess and caution money come on top.',
  },
  quotas:
    'In government colleges 15% of seats form the all-India quota, allotted by the Medical Counselling Committee, and 85% the state quota. Most states allot theirs themselves; for Delhi the committee does. Deemed and central universities are filled nationally.',
  counselling: { national: { name: 'Medical Counselling Committee (MCC)', website: 'https://mcc.nic.in' } },
  whyChoose: [
    {
      title: 'The licence to practise',
      text: 'MBBS with internship leads to registration as a doctor of modern medicine anywhere in India.',
    },
    {
      title: 'One examination for all seats',
      text: 'A single NEET-UG rank is used by the national and the state rounds, so one preparation serves every application.',
    },
    {
      title: 'Clinical work from early on',
      text: 'The competency-based curriculum brings students to patients from the first year and into full ward postings later.',
    },
    {
      title: 'Every specialty begins here',
      text: 'MD, MS and later DM and MCh training all build on the MBBS degree.',
    },
  ],
  faq: [
    {
      question: 'Is NEET-UG compulsory for MBBS?',
      answer:
        'Yes. Every MBBS seat in India, private and deemed ones included, is filled by NEET-UG rank. Indian citizens who plan to study MBBS abroad also need to have qualified in it.',
    },
    {
      question: 'How long is the course?',
      answer: '5.5 years: four and a half years of study and one year of compulsory rotating internship.',
    },
    {
      question: 'Is there an age limit?',
      answer:
        'The minimum is 17 years on 31 December of the year of admission. A maximum of 25 years (30 for reserved categories) used to apply; the NMC removed it in 2022.',
    },
    {
      question: 'Which marks are needed in class 12?',
      answer:
        '50% in Physics, Chemistry and Biology taken together for general candidates, 45% for general candidates with a disability and 40% for SC, ST and OBC candidates, with English passed, as the NTA information bulletin of the year states. The NEET-UG qualifying percentile comes in addition.',
    },
    {
      question: 'What do the state quota and the all-India quota mean?',
      answer:
        'By the counselling scheme of the MCC, 15% of the seats in a government college go to candidates from all of India and 85% stay with the state for its own candidates. Most states allot them themselves; for Delhi the MCC does.',
    },
    {
      question: 'What does a government seat cost?',
      answer:
        'The state fixes it by its fee order and the prospectus of the college states it; the range that we list stands under admission and fees, marked as not verified. Hostel, mess and deposits are extra.',
    },
    {
      question: 'Do I have to sign a bond?',
      answer:
        'Many states ask for one or more years of government service after the degree, or a payment in its place. Read the current notice of the state before you accept a seat.',
    },
  ],
  seoTitle: 'MBBS Colleges in India: Eligibility, Seats, Fees and Counselling',
  seoDescription:
    'MBBS explained: NEET-UG, eligibility, age, duration of 5.5 years, state and all-India quotas, government fees, documents, and the medical colleges we list.',
  sources: [
    {
      label: 'National Testing Agency, NEET (UG) information bulletin: class 12 marks, age and subjects',
      url: 'https://neet.nta.nic.in',
      year: 2025,
    },
    { label: 'Medical Counselling Committee, UG counselling scheme', url: 'https://mcc.nic.in', year: 2025 },
  ],
}
