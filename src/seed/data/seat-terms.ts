import type { CentralCategory, Restriction } from '@/features/cut-offs/schema'

/** One word of an authority: what its lists write, and what it means. */
export interface TermSeed {
  /** The address of the authority. */
  authority: string
  kind: 'quota' | 'category'
  code: string
  words: string
  explanation?: string
  central?: CentralCategory
  /** The code of the category that it is a part of, where it is not its own. */
  categoryGroup?: string
  restriction?: Restriction
  forWomen?: boolean
  hasNoSeats?: boolean
  forResidents?: boolean
  /** The slug of the state whose candidates alone it is for, where it is not that of the authority. */
  region?: string
  /** The code of the pool in whose place it stands, where lists call it that. */
  insteadOf?: string
  isPriced?: boolean
}
type Meaning = Omit<TermSeed, 'authority' | 'kind' | 'code'>

const terms = (authority: string, kind: TermSeed['kind'], meanings: Readonly<Record<string, Meaning>>): TermSeed[] =>
  Object.entries(meanings).map(([code, meaning]) => ({ authority, kind, code, ...meaning }))

const quotasOf = (authority: string, meanings: Readonly<Record<string, Meaning>>) => terms(authority, 'quota', meanings)
const categoriesOf = (authority: string, meanings: Readonly<Record<string, Meaning>>) =>
  terms(authority, 'category', meanings)

const STATE: Meaning = { words: 'State quota', forResidents: true }
const MANAGEMENT: Meaning = { words: 'Management quota', isPriced: true }
const NRI: Meaning = { words: 'Non-resident Indian quota', restriction: 'nri' }

const OPEN: Meaning = { words: 'Open', central: 'open' }
const EWS: Meaning = { words: 'Economically weaker section (EWS)', central: 'ews' }
const SC: Meaning = { words: 'Scheduled caste (SC)', central: 'sc' }
const ST: Meaning = { words: 'Scheduled tribe (ST)', central: 'st' }
const backward = (words: string, explanation?: string): Meaning => ({ words, central: 'obc', explanation })

/** The same categories for candidates with a disability, as a list marks them. */
const withDisability = (categories: Readonly<Record<string, Meaning>>, code: (plain: string) => string) =>
  Object.fromEntries(
    Object.entries(categories).map(([plain, meaning]): [string, Meaning] => [
      code(plain),
      { ...meaning, words: `${meaning.words}, with a disability`, restriction: 'disability' },
    ]),
  )

const CENTRAL: Readonly<Record<string, Meaning>> = {
  Open: OPEN,
  EWS,
  OBC: backward('Other backward classes (OBC)', 'Those of the central list, outside the creamy layer.'),
  SC,
  ST,
}

/** A category for which an authority keeps no seats, and in which of its lists that was seen. */
const withoutSeats = (meaning: Meaning, explanation: string): Meaning => ({ ...meaning, explanation, hasNoSeats: true })

const university = (words: string, region?: string): Meaning => ({ words, restriction: 'university', region })
const minority = (words: string): Meaning => ({ words, restriction: 'minority' })
const armedForces = (words: string): Meaning => ({ words, restriction: 'defence', region: 'delhi' })

const MCC: TermSeed[] = [
  ...quotasOf('mcc', {
    'All India': {
      words: 'All-India quota',
      explanation: 'Fifteen of a hundred seats of government colleges, open to candidates of every state.',
    },
    'Open Seat (AIIMS, JIPMER, central)': {
      words: 'AIIMS, JIPMER and central universities, open to all India',
      insteadOf: 'All India',
    },
    'Deemed/Paid Seats': {
      words: 'Deemed university',
      explanation: 'No reservation; the fee decides who takes a seat.',
      isPriced: true,
    },
    'NRI (deemed)': { words: 'Deemed university, non-resident Indians', restriction: 'nri', isPriced: true },
    'ESI insured persons': { words: 'Children of insured persons (ESI)', restriction: 'esi' },
    'Delhi University': university('Delhi University, candidates of Delhi', 'delhi'),
    'IP University (Delhi)': university('IP University, candidates of Delhi', 'delhi'),
    'Delhi Univ - Delhi CW': armedForces('Delhi University, children and widows of the armed forces'),
    'IP Univ - Delhi CW': armedForces('IP University, children and widows of the armed forces'),
    'JIPMER - Pondicherry Domicile': university('JIPMER, residents of Puducherry', 'puducherry'),
    'Internal Puducherry': university('JIPMER, residents of Puducherry', 'puducherry'),
    'AMU - Internal': university('Aligarh Muslim University, its own students'),
    'AMU internal': university('Aligarh Muslim University, its own students'),
    'AMU - NRI': { words: 'Aligarh Muslim University, non-resident Indians', restriction: 'nri' },
    'Jamia - Internal': university('Jamia Millia Islamia, its own students'),
    'Jamia Internal Quota': university('Jamia Millia Islamia, its own students'),
    'Jamia - Open': { words: 'Jamia Millia Islamia, open' },
    'Jamia - Muslim': minority('Jamia Millia Islamia, Muslim candidates'),
    'Jamia - Muslim Women': minority('Jamia Millia Islamia, Muslim women'),
    'Deemed - Jain Minority': minority('Deemed university, Jain minority'),
    'Jain minority': minority('Deemed university, Jain minority'),
    'Deemed - Muslim Minority': minority('Deemed university, Muslim minority'),
    'Muslim minority': minority('Deemed university, Muslim minority'),
    'AIIMS - Foreign Nationals': { words: 'AIIMS, foreign nationals', restriction: 'nri' },
  }),
  ...categoriesOf('mcc', { ...CENTRAL, ...withDisability(CENTRAL, (plain) => `${plain} PwD`) }),
]

/** Karnataka puts a group and a way in into one code: 3BG is group 3B, general; 3BR the same from rural schools. */
const GROUPS: Readonly<Record<string, Meaning>> = {
  GM: { words: 'General merit', central: 'open', forResidents: true },
  SC,
  ST,
  '1': backward('Category 1'),
  '2A': backward('Category 2A'),
  '2B': backward('Category 2B'),
  '3A': backward('Category 3A'),
  '3B': backward('Category 3B'),
}
const WAYS: Readonly<Record<string, string>> = {
  R: 'from rural schools',
  K: 'taught in Kannada',
  H: 'of Hyderabad-Karnataka',
  RH: 'from rural schools of Hyderabad-Karnataka',
  KH: 'taught in Kannada, of Hyderabad-Karnataka',
}
const PRIVATE_MERIT = { central: 'open', categoryGroup: 'GM', forResidents: true } as const
const EVERY_STATE: Meaning = { words: 'Open, from every state', central: 'open', categoryGroup: 'GM' }
const KARNATAKA: TermSeed[] = [
  ...quotasOf('karnataka', {
    'Government seat': {
      words: 'Government seat, at government and private colleges',
      explanation: 'For candidates of Karnataka, at the fee that the state sets.',
      forResidents: true,
    },
    'Private seat': {
      words: 'Private seat',
      explanation: 'At the higher fee of private colleges: for candidates of Karnataka, and open ones for every state.',
    },
    'Other (Q)': { words: 'Other seats of private colleges', isPriced: true },
    NRI,
  }),
  ...categoriesOf(
    'karnataka',
    Object.fromEntries(
      Object.entries(GROUPS).flatMap(([categoryGroup, meaning]): [string, Meaning][] => [
        [categoryGroup === 'GM' ? 'GM' : `${categoryGroup}G`, { ...meaning, categoryGroup }],
        ...Object.entries(WAYS).map(([way, words]): [string, Meaning] => [
          `${categoryGroup}${way}`,
          { ...meaning, words: `${meaning.words}, ${words}`, categoryGroup, restriction: 'area' },
        ]),
      ]),
    ),
  ),
  ...categoriesOf('karnataka', {
    GMP: { ...PRIVATE_MERIT, words: 'General merit, private seat' },
    GMPH: { ...PRIVATE_MERIT, words: 'General merit, private seat of Hyderabad-Karnataka', restriction: 'area' },
    OPN: EVERY_STATE,
    OTH: EVERY_STATE,
    OTHERS: EVERY_STATE,
    NRI: { words: 'Non-resident Indians', central: 'open', categoryGroup: 'GM', restriction: 'nri' },
    EWS: withoutSeats(EWS, 'No list from 2022 to 2025 has any.'),
  }),
]

const BIHAR: TermSeed[] = [
  ...quotasOf('bihar', { 'State quota': STATE }),
  ...categoriesOf('bihar', {
    UR: { words: 'Unreserved (UR)', central: 'open' },
    EWS,
    BC: backward('Backward class (BC)', 'List 2 of Bihar.'),
    EBC: backward('Extremely backward class (EBC)', 'List 1 of Bihar.'),
    RCG: { words: 'Women of the backward classes (RCG)', central: 'obc', forWomen: true },
    SC,
    ST,
    DQ: { words: 'With a disability (DQ)', restriction: 'disability' },
    NRI: { words: 'Non-resident Indians', restriction: 'nri' },
  }),
]

const TELUGU: Readonly<Record<string, Meaning>> = {
  OPEN,
  EWS,
  BCA: backward('Backward class A'),
  BCB: backward('Backward class B'),
  BCC: backward('Backward class C'),
  BCD: backward('Backward class D'),
  BCE: backward('Backward class E'),
  SC,
  SC1: { ...SC, words: 'Scheduled caste, group 1' },
  SC2: { ...SC, words: 'Scheduled caste, group 2' },
  SC3: { ...SC, words: 'Scheduled caste, group 3' },
  ST,
}
const ANDHRA: TermSeed[] = [
  ...quotasOf('andhra-pradesh', { 'AP Govt Quota': STATE, 'State Quota': STATE }),
  ...categoriesOf('andhra-pradesh', { ...TELUGU, OC: { ...OPEN, categoryGroup: 'OPEN' } }),
  ...Object.entries(TELUGU).flatMap(([categoryGroup, meaning]) =>
    categoriesOf('andhra-pradesh', {
      [`${categoryGroup}-GEN`]: { ...meaning, categoryGroup },
      [`${categoryGroup}-FEM`]: { ...meaning, categoryGroup, forWomen: true },
    }),
  ),
]

const TWO_CLASSES = 'Its lists from 2023 to 2025 have two classes: the state’s own tribes (APST), and all others.'

const OTHERS: TermSeed[] = [
  ...quotasOf('telangana', { 'State Quota': STATE }),
  ...categoriesOf('telangana', TELUGU),
  ...quotasOf('west-bengal', { 'State Quota': STATE, 'Management Quota': MANAGEMENT, 'NRI Quota': NRI }),
  ...categoriesOf('west-bengal', {
    UR: OPEN,
    EWS,
    'OBC-A (Non- Creamy Layer)': backward('OBC, group A'),
    'OBC-B (Non- Creamy Layer)': backward('OBC, group B'),
    SC,
    ST,
  }),
  ...quotasOf('maharashtra', { 'State Quota': STATE, 'Institute Quota': { words: 'Institute quota', isPriced: true } }),
  ...categoriesOf('maharashtra', {
    OPEN,
    EWS,
    OBC: backward('Other backward classes (OBC)'),
    SEBC: backward('Socially and educationally backward (SEBC)'),
    VJA: backward('Vimukta jati (VJ-A)'),
    NTB: backward('Nomadic tribe B'),
    NTC: backward('Nomadic tribe C'),
    NTD: backward('Nomadic tribe D'),
    SC,
    ST,
  }),
  ...quotasOf('gujarat', { 'State Quota': STATE, 'Management Quota': MANAGEMENT }),
  ...categoriesOf('gujarat', {
    OPEN,
    EW: EWS,
    SE: backward('Socially and educationally backward (SEBC)'),
    SC,
    ST,
  }),
  ...quotasOf('himachal-pradesh', { 'HP Quota': STATE, 'Management Quota': MANAGEMENT, 'NRI Quota': NRI }),
  ...categoriesOf('himachal-pradesh', { General: OPEN, EWS, OBC: CENTRAL.OBC ?? OPEN, SC, ST }),
  ...quotasOf('punjab', {
    'Govt. Quota': STATE,
    'Open Quota': { words: 'Open quota' },
    'Management Quota': MANAGEMENT,
    'Christian Minority': minority('Christian minority'),
    'Minority Quota': minority('Minority'),
    'NRI Quota': NRI,
  }),
  ...categoriesOf('punjab', {
    Open: OPEN,
    EWS,
    'Backward Classes': backward('Backward classes'),
    'Scheduled Caste': SC,
    ST: withoutSeats(ST, 'Its lists of 2022, 2023 and 2025 have none.'),
  }),
  ...categoriesOf('haryana', { ST: withoutSeats(ST, 'Its lists of 2022, 2023 and 2025 have none.') }),
  ...categoriesOf('odisha', {
    OBC: withoutSeats(CENTRAL.OBC ?? OPEN, 'Its lists of 2022, 2023 and 2025 have none.'),
  }),
  ...categoriesOf('tamil-nadu', { EWS: withoutSeats(EWS, 'Its lists of 2022, 2023 and 2025 have none.') }),
  ...categoriesOf('arunachal-pradesh', {
    EWS: withoutSeats(EWS, TWO_CLASSES),
    OBC: withoutSeats(CENTRAL.OBC ?? OPEN, TWO_CLASSES),
    SC: withoutSeats(SC, TWO_CLASSES),
  }),
  ...quotasOf('madhya-pradesh', {
    GOVT: { ...STATE, words: 'Government college' },
    Private: { ...STATE, words: 'Private college' },
    'NRI Quota': NRI,
  }),
  ...categoriesOf('madhya-pradesh', {
    'UR/X/OP': OPEN,
    'EWS/X/OP': EWS,
    'OBC/X/OP': CENTRAL.OBC ?? OPEN,
    'SC/X/OP': SC,
    'ST/X/OP': ST,
  }),
  ...quotasOf('kerala', { 'State Quota': STATE }),
  ...categoriesOf('kerala', {
    SM: { words: 'State merit', central: 'open' },
    EW: EWS,
    EZ: backward('Ezhava'),
    MU: backward('Muslim'),
    LA: backward('Latin Catholic and Anglo-Indian'),
    DV: backward('Dheevara'),
    VK: backward('Viswakarma'),
    BH: backward('Other backward Hindu'),
    BX: backward('Other backward Christian'),
    KN: backward('Kudumbi'),
    KU: backward('Kusavan'),
    SC,
    ST,
  }),
  ...quotasOf('assam', { 'Assam Govt Quota': STATE, 'Assam NRI Quota': NRI }),
  ...categoriesOf('assam', {
    UR: OPEN,
    EWS,
    'OBC/MOBC (NCL)': backward('OBC and MOBC'),
    SC,
    'ST(H)': { ...ST, words: 'Scheduled tribe, hills' },
    'ST(P)': { ...ST, words: 'Scheduled tribe, plains' },
  }),
]

/** What the authorities call their quotas and categories. Editors add to it, and their words stay. */
export const seatTerms: readonly TermSeed[] = [...MCC, ...KARNATAKA, ...BIHAR, ...ANDHRA, ...OTHERS]
