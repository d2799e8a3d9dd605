import { describe, expect, it } from 'vitest'
import { AMOUNTS, hindiFaults, NAMES } from '@/lib/text/hindi-fixtures'
import { COURSES } from '@/lib/vocabulary'
import type { About } from './composition/plan'
import { sentencesInEnglish } from './composition/sentences/sentences.en'
import { sentencesInHindi } from './composition/sentences/sentences.hi'
import * as en from './messages.en'
import * as hi from './messages.hi'
import * as nepalEn from './nepal/messages.en'
import * as nepalHi from './nepal/messages.hi'

const year = '2024-25'
const official = { amount: 15, year }
const coverages = AMOUNTS.flatMap((listed) => [
  { listed, official: null },
  { listed, official },
  { listed, official: { amount: listed, year } },
])
const keys = COURSES.map(({ key }) => [key])
const named = NAMES.flatMap((name) => AMOUNTS.map((amount) => [name, amount]))

/** Places and courses of every kind. */
const abouts: About[] = NAMES.flatMap((name) =>
  COURSES.map(({ key }, index) => ({
    course: { key, name: 'MBBS', fullName: 'बैचलर ऑफ मेडिसिन', duration: '5.5 साल' },
    region: {
      name,
      kind: (['State', 'Union territory', 'Province', 'Country'] as const)[index % 4] ?? 'State',
      country: index % 2 ? 'Nepal' : 'India',
    },
  })),
)
const withFacts = (...facts: object[]) => abouts.flatMap((about) => facts.map((fact) => [about, fact]))

const listOfYear = { colleges: 12, seats: null, year }
const owners = { Government: 7, Private: 3, Deemed: 1 }
const beside = { ...owners, 'Central Government': 1, 'Armed Forces': 1234, Other: 2 }
const divided = [{ owners }, { owners: beside }]
const divisions = [{ owners: null }, ...divided]
const neighbours = [
  { name: 'झारखंड', slug: 'a', collegeCount: 3 },
  { name: 'ओडिशा', slug: 'b', collegeCount: 8, official: { amount: 22, year } },
]
const oldest = { name: 'AIIMS Patna', established: 1925, location: 'Gaya' }
const oldestOnes = [{ oldest }, { oldest: { ...oldest, established: 2012, location: null } }]
const towns = ['Patna', 'Gaya', 'Darbhanga', 'Muzaffarpur', 'Bhagalpur', 'Bettiah', 'Katihar', 'Saharsa']
const examinations = ['commission', 'postgraduate', 'nursing', 'marks', 'undergraduate']
const examined = examinations.map((examination) => ({ examination }))
const range = { min: 15_000, max: 50_000, source: 'आधिकारिक स्रोत, 2025' }
const fees = { seatPool: 'government', min: 64_350, max: 156_621, colleges: 70, years: ['2025'] }
const body = { name: 'AIIMS Patna', website: 'https://mcc.nic.in' }
const scheme = [null, 'AIIMS Patna']
const site = 'https://mcc.nic.in'

const kinds = {
  description: {
    none: [
      { nearest: null, official: null },
      { nearest: 'झारखंड', official: listOfYear },
    ],
    listed: coverages.flatMap((colleges) => [
      { colleges, seats: null },
      { colleges, seats: { listed: 1234, official: null } },
      { colleges, seats: { listed: 1, official } },
    ]),
  },
  introduction: {
    noCollege: [{ official: null }, { official: listOfYear }, { official: { ...listOfYear, colleges: 1 } }],
    nearest: [{ neighbours }],
    lookElsewhere: [{}],
    covered: coverages.map((colleges) => ({ colleges })),
    oneCollege: [
      { oldest, ownership: null },
      { oldest: null, ownership: null },
      ...Object.keys(beside).map((ownership) => ({ oldest: null, ownership })),
    ],
    allPublic: divisions,
    allPrivate: divisions,
    mostlyPublic: divided,
    mostlyPrivate: divided,
    balanced: divided,
    unclear: [{ known: {} }, { known: owners }],
    seatsGoBy: examined.flatMap((each) => [
      { ...each, authority: null },
      { ...each, authority: 'AIIMS Patna' },
    ]),
    written: [{ text: 'दिल्ली' }],
    noSingleWindow: [{ university: null }, { university: 'AIIMS Patna' }],
    quotas: scheme.map((name) => ({ national: 15, own: 85, authority: name, scheme: name })),
    centralSeats: [{}],
    admissionElsewhere: examined.map((each) => ({ ...each, national: 15, scheme: null })),
    nominations: [{ authority: 'AIIMS Patna' }],
    intake: coverages.flatMap((seats) => [
      { seats, publicly: 0, privately: 5 },
      { seats, publicly: 1234, privately: 1 },
    ]),
    oneTown: [{ town: 'Patna' }],
    towns: [
      { towns: towns.slice(0, 2), isAfterIntake: true },
      { towns, isAfterIntake: false },
    ],
    oldest: oldestOnes,
  },
  reasons: {
    noCollege: [{ neighbours }, { neighbours: [] }],
    oneCollege: [{}],
    allPublic: divided,
    allPrivate: divided,
    mostlyPublic: divided,
    mostlyPrivate: divided,
    balanced: divided,
    seats: coverages.flatMap((seats) => [
      { seats, publicPercent: null, stating: 3, colleges: 3 },
      { seats, publicPercent: 40, stating: 1, colleges: 1234 },
    ]),
    history: oldestOnes.flatMap((one) => [
      { ...one, isOnlyOne: true },
      { ...one, isOnlyOne: false },
    ]),
    towns: [{ towns: towns.slice(0, 2) }, { towns }],
    statedFees: [{ fees }, { fees: { ...fees, seatPool: null, max: fees.min, colleges: 1 } }],
    governmentFees: [{ range }],
    authority: [{ authority: 'AIIMS Patna', site }],
    nationalRounds: [{ name: 'AIIMS Patna', site }],
    recognition: [{ name: 'AIIMS Patna', site }],
    neighbours: [{ neighbours }],
    duration: [{}],
    entrance: examined,
  },
  questions: {
    isThereOne: [{ official: null }, { official: listOfYear }],
    howMany: coverages.flatMap((colleges) => [
      { colleges, owners: null, towns: [] },
      { colleges, owners, towns },
    ]),
    seats: coverages.flatMap((seats) =>
      [true, false, null].map((isPublic) => ({ seats, owners: isPublic === null ? owners : null, isPublic })),
    ),
    commission: [{ authority: null }, { authority: body }],
    authority: [true, false].map((flag) => ({
      authority: 'AIIMS Patna',
      website: site,
      hasColleges: flag,
      isPostgraduate: flag,
      national: flag ? body : null,
    })),
    institutions: examined.flatMap((each) => [
      { ...each, medical: null, university: null },
      { ...each, medical: body, university: 'AIIMS Patna' },
    ]),
    administration: [{ national: null }, { national: body }],
    statedFees: [{ fees: [fees, { ...fees, seatPool: 'nri' }], government: range }],
    fees: [
      { government: null, colleges: 0, publicly: 0, privately: 0, unknown: 0 },
      { government: range, colleges: 2, publicly: 1, privately: 0, unknown: 1 },
      { government: range, colleges: 1, publicly: 1, privately: 0, unknown: 0 },
      { government: range, colleges: 1234, publicly: 1234, privately: 0, unknown: 0 },
      { government: range, colleges: 1, publicly: 0, privately: 1, unknown: 0 },
      { government: range, colleges: 1234, publicly: 1000, privately: 230, unknown: 4 },
    ],
    founded: oldestOnes,
    oldest: oldestOnes,
    foreignSeats: [{ needsNeet: true }, { needsNeet: false }],
    seatsElsewhere: [
      { national: null, scheme: null },
      { national: 15, scheme: 'AIIMS Patna' },
    ],
    outsiders: examined,
    outsidersPrivate: [1, 2, 1234].map((privately) => ({ privately })),
    outsidersQuota: [0, 1, 1234].map((privately) => ({ national: 15, own: 85, privately, scheme: null })),
    nearby: [
      { neighbours: [], without: [] },
      { neighbours, without: ['बिहार', 'सिक्किम'] },
    ],
    elsewhere: [{}],
    entrance: examined,
  },
} satisfies { [Part in keyof typeof sentencesInHindi]: Record<keyof (typeof sentencesInHindi)[Part], object[]> }

/** The calls of each sentence, by its path. */
const callsOf = (part: keyof typeof kinds) =>
  Object.fromEntries(Object.entries<object[]>(kinds[part]).map(([kind, facts]) => [kind, withFacts(...facts)]))

describe('Hindi messages of guidance follow the rules of Hindi', () => {
  it('on the pages of courses and states', () => {
    const values = {
      'guidanceMessages.title': NAMES.flatMap((name) => coverages.map((coverage) => ['MBBS', name, coverage])),
      'guidanceMessages.collegeNumber': coverages.map((coverage) => [coverage]),
      'guidanceMessages.stats.of': AMOUNTS.map((total) => [String(total), year]),
      'guidanceMessages.stats.officially': AMOUNTS.map((total) => [String(total), year]),
      'guidanceMessages.table.facts': [...named.map(([name, amount]) => [name, null, amount]), [null, null, null]],
      'guidanceMessages.table.listed': AMOUNTS.map((amount) => [amount, 'MBBS']),
      'guidanceMessages.admission.title': [[2026], [null]],
      'guidanceMessages.admission.ownAuthority': [['State'], ['Union territory'], ['Province'], ['Country']],
      'guidanceMessages.admission.statedBy': AMOUNTS.map((amount) => [amount, ['2024', '2025']]),
      'guidanceMessages.rulesFrom': [
        [null],
        ...NAMES.flatMap((title) => [[{ title, publisher: null }], [{ title, publisher: title }]]),
      ],
    }
    expect(hindiFaults(en, hi, values)).toEqual([])
  })

  it('of Nepal', () => {
    const values = {
      'nepalMessages.examination': keys,
      'nepalMessages.eligibility': keys,
      'nepalMessages.forIndians.points': keys,
    }
    expect(hindiFaults({ nepalMessages: nepalEn.nepalMessages }, nepalHi, values)).toEqual([])
  })

  it.each(['description', 'introduction', 'reasons', 'questions'] as const)(
    'in sentences composed from facts: %s',
    (part) => {
      expect(hindiFaults(sentencesInEnglish[part], sentencesInHindi[part], callsOf(part))).toEqual([])
    },
  )
})

it('uses Hindi word order and verb agreement for "of"', () => {
  const about = abouts[0]
  if (!about) throw new Error('no place')
  const bihar = { ...about, region: { ...about.region, name: 'बिहार' } }
  const covered = (listed: number, amount: number | null) =>
    sentencesInHindi.introduction.covered(bihar, { colleges: { listed, official: amount ? { amount, year } : null } })
  expect(covered(15, 73)).toBe('आधिकारिक सूची 2024-25 के अनुसार बिहार में 73 मेडिकल कॉलेज हैं; इनमें से 15 हमारी सूची में हैं।')
  expect(covered(1, null)).toBe('हमारी सूची में बिहार का 1 मेडिकल कॉलेज है।')
  expect(covered(5, 3)).toBe('हमारी सूची में बिहार के 5 मेडिकल कॉलेज हैं, आधिकारिक सूची 2024-25 के 3 से ज्यादा।')
  expect(sentencesInHindi.introduction.mostlyPublic(bihar, { owners: beside })).toContain('राज्य सरकार 7, केंद्र सरकार 1')
  expect(sentencesInHindi.introduction.mostlyPublic(bihar, { owners })).toContain('सरकारी 7, निजी 3')
})

it('does not repeat "province"', () => {
  const asked = (name: string) =>
    sentencesInHindi.questions.elsewhere(
      {
        course: { key: 'mbbs', name: 'MBBS', fullName: '', duration: '' },
        region: { name, kind: 'Province', country: 'Nepal' },
      },
      {},
    ).question
  expect(asked('बागमती प्रांत')).toBe(asked('बागमती'))
})
