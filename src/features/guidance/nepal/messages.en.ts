import type { CourseKey } from '@/lib/vocabulary'

/** A cited document. */
export type Citation = { name: string; href: string; year: number | null }

/** A statement with its document. */
export type CitedPoint = { title: string; text: string; source: Citation | null }

const commission = { name: 'Medical Education Commission, Nepal', href: 'https://mec.gov.np' }
export const medicalEducationAct: Citation = {
  ...commission,
  name: 'National Medical Education Act, Nepal',
  year: 2019,
}
export const licentiateRegulations: Citation = {
  name: 'National Medical Commission, Foreign Medical Graduate Licentiate Regulations',
  href: 'https://www.nmc.org.in',
  year: 2021,
}
export const screeningTest: Citation = {
  name: 'Screening Test Regulations, amendment',
  href: 'https://www.nmc.org.in',
  year: 2018,
}
export const centralBank: Citation = { name: 'Nepal Rastra Bank', href: 'https://www.nrb.org.np', year: 1993 }

const examination = (course: CourseKey) =>
  course === 'md-ms'
    ? 'MECEE-PG of the Medical Education Commission'
    : 'MECEE-BL, the common entrance examination of the Medical Education Commission'

/** Texts only pages of Nepal have. */
export const nepalMessages = {
  examination,
  /** Replaces the Indian rules of the course records. */
  eligibility: (course: CourseKey): string[] => [
    `Nepali candidates: a place on the merit list of ${examination(course)}.`,
    'Candidates from other countries do not sit this examination. The commission’s notice of the year says how their seats are given.',
    'The marks, subjects and age that it asks for stand in the notice of the year; we have no checked figures.',
    ...(course === 'mbbs' ? ['Indian citizens: NEET-UG qualified before the course begins.'] : []),
  ],
  forIndians: {
    title: 'For candidates from India',
    contents: 'For Indians',
    points: (course: CourseKey): CitedPoint[] => [
      {
        title: 'Seats for candidates from abroad',
        text: 'The Medical Education Commission says how many seats a college may give to foreign nationals, and how. They do not sit its entrance examination. Nobody else can promise a seat.',
        source: medicalEducationAct,
      },
      ...(course === 'mbbs'
        ? [
            {
              title: 'NEET-UG first',
              text: 'An Indian citizen who wants to practise in India later must have qualified in NEET-UG before studying MBBS abroad. A result holds for three years.',
              source: screeningTest,
            },
            {
              title: 'Recognition in India',
              text: 'The NMC asks for at least 54 months of study and 12 months of internship at the same college. Teaching must be in English, and the degree must give the right to practise in Nepal. Then you must pass the screening test of India. Ask the college for each of these in writing.',
              source: licentiateRegulations,
            },
          ]
        : [
            {
              title: 'Recognition in India',
              text: 'Whether the degree counts in India is for the Indian regulator of the course to say. We have no checked answer: ask there before you pay.',
              source: null,
            },
          ]),
    ],
  },
  fees: {
    title: 'Fees in Nepal',
    contents: 'Fees',
    seats: 'Seats',
    nepali: 'Nepali rupees',
    indian: 'About, in Indian rupees',
    per: { year: 'a year', course: 'the whole course' },
    from: 'From',
    unknown:
      'The Medical Education Commission says each year what a college may charge. The amounts of this year are not known here. They stand on its site, mec.gov.np.',
    rate: (nepali: string) =>
      `One Indian rupee is ${nepali} Nepali rupees, the rate that the central bank of Nepal keeps.`,
    rateSource: centralBank,
  },
} as const
