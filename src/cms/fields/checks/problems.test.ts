import { describe, expect, it } from 'vitest'
import {
  dateProblem,
  emailProblem,
  feesProblem,
  figureProblem,
  linkProblem,
  nextYear,
  numberProblem,
  officeDaysProblem,
  officeHoursProblem,
  PLACEHOLDER_PHONE,
  type Problem,
  phoneProblem,
  placeProblem,
  regionCodeProblem,
  seatsProblem,
  slugProblem,
  webProblem,
  yearProblem,
} from './problems'

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
    ],
    ['abc', '12', 'free', '45,00', '18 lakh', '1.5', '99,99,99,99,999', '2.5 lakhs', '-45,000'],
  ],
  [
    'office days',
    officeDaysProblem,
    ['Mon-Fri', 'Sat, Sun', 'Monday to Friday', 'Daily'],
    ['by appointment', 'M-F', ''],
  ],
  ['office hours', officeHoursProblem, ['9:00-18:00', '9 am to 6 pm', '९:०० - १८:००', 'Closed'], ['mornings', '9', '']],
  ['seats', seatsProblem, ['150', '1', '150 (MBBS)', '1,200', '१५०'], ['abc', '0', '-5', '1.5', '99999', 'about 150']],
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
      PLACEHOLDER_PHONE,
    ],
    ['12', 'abc', '+91 12345', '9876543210, 12', '00000 00000'],
  ],
  [
    'an e-mail address',
    emailProblem,
    ['a@example.org'],
    ['a', 'a@b', 'a b@example.org', `${'a'.repeat(250)}@example.org`],
  ],
  [
    'a web address',
    webProblem,
    ['https://example.org/a?b=1'],
    ['example.org', 'javascript:alert(1)', 'https://abc', 'ftp://a.b'],
  ],
  ['a link', linkProblem, ['/admission', 'https://example.org'], ['//example.org', 'admission', 'javascript:alert(1)']],
  ['a slug', slugProblem, ['patna-medical-college'], ['Patna', 'a--b', 'a b', '-a']],
  ['a code of a region', regionCodeProblem, ['IN-BR', 'NP-P3'], ['BR', 'IN-', 'in-br', 'US-CA']],
  ['a place', placeProblem, ['28.6270, 77.3649', 'Noida Sector 62'], ['91, 77', '28, 200', '12', '?']],
  ['a figure', figureProblem, ['200+', '९८%'], ['many']],
]

describe.each(texts)('%s', (_, problem, good, bad) => {
  it.each(good)('may be %s', (value) => expect(problem(value)).toBeNull())
  it.each(bad)('is not %s', (value) => expect(problem(value)).toMatch(/^(Give|Use|This) /))
})

it('holds numbers to their bounds, and whole ones to be whole', () => {
  const rating = numberProblem({ min: 0, max: 5 })
  expect([rating(4.5), rating(5.1), rating(-1), rating(Number.NaN)].map((one) => one === null)).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(numberProblem({ min: 0, max: 720, isWhole: true })(1.5)).toBe(
    'Give a whole number from 0 to 720, without decimals.',
  )
})

it('takes years up to the next one', () => {
  const year = yearProblem(1700)
  expect([year(1925), year(nextYear())]).toEqual([null, null])
  expect([year(1699), year(nextYear() + 1), year(1925.5)].every(Boolean)).toBe(true)
})

it('takes days of this century', () => {
  expect(dateProblem(new Date('2027-01-15'))).toBeNull()
  expect([dateProblem(new Date('0027-01-15')), dateProblem(new Date('20270-01-15'))].every(Boolean)).toBe(true)
})
