import type { CourseSeed } from '../course-seed'

export const mdMs: CourseSeed = {
  key: 'md-ms',
  listingSlug: 'md-ms-courses',
  name: 'MD/MS',
  fullName: 'Doctor of Medicine and Master of Surgery',
  layout: 'generic',
  duration: '3 years',
  description:
    'MD and MS are the degrees that turn a doctor into a specialist: MD in medical and para-clinical subjects such as general medicine, paediatrics, radiodiagnosis or pathology, MS in surgical ones such as general surgery, orthopaedics, ENT or ophthalmology. Training is a residency: three years of supervised work on the wards with a thesis and a final examination.\n\nAdmission runs through NEET-PG. Half of the seats in government colleges belong to the all-India quota and half to the state; deemed and central universities are filled nationally, and AIIMS, PGIMER, JIPMER, NIMHANS and SCTIMST select through the separate INI-CET. DM and MCh, the superspecialty degrees, follow later through NEET-SS.',
  entranceExam: 'NEET-PG',
  qualifications: ['MD', 'MS', 'DM', 'MCh'],
  eligibility: [
    'MBBS degree recognised by the National Medical Commission.',
    'Permanent or provisional registration with the NMC or a state medical council.',
    'One-year internship completed by the date that the NEET-PG bulletin of the year names.',
    'NEET-PG qualified: at or above the cut-off percentile of the category.',
    'INI-CET instead of NEET-PG for AIIMS, PGIMER, JIPMER, NIMHANS and SCTIMST.',
    'State-quota seats: MBBS from the state or domicile in it, as the state’s rules say.',
  ],
  documents: [
    'NEET-PG admit card',
    'NEET-PG score card with rank',
    'MBBS degree or provisional certificate',
    'MBBS mark sheets of all professional examinations',
    'Internship completion certificate',
    'Registration certificate of the NMC or a state medical council',
    'Category, EWS or disability certificate where one is claimed',
    'Date of birth proof, photo identity and passport-size photographs',
  ],
  careerOpportunities: [
    'Specialist or consultant in a government or private hospital',
    'Senior resident, then assistant professor in a medical college',
    'DM or MCh superspecialty training through NEET-SS',
    'Own specialist practice or nursing home',
    'Research and fellowship posts in India and abroad',
    'Leadership of hospital departments and public health programmes',
  ],
  quotas:
    'For postgraduate seats in government colleges the all-India quota is 50% and the state quota 50%. The 85% and 15% split belongs to undergraduate courses.',
  counselling: { national: { name: 'Medical Counselling Committee (MCC)', website: 'https://mcc.nic.in' } },
  whyChoose: [
    {
      title: 'Specialist standing',
      text: 'A recognised MD or MS is entered in the medical register and opens consultant posts.',
    },
    {
      title: 'Paid training',
      text: 'Residents receive a monthly stipend that the state or the institution fixes, so training is also employment.',
    },
    {
      title: 'The way into teaching',
      text: 'After a senior residency the degree qualifies for assistant professor posts in medical colleges.',
    },
    {
      title: 'The step before DM and MCh',
      text: 'Superspecialties such as cardiology, neurology and neurosurgery build on it.',
    },
  ],
  faq: [
    {
      question: 'Which examination leads to MD and MS?',
      answer:
        'NEET-PG, conducted by the National Board of Examinations in Medical Sciences. Institutes of national importance such as AIIMS and PGIMER use INI-CET.',
    },
    {
      question: 'How long does the training take?',
      answer: 'Three years of residency. A postgraduate diploma takes two years.',
    },
    {
      question: 'How are the seats divided?',
      answer:
        'In government colleges half go through the all-India quota and half through the state. All seats of deemed and central universities are allotted by the MCC.',
    },
    {
      question: 'Can I apply while my internship is running?',
      answer: 'Yes, provided that it ends by the date printed in the NEET-PG bulletin of that year.',
    },
    {
      question: 'What is the difference between MD, MS and DNB?',
      answer:
        'MD covers medical subjects and MS surgical ones, both awarded by universities. DNB is awarded by the National Board after training in accredited hospitals and is recognised as a specialist qualification too.',
    },
    {
      question: 'Is there a service bond after MD or MS?',
      answer:
        'Many states require one to several years of service after a government seat or a payment in its place. The prospectus of the state names the present terms.',
    },
  ],
  seoTitle: 'MD/MS Colleges in India: NEET-PG, Seats and Counselling',
  seoDescription:
    'MD and MS explained: NEET-PG and INI-CET, eligibility, three years of residency, state and all-India quotas, documents and the postgraduate medical colleges we list.',
  sources: [
    {
      label: 'National Medical Commission, Post-Graduate Medical Education Regulations',
      url: 'https://www.nmc.org.in',
      year: 2023,
    },
    {
      label: 'National Board of Examinations in Medical Sciences, NEET-PG bulletin',
      url: 'https://natboard.edu.in',
      year: 2025,
    },
    { label: 'Medical Counselling Committee, PG counselling scheme', url: 'https://mcc.nic.in', year: 2025 },
  ],
}
