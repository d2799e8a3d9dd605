import { describe, expect, it } from 'vitest'
import type { GuidanceFacts } from './facts'
import { planDescription, planIntroduction } from './plan-introduction'
import { planQuestions } from './plan-questions'
import { planReasons } from './plan-reasons'

const facts = (more: Partial<GuidanceFacts> = {}): GuidanceFacts => ({
  course: {
    key: 'mbbs',
    name: 'MBBS',
    fullName: 'Bachelor of Medicine and Bachelor of Surgery',
    duration: '5.5 years',
  },
  region: { name: 'Riverland', kind: 'State', country: 'India' },
  collegeCount: 3,
  fees: [],
  countByOwnership: { Government: 1, 'Armed Forces': 1, Private: 1 },
  seatsByOwnership: { Government: 100, Private: 50 },
  statingSeats: 2,
  cities: ['Fordham'],
  neighbours: [
    { name: 'Sandland', slug: 'sandland', collegeCount: 0 },
    { name: 'Hillland', slug: 'hillland', collegeCount: 2 },
  ],
  ...more,
})

describe('page plan', () => {
  it('follows the facts', () => {
    expect(planDescription(facts())).toEqual({
      kind: 'listed',
      facts: { colleges: { listed: 3, official: null }, seats: null },
    })
    expect(planIntroduction(facts()).map((sentences) => sentences.map(({ kind }) => kind))).toEqual([
      ['covered', 'mostlyPublic', 'seatsGoBy'],
      ['quotas'],
      ['intake', 'oneTown'],
    ])
    expect(planReasons(facts()).map(({ kind }) => kind)).toEqual([
      'mostlyPublic',
      'seats',
      'neighbours',
      'duration',
      'entrance',
    ])
    expect(planQuestions(facts()).map(({ kind }) => kind)).toEqual([
      'howMany',
      'seats',
      'administration',
      'fees',
      'outsidersQuota',
      'nearby',
    ])
  })

  it('contains numbers and names, never phrases', () => {
    expect(planReasons(facts())[1]).toEqual({
      kind: 'seats',
      facts: { seats: { listed: 150, official: null }, publicPercent: 67, stating: 2, colleges: 3 },
    })
    expect(planQuestions(facts()).at(-1)).toEqual({
      kind: 'nearby',
      facts: { neighbours: [{ name: 'Hillland', slug: 'hillland', collegeCount: 2 }], without: ['Sandland'] },
    })
  })
})
