/** A page of running text: sections of plain paragraphs that the seed turns into rich text. */
export interface TextSection {
  heading: string
  paragraphs: string[]
}

interface TitledText {
  title: string
  text: string
}

export const aboutPage: {
  introduction: string
  mission: string
  values: TitledText[]
  team: { name: string; role: string; text: string; isSample: boolean }[]
  whyChoose: TitledText[]
} = {
  introduction:
    'We work between two groups of people who often meet only years later: families who look for a medical seat, and doctors who look for their next post. Both deserve plain facts and someone who answers.',
  mission:
    'To make the way into medicine, and from one post to the next, understandable for everyone in India and Nepal: which colleges exist, what a seat asks for and costs, which vacancies are open, and what to do by when. What we do not know, we leave out.',
  values: [
    {
      title: 'Excellence',
      text: 'Each figure shows its document and year. One without a document is marked as not verified.',
    },
    {
      title: 'Integrity',
      text: 'Seats are given by rank and posts by merit; we never promise either and never sell what is not ours.',
    },
    {
      title: 'Personalized Service',
      text: 'One counsellor follows your case and knows your rank, your family’s means and your doubts.',
    },
    {
      title: 'Global Reach',
      text: 'From Patna to Kathmandu and beyond, we follow colleges and vacancies across borders.',
    },
  ],
  team: [
    {
      name: 'Sample Name One',
      role: 'Founder and Head of Counselling',
      text: 'Sample entry. Please replace it with the name, photograph and a sentence about the person.',
      isSample: true,
    },
    {
      name: 'Sample Name Two',
      role: 'Head of Medical Placements',
      text: 'Sample entry. Please replace it with the name, photograph and a sentence about the person.',
      isSample: true,
    },
    {
      name: 'Sample Name Three',
      role: 'Admissions and Documentation Lead',
      text: 'Sample entry. Please replace it with the name, photograph and a sentence about the person.',
      isSample: true,
    },
  ],
  whyChoose: [
    {
      title: 'Admissions and jobs together',
      text: 'Those who place doctors know what a degree from a college is worth later.',
    },
    {
      title: 'Figures with their source',
      text: 'Seats, years and fees come with the list they stand in; unknown ones are left out.',
    },
    { title: 'An answer within 24 hours', text: 'Every enquiry is read by a person, in English or Hindi.' },
    {
      title: 'Your data stays yours',
      text: 'We use what you send for your case alone and delete or anonymise it afterwards.',
    },
  ],
}

export const privacySections: TextSection[] = [
  {
    heading: 'What this policy covers',
    paragraphs: [
      'This policy explains which personal data this website processes, why, for how long, and what you can ask of us. It applies to visitors, account holders, applicants for vacancies and everyone who sends us an enquiry.',
    ],
  },
  {
    heading: 'Your account',
    paragraphs: [
      'For an account we store your full name, e-mail address, an encrypted form of your password, and, if you give them, your phone number and a profile photo. Location data hidden inside a photo is removed when it is uploaded.',
      'An account whose e-mail address is not verified is deleted after 7 days. You can correct your profile, take a copy of your data and delete the account at any time in the dashboard. What is deleted with it, and how long we keep what else there is, stands under this text.',
    ],
  },
  {
    heading: 'Job applications and CVs',
    paragraphs: [
      'When you apply for a vacancy we store the application, the vacancy as it was on that day, your cover note and the stages that follow. A CV that you upload is kept privately. Only you and the administrators who handle applications can open it, and the institution if you agree to that when you apply.',
      'You can withdraw an application in the dashboard; its CV and note are deleted some weeks later, so that you can send it again. A CV that you remove stays only with applications that you have not withdrawn.',
    ],
  },
  {
    heading: 'Enquiries',
    paragraphs: [
      'The contact, admission and counselling forms store what you write: name, e-mail address, phone number, the course and country you are interested in, a NEET score if you give one, and your message, together with the page from which you sent it and your consent.',
      'Our counsellors use this to answer you. 24 months after an enquiry has been closed it is anonymised: name, contact details and message are removed, and only figures for statistics remain.',
    ],
  },
  {
    heading: 'Cookies and storage in your browser',
    paragraphs: [
      'We set one cookie for signing in, which your browser keeps so that you stay signed in, and one by which we know a browser that you have signed in with, so that the wrong guesses of others cannot keep you out. A third says only that somebody is signed in, so that pages show the right button at once. We remember choices such as the dark theme. We set no advertising cookies, and no other company follows you through this site.',
      'The map on the contact page comes from a map service. Your browser contacts that service only when the map is loaded.',
    ],
  },
  {
    heading: 'Who receives data',
    paragraphs: [
      'If you apply for a vacancy, the institution that offers it may receive your application. Companies that host this site and deliver our e-mails process data on our instruction. We do not sell personal data, and we share it with authorities only where the law obliges us.',
    ],
  },
  {
    heading: 'Security',
    paragraphs: [
      'Connections are encrypted, passwords are stored only in a form that cannot be turned back, access of our staff depends on their task, and changes to records are logged.',
    ],
  },
  {
    heading: 'Your rights',
    paragraphs: [
      'You may ask what we hold about you, have it corrected, receive a copy, withdraw a consent or have your data deleted unless a law requires us to keep it. For persons under 18 a parent or guardian may act.',
      'We answer such requests within 30 days. You may also complain to the data protection authority of your country.',
    ],
  },
  {
    heading: 'Contact',
    paragraphs: [
      'Write to the e-mail address or call the phone number given below, or send a letter to our office. Please mention that your message is about data protection.',
    ],
  },
]

export const termsSections: TextSection[] = [
  {
    heading: 'Agreement',
    paragraphs: [
      'By using this website you agree to these terms. If you do not agree with them, please do not use the site. Those under 18 use it with the consent of a parent or guardian.',
    ],
  },
  {
    heading: 'What we offer',
    paragraphs: [
      'We publish information about medical colleges, courses and vacancies, and offer counselling on admissions and careers. We are not a college, an examination body or a counselling authority, and we cannot grant a seat or a post.',
    ],
  },
  {
    heading: 'Accuracy of information',
    paragraphs: [
      'Seats, fees, dates and rules change every year. We state sources and years where we can; before any payment or binding choice, confirm the figure with the college or the authority. Ratings and success figures are our own assessment and not a promise.',
    ],
  },
  {
    heading: 'Your account',
    paragraphs: [
      'Give true details, keep your password to yourself and tell us if you suspect that somebody else uses your account. One person has one account. We may close accounts that are used to deceive or to harm others.',
    ],
  },
  {
    heading: 'Vacancies and applications',
    paragraphs: [
      'Vacancies are published as institutions describe them. An application is your own statement; documents and registrations you name must be genuine. Whether you are invited or appointed is the institution’s decision alone.',
    ],
  },
  {
    heading: 'Acceptable use',
    paragraphs: [
      'Do not copy the site in bulk, disturb its operation, try to reach data of others, or upload anything unlawful. Short quotations with a link are welcome.',
    ],
  },
  {
    heading: 'Fees and refunds',
    paragraphs: [
      'Browsing, saving colleges, applying and sending an enquiry are free. Where a counselling service is charged, its price and refund terms are stated in writing before you pay.',
    ],
  },
  {
    heading: 'Liability',
    paragraphs: [
      'We answer for intent and gross negligence, and otherwise only as far as the law requires. We are not responsible for decisions of colleges, authorities and employers or for the content of other websites to which we link.',
    ],
  },
  {
    heading: 'Changes to these terms',
    paragraphs: [
      'We announce changes on this page at least 30 days before they take effect. Whoever keeps using the site after that accepts them; the date of the last edit stands at the top.',
    ],
  },
  {
    heading: 'Law and jurisdiction',
    paragraphs: [
      'The law of India applies. The courts of Bihar have jurisdiction over disputes that arise from these terms or from the use of the site.',
    ],
  },
  {
    heading: 'Contact',
    paragraphs: ['Questions about these terms reach us at the e-mail address, phone number and office given below.'],
  },
]

export const admissionPage: { title: string; introduction: string; services: TitledText[] } = {
  title: 'Your Way to a Medical Seat',
  introduction:
    'From the NEET score to the first day of class: we help you to understand your options in India and Nepal, to choose colleges that fit rank and budget, and to have every paper ready in time.',
  services: [
    {
      title: 'NEET Counselling',
      text: 'We go through your score, category and domicile and plan the national and state rounds with you, date by date, with a realistic order of choices.',
    },
    {
      title: 'College Selection',
      text: 'We compare seats, fees over the whole course, hospital, hostel and bond of the colleges within your reach and say plainly what speaks against each.',
    },
    {
      title: 'Documentation Support',
      text: 'We check certificates, affidavits and forms against the notice of the authority before you upload them or travel for reporting.',
    },
  ],
}
