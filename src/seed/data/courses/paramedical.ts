import type { CourseSeed } from '../course-seed'

export const paramedical: CourseSeed = {
  key: 'paramedical',
  listingSlug: 'paramedical-courses',
  name: 'Paramedical',
  fullName: 'Paramedical and Allied Health Sciences',
  layout: 'state',
  duration: '6 months to 4 years',
  description:
    'Paramedical courses train the people behind diagnosis and treatment: laboratory and radiology technologists, operation theatre and anaesthesia technicians, dialysis staff, optometrists, physiotherapists, emergency technicians. Certificates are the shortest courses, bachelor’s degrees with internship the longest. The notice of each course says its length.\n\nThe National Commission for Allied and Healthcare Professions Act of 2021 brings these professions under one regulator, with common curricula and registers, while state paramedical councils and universities still conduct most admissions. Ask each institution which body recognises its course and where the practical training takes place.',
  entranceExam: 'State or institute test, or class 12 marks; NEET-UG for degrees is planned from 2027-28',
  qualifications: ['Paramedical'],
  eligibility: [
    '10+2 passed with Physics, Chemistry and Biology for degree and most diploma courses; some certificates accept class 10.',
    '50% in class 12 for the general category; 45% for reserved categories (our listing, not verified).',
    'Age generally 17 to 25 years (our listing, not verified); the notice of the course decides.',
    'A state or institute entrance test where the institution asks for one.',
    'Medically fit, as a health certificate confirms.',
  ],
  documents: [
    'Class 10 mark sheet and certificate (proof of date of birth)',
    'Class 12 mark sheet and passing certificate',
    'Admit card and result of the entrance test, where one is held',
    'Domicile or residence certificate for state seats',
    'Category, EWS or disability certificate where one is claimed',
    'Transfer and character certificates',
    'Medical fitness certificate',
    'Photo identity and passport-size photographs',
  ],
  careerOpportunities: [
    'Medical laboratory technologist',
    'Radiographer and imaging technologist',
    'Operation theatre and anaesthesia technician',
    'Dialysis, cardiac and critical care technician',
    'Optometrist, audiologist or physiotherapist, after the respective degree',
    'Emergency medical technician and ambulance services',
  ],
  governmentFees: {
    min: 15000,
    max: 50000,
    note: 'Typical tuition at government institutions; the figure depends on the course and its length.',
  },
  counselling: {
    national: {
      name: 'National Commission for Allied and Healthcare Professions',
      website: 'https://ncahp.abdm.gov.in',
    },
  },
  whyChoose: [
    {
      title: 'A short way into work',
      text: 'Certificates and diplomas are shorter than a degree and lead to hospital and laboratory posts.',
    },
    {
      title: 'Many fields',
      text: 'Laboratory, imaging, theatre, dialysis, eye care, rehabilitation: a course for most interests.',
    },
    {
      title: 'Several ways in',
      text: 'Institutions admit on class 12 marks, or by a test of the state or of their own.',
    },
    {
      title: 'A profession with a register',
      text: 'The 2021 Act gives allied health professions national standards and registration.',
    },
  ],
  faq: [
    {
      question: 'Is NEET needed for paramedical courses?',
      answer:
        'Not in general for 2026-27. The national commission plans NEET-UG for degree courses and has put it off to 2027-28. Read the notice of the course.',
    },
    {
      question: 'How long do the courses take?',
      answer:
        'As our own listing, not verified: from 6 months to 4 years. Some degrees, physiotherapy for one, take longer with their internship.',
    },
    {
      question: 'Which marks are required?',
      answer:
        'As our own listing, not verified: 50% in class 12 for general candidates and 45% for reserved categories, with science subjects. The notice of the institution decides.',
    },
    {
      question: 'Is there an age limit?',
      answer: 'As our own listing, not verified: generally 17 to 25 years. The notice of the course decides.',
    },
    {
      question: 'Which course has the best prospects?',
      answer:
        'Laboratory, imaging, theatre and dialysis technology are needed in every hospital of some size. Choose by the training hospital and by what you like to do all day.',
    },
    {
      question: 'Diploma or degree?',
      answer:
        'A diploma is quicker and cheaper; a degree opens supervisory posts, higher study and, in more and more services, the better grade.',
    },
    {
      question: 'What does a government institution cost?',
      answer:
        'The state fixes it by its fee order and the prospectus of the college states it; the range that we list stands under admission and fees, marked as not verified.',
    },
  ],
  seoTitle: 'Paramedical Courses and Colleges in India: Eligibility, Fees, Duration',
  seoDescription:
    'Paramedical and allied health courses explained: eligibility, durations from 6 months to 4 years, government fees, documents, careers and the institutions we list.',
  sources: [
    {
      label: 'National Commission for Allied and Healthcare Professions Act',
      url: 'https://www.indiacode.nic.in',
      year: 2021,
    },
  ],
}
