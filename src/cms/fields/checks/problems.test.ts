import { describe, expect, it } from 'vitest'
import { MAX_EMAIL_LENGTH } from '@/lib/text/typed/max-email-length'
import {
  dateProblem,
  documentTitleProblem,
  emailProblem,
  feesAmount,
  feesProblem,
  figureProblem,
  linkProblem,
  nameProblem,
  nextYear,
  numberProblem,
  officeDaysProblem,
  officeHoursProblem,
  type Problem,
  periodProblem,
  phoneProblem,
  placeProblem,
  regionCodeProblem,
  seatCount,
  seatsProblem,
  slugProblem,
  webProblem,
  yearProblem,
} from './problems'

/** The two sides of the longest address that is taken. */
const DOMAIN = `${'d'.repeat(60)}.${'e'.repeat(60)}.example`
const LOCAL = MAX_EMAIL_LENGTH - DOMAIN.length - 1
const PERIODS = ['2025', '2024-25', '1999-00', '1900', String(nextYear())]
const NO_PERIODS = [
  ...['2024-26', '2024-24', '2024-2025', '2024-2', '2024-', '24', '24-25', 'in 2024', '2024 or so', '1899', 'abcd'],
  String(nextYear() + 1),
]

const texts: [string, Problem<string>, good: string[], bad: string[]][] = [
  [
    'fees',
    feesProblem,
    [
      '45,000',
      '18,00,000',
      '1,800,000',
      '45000',
      '₹45,000 per year',
      '₹४५,००० प्रति वर्ष',
      'Rs. 50,000 - 1,00,000',
      'NPR 4,50,000',
      '45,000/-',
      '18,00,000 with hostel',
      '1,00,000 (1st year)',
      '100',
      '10,00,00,000',
    ],
    [
      'abc',
      '12',
      'free',
      '45,00',
      '18 lakh',
      '1.5',
      '99,99,99,99,999',
      '2.5 lakhs',
      '-45,000',
      '200 lakh',
      '200 lac',
      '200 crore',
      '99',
      '10,00,00,001',
    ],
  ],
  [
    'office days',
    officeDaysProblem,
    ['Mon-Fri', 'Sat, Sun', 'Monday to Friday', 'Daily'],
    ['by appointment', 'M-F', ''],
  ],
  ['office hours', officeHoursProblem, ['9:00-18:00', '9 am to 6 pm', '९:०० - १८:००', 'Closed'], ['mornings', '9', '']],
  [
    'seats',
    seatsProblem,
    ['150', '1', '150 (MBBS)', '1,200', '१५०', ' 150', '5000'],
    ['abc', '0', '-5', '1.5', '5001', '99999', 'about 150'],
  ],
  [
    'a phone',
    phoneProblem,
    [
      '98765 43210',
      '+91 612 230 0080',
      '01-4412303',
      '+977 1-4412303',
      '+44 20 7946 0958',
      '0612-2300080, 9876543210',
      // The number of the first start, which no one is called by.
      ' +91 00000 00000 ',
    ],
    ['12', 'abc', '+91 12345', '9876543210, 12', '00000 00000'],
  ],
  [
    'an e-mail address',
    emailProblem,
    ['a@example.org', `${'a'.repeat(LOCAL)}@${DOMAIN}`],
    ['a', 'a@b', 'a b@example.org', `${'a'.repeat(LOCAL)}@a${DOMAIN}`],
  ],
  [
    'a web address',
    webProblem,
    ['https://example.org/a?b=1', 'http://example.org', 'http://localhost:3000', 'https://[2001:db8::1]/'],
    [
      'example.org',
      'javascript:alert(1)',
      'https://abc',
      'ftp://a.b',
      'shttp://a.b',
      'https-x://a.b',
      'https://mylocalhost',
      'https://localhosts',
    ],
  ],
  ['a link', linkProblem, ['/admission', 'https://example.org'], ['//example.org', 'admission', 'javascript:alert(1)']],
  ['a slug', slugProblem, ['patna-medical-college'], ['Patna', 'a--b', 'a b', '-a']],
  ['a code of a region', regionCodeProblem, ['IN-BR', 'NP-P3'], ['BR', 'IN-', 'in-br', 'US-CA', 'XIN-BR', 'IN-BRXY']],
  [
    'a place',
    placeProblem,
    [
      '28.6270, 77.3649',
      ' २८.६ ,७७ ',
      '28,77.5',
      '-90, -180',
      '90, 180',
      'Noida Sector 62',
      'Ward 91, 200',
      '91, 200 Sector',
    ],
    ['91, 77', '28, 200', '12', '?', '7 A 1'],
  ],
  ['a period', periodProblem, PERIODS, NO_PERIODS],
  ['the name of a person', nameProblem, ['Dr. Asha Verma'], ['Asha, www.cheap.example', 'asha@example.org']],
  ['the title of a document', documentTitleProblem, ['Seat matrix of 2025'], ['somebody/lists@1a2b3c4:seats.csv']],
  ['a figure', figureProblem, ['200+', '९८%'], ['many']],
]

describe.each(texts)('%s', (_, problem, good, bad) => {
  it.each(good)('accepts %s', (value) => expect(problem(value)).toBeNull())
  it.each(bad)('rejects %s', (value) => expect(problem(value)).toMatch(/^(Give|Use|This|Leave|Name) /))
})

it.each([
  ['Rs. 50,000 - 1,00,000', 50_000],
  ['₹१,२०,०००/-', 120_000],
  ['45,000.. a year', 45_000],
  ['free', null],
  [null, null],
])('sorts the fee "%s" by %s', (written, rupees) => expect(feesAmount(written)).toBe(rupees))

it.each([
  ['150 (MBBS)', 150],
  ['1,200', 1200],
  ['none', null],
  [null, null],
])('parses "%s" seats as %s', (written, seats) => expect(seatCount(written)).toBe(seats))

it('enforces bounds and integers', () => {
  const rating = numberProblem({ min: 0, max: 5 })
  expect([0, 4.5, 5].map(rating)).toEqual([null, null, null])
  expect([5.1, -0.1, Number.NaN].map(rating)).toEqual(Array(3).fill('Give a number from 0 to 5.'))
  expect(numberProblem({ min: 0, max: 720, isWhole: true })(1.5)).toBe(
    'Give a whole number from 0 to 720, without decimals.',
  )
})

it('accepts years up to the next one', () => {
  const year = yearProblem(1700)
  expect(nextYear(new Date('2026-11-20'))).toBe(2027)
  // In India the year has begun.
  expect(nextYear(new Date('2026-12-31T18:30:00Z'))).toBe(2028)
  expect([year(1925), year(nextYear())]).toEqual([null, null])
  expect([year(1699), year(nextYear() + 1), year(1925.5)].every(Boolean)).toBe(true)
})

it('accepts days of this century', () => {
  const good = ['2000-01-01', '2027-01-15', '2100-12-31T23:59:59Z']
  const bad = ['0027-01-15', '1999-12-31T23:59:59Z', '2101-01-01', '20270-01-15']
  expect(good.map((day) => dateProblem(new Date(day)))).toEqual([null, null, null])
  expect(bad.every((day) => dateProblem(new Date(day)))).toBe(true)
})
