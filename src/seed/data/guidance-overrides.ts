import type { CourseKey } from '../../lib/vocabulary'

/** What an editor has written for one course in one region; everything left out is composed from facts. */
export interface GuidanceOverrideSeed {
  course: CourseKey
  regionSlug: string
  title: string
  /** Paragraphs, separated by an empty line. */
  introduction: string
  /** Slugs of the colleges to list first, in this order. */
  featuredColleges: string[]
  whyChoose: { title: string; text: string }[]
  faq: { question: string; answer: string }[]
  seoTitle: string
  seoDescription?: string
}

const bihar: GuidanceOverrideSeed = {
  course: 'mbbs',
  regionSlug: 'bihar',
  title: 'MBBS in Bihar',
  introduction:
    'Bihar has taught medicine since 1925, when the college that is now Patna Medical College opened beside the Ganga. Darbhanga followed in 1946, and around 1970 Nalanda, Gaya, Muzaffarpur and Bhagalpur received the colleges that still carry most of the state’s clinical teaching.\n\nThis page puts eight colleges side by side: six long-standing government colleges, and the private colleges at Saharsa and Kishanganj that families of northern and eastern Bihar ask us about most. Seats of the state quota are allotted by the Bihar Combined Entrance Competitive Examination Board through its undergraduate medical counselling, UGMAC.',
  featuredColleges: [
    'patna-medical-college',
    'darbhanga-medical-college',
    'nalanda-medical-college',
    'lord-buddha-koshi-medical-college',
    'mata-gujri-memorial-medical-college',
    'jawaharlal-nehru-medical-college',
    'anugrah-narayan-magadh-medical-college',
    'shri-krishna-medical-college',
  ],
  whyChoose: [
    {
      title: 'Expert Counseling',
      text: 'A counsellor goes through the UGMAC prospectus with you: domicile, category, and when to freeze or upgrade a seat.',
    },
    {
      title: 'Personalized Recommendations',
      text: 'Your rank, your district and your budget decide the order of Patna, Darbhanga, Gaya, Bhagalpur and the private colleges on your list, not a ready-made ranking.',
    },
    {
      title: 'Documentation Support',
      text: 'Bihar’s residence, caste and income certificates come from the RTPS service and take days; we tell you which form to apply for before the rounds begin.',
    },
    {
      title: 'Transparent Process',
      text: 'You learn what each seat costs, what we know and what we do not. The authority allots seats by rank, and nobody can sell one.',
    },
  ],
  faq: [
    {
      question: 'Who conducts MBBS counselling in Bihar?',
      answer:
        'The Bihar Combined Entrance Competitive Examination Board (BCECEB), https://bceceboard.bihar.gov.in, through UGMAC. The all-India quota of the government colleges, 15% by its counselling scheme, is allotted by the Medical Counselling Committee.',
    },
    {
      question: 'Is NEET-UG needed for private colleges in Bihar too?',
      answer: 'Yes. Every MBBS seat, at Saharsa and Kishanganj as well as in Patna, is filled by NEET-UG rank.',
    },
    {
      question: 'Which is the oldest medical college of the state?',
      answer:
        'Patna Medical College, opened in 1925 as the Prince of Wales Medical College. Darbhanga Medical College came second, in 1946.',
    },
    {
      question: 'What does an MBBS seat in a government college of Bihar cost?',
      answer:
        'What a college charges stands beside its name on this page, with its source, or with the words that it is our own listing and not verified. The fee order of Bihar and the prospectus decide; hostel and mess are extra.',
    },
    {
      question: 'Who counts as a candidate of Bihar for the state quota?',
      answer:
        'The UGMAC prospectus of the year defines it: as a rule residents of Bihar with the certificate it names. Read that page before you pay the registration fee.',
    },
    {
      question: 'Which marks and age are required?',
      answer:
        'By the NTA information bulletin of the year: class 12 with Physics, Chemistry, Biology and English, 50% in the three sciences (45% for general candidates with a disability, 40% for SC, ST and OBC), and 17 years on 31 December of the year of admission. The former maximum age of 25 (30 for reserved categories) was removed by the NMC in 2022.',
    },
    {
      question: 'Are AIIMS Patna and IGIMS part of this counselling?',
      answer:
        'AIIMS Patna is filled entirely by the Medical Counselling Committee. IGIMS in Patna takes part in the state’s rounds like the other government colleges.',
    },
    {
      question: 'What if my rank is too low for a government seat in Bihar?',
      answer:
        'Private colleges of the state, BDS and AYUSH seats in the same BCECEB process, seats open to outsiders in Jharkhand, West Bengal and Uttar Pradesh, and Nepal just across the border are the usual next steps.',
    },
  ],
  seoTitle: 'MBBS in Bihar: Colleges, Seats, Fees and UGMAC Counselling',
}

const uttarPradesh: GuidanceOverrideSeed = {
  course: 'mbbs',
  regionSlug: 'uttar-pradesh',
  title: 'MBBS in Uttar Pradesh',
  introduction:
    'Uttar Pradesh offers every kind of MBBS seat: a state university in Lucknow whose first students came in 1911, a government college in Prayagraj, a central university in Varanasi, and a broad belt of private institutions from Greater Noida to Moradabad and Lucknow.\n\nThe eight colleges on this page stand for that range, three of them public and five private. State-quota and private seats are allotted online by the Directorate General of Medical Education and Training at upneet.gov.in; Banaras Hindu University and the deemed universities belong to the national rounds.',
  featuredColleges: [
    'king-georges-medical-university',
    'moti-lal-nehru-medical-college',
    'institute-of-medical-sciences-bhu',
    'santosh-medical-college',
    'teerthanker-mahaveer-medical-college',
    'sharda-university',
    'eras-lucknow-medical-college',
    'integral-institute-of-medical-sciences',
  ],
  whyChoose: [
    {
      title: 'Expert Counseling',
      text: 'Two processes run at the same time for this state, upneet.gov.in and the MCC. We keep both calendars and say when a seat in one closes the door of the other.',
    },
    {
      title: 'Personalized Recommendations',
      text: 'Public and private fees are different worlds. We build a list that fits your rank and your family’s means.',
    },
    {
      title: 'Documentation Support',
      text: 'Domicile, category and minority certificates must be in the state’s own format and dated rightly; we check each with you before document verification.',
    },
    {
      title: 'Transparent Process',
      text: 'Registration fee, security money, tuition and refund rules are explained in writing before you lock a choice.',
    },
  ],
  faq: [
    {
      question: 'Who conducts MBBS counselling in Uttar Pradesh?',
      answer:
        'The Directorate General of Medical Education and Training, Uttar Pradesh, at https://upneet.gov.in, for the state quota and for private colleges. The Medical Counselling Committee fills the all-India quota, BHU, AMU, AIIMS and deemed universities.',
    },
    {
      question: 'Can candidates from other states take a private MBBS seat in Uttar Pradesh?',
      answer:
        'Private colleges of the state have as a rule been open to candidates from all of India through upneet.gov.in, while government seats of the state quota need domicile. The notice of the year decides.',
    },
    {
      question: 'How far apart are the fees of public and private colleges?',
      answer:
        'Far: a year at a private college can cost many times a year at a public one. What each charges stands beside its name on this page, with its source, or with the words that it is our own listing and not verified. Hostel and other charges come on top.',
    },
    {
      question: 'Which college is the oldest?',
      answer:
        'King George’s Medical University in Lucknow: its foundation stone was laid in 1905, and the first students came in 1911. IMS BHU in Varanasi (1960) and Moti Lal Nehru Medical College in Prayagraj (1961) came half a century later.',
    },
    {
      question: 'How do I get into IMS BHU?',
      answer:
        'Through the Medical Counselling Committee: BHU is a central university, so its MBBS seats are not part of the state’s counselling.',
    },
    {
      question: 'Is Santosh Medical College filled through upneet.gov.in?',
      answer:
        'No. Santosh is a deemed university, and deemed universities are filled in the MCC rounds at https://mcc.nic.in.',
    },
    {
      question: 'Which marks and age are required?',
      answer:
        'NEET-UG and, by the NTA information bulletin of the year, class 12 with Physics, Chemistry, Biology and English, 50% in the three sciences (45% for general candidates with a disability, 40% for SC, ST and OBC), and 17 years on 31 December. A maximum of 25 years (30 for reserved categories) no longer applies; the NMC removed it in 2022.',
    },
    {
      question: 'How are the new government colleges in the districts?',
      answer:
        'Since 2019 the state has opened autonomous state medical colleges beside many district hospitals. Fees are those of government colleges; faculty and departments are still growing, so visit before you rank one above an older college.',
    },
  ],
  seoTitle: 'MBBS in Uttar Pradesh: Colleges, Fees and UP NEET Counselling',
}

export const guidanceOverrides: GuidanceOverrideSeed[] = [bihar, uttarPradesh]
