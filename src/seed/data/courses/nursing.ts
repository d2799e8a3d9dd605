import type { CourseSeed } from '../course-seed'

export const nursing: CourseSeed = {
  key: 'nursing',
  listingSlug: 'bsc-nursing-courses',
  name: 'B.Sc Nursing',
  fullName: 'Bachelor of Science in Nursing',
  layout: 'state',
  duration: '4 years',
  description:
    'B.Sc Nursing is the professional degree for registered nurses and midwives. Eight semesters combine anatomy, physiology, microbiology and psychology with medical-surgical, child health, mental health, community and midwifery nursing, and a large part of the hours is spent on the wards.\n\nThere is no single national examination for it. The Indian Nursing Council’s regulations of 2021 ask for an entrance test of the state or the university; AIIMS and other institutes hold their own, and some institutions use NEET-UG scores. What matters in a college is recognition by the Indian Nursing Council and the state council, and a parent hospital with enough beds.',
  entranceExam: 'State or institute nursing entrance test; NEET-UG is not mandatory',
  qualifications: ['B.Sc Nursing', 'Post Basic B.Sc Nursing', 'M.Sc Nursing', 'GNM'],
  eligibility: [
    'At least 17 years old on or before 31 December of the year of admission, and at most 35.',
    '10+2 passed with Physics, Chemistry and Biology, and with English.',
    '45% in the science subjects for the general category; 40% for reserved categories.',
    'NEET is not mandatory, although some institutions use its score for B.Sc Nursing seats.',
    'Medically fit, as a health certificate confirms.',
  ],
  documents: [
    'Admit card and score card of the nursing entrance test, where one is held',
    'Class 10 certificate (proof of date of birth)',
    'Class 12 mark sheet and passing certificate',
    'Domicile or residence certificate for state seats',
    'Category, EWS or disability certificate where one is claimed',
    'Transfer and character certificates',
    'Medical fitness and vaccination certificate',
    'Photo identity and passport-size photographs',
  ],
  careerOpportunities: [
    'Nursing officer at AIIMS (through NORCET), ESIC, railways and state hospitals',
    'Staff nurse in corporate and mission hospitals',
    'Intensive care, operation theatre, dialysis and oncology nursing',
    'Community health officer at a health and wellness centre',
    'Military Nursing Service',
    'M.Sc Nursing and teaching, and registered work abroad after the licence test of the country',
  ],
  governmentFees: {
    min: 10000,
    max: 50000,
    note: 'Typical tuition at government nursing colleges; uniform, hostel and mess come on top.',
  },
  counselling: { national: { name: 'Indian Nursing Council', website: 'https://www.indiannursingcouncil.org' } },
  whyChoose: [
    {
      title: 'Work in every hospital',
      text: 'No ward runs without nurses, and vacancies are advertised all year round by public and private employers.',
    },
    {
      title: 'A degree known abroad',
      text: 'Indian nurses work in the Gulf, Britain, Ireland, Germany and elsewhere after that country’s registration.',
    },
    {
      title: 'Entry without NEET',
      text: 'Seats go by a nursing entrance test, so NEET-UG is not the only way into health care.',
    },
    {
      title: 'Clear steps upwards',
      text: 'M.Sc Nursing, the nurse practitioner course and teaching posts build on the degree.',
    },
  ],
  faq: [
    {
      question: 'Is NEET required for B.Sc Nursing?',
      answer:
        'It is not mandatory. States, universities and institutes hold their own tests; some institutions use the NEET-UG score. Read the notice of each one.',
    },
    {
      question: 'How long is the course?',
      answer: 'Four years, taught in eight semesters with clinical postings in each year.',
    },
    {
      question: 'Which marks are required?',
      answer:
        '45% in the science subjects of class 12 for general candidates and 40% for reserved categories, as the B.Sc Nursing regulations of the Indian Nursing Council state.',
    },
    {
      question: 'Can men apply?',
      answer: 'Yes. B.Sc Nursing is open to all, although a number of colleges and hostels admit women only.',
    },
    {
      question: 'What is the difference from GNM?',
      answer:
        'GNM is a diploma of three years. B.Sc Nursing is a university degree of four years and leads directly to M.Sc Nursing; diploma holders can take the two-year Post Basic B.Sc.',
    },
    {
      question: 'What does a government college cost?',
      answer:
        'The state fixes it by its fee order and the prospectus of the college states it; the range that we list stands under admission and fees, marked as not verified. Uniform, hostel and mess are extra.',
    },
    {
      question: 'How do I check a college?',
      answer:
        'Ask for its recognition by the state nursing council and look it up on the list of the Indian Nursing Council.',
    },
  ],
  seoTitle: 'B.Sc Nursing Colleges in India: Eligibility, Fees and Admission',
  seoDescription:
    'B.Sc Nursing explained: eligibility, four-year duration, entrance without NEET, government fees, documents, careers and the nursing colleges we list.',
  sources: [
    {
      label: 'Indian Nursing Council, B.Sc Nursing regulations',
      url: 'https://www.indiannursingcouncil.org',
      year: 2021,
    },
    {
      label: 'Medical Counselling Committee, B.Sc Nursing seats in participating institutions',
      url: 'https://mcc.nic.in',
      year: 2025,
    },
  ],
}
