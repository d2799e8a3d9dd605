import { describe, expect, it } from 'vitest'
import type { MarkedFigure } from '@/cms/sources/figure-view'
import type { CourseView } from '../operations/course-records'
import type { Tally } from '../view'
import { isSubstantial, MIN_SUBSTANCE, substanceOfCourse, substanceOfGuidance, wordsIn } from './substance'

const line = (more: Partial<Tally> = {}): Tally => ({
  course: 'mbbs',
  region: 'riverland',
  country: 'India',
  ownership: 'Government',
  colleges: 3,
  seats: 300,
  stating: 3,
  figures: 6,
  words: 15,
  changedAt: '2026-01-01T00:00:00.000Z',
  ...more,
})

const list: MarkedFigure = { source: null, year: '2024-25', checkedOn: null, standing: 'official' }

const page = (more: Partial<Parameters<typeof substanceOfGuidance>[0]> = {}) =>
  substanceOfGuidance({
    course: { key: 'mbbs' },
    region: { introduction: 'Rivers and colleges everywhere.', healthUniversity: null },
    authority: null,
    tallies: [line()],
    official: null,
    override: null,
    ...more,
  })

describe('substance', () => {
  it('counts figures, names and editors’ words', () => {
    expect(page()).toEqual({ figures: 8, words: 19 })
    expect(page({ official: { colleges: 22, seats: 2995, year: '2024-25', from: list } }).figures).toBe(10)
    expect(page({ official: { colleges: 22, seats: null, year: '2024-25', from: list } }).figures).toBe(9)
    expect(page({ tallies: [] })).toEqual({ figures: 0, words: 4 })
  })

  it('counts each tally with colleges and seats', () => {
    expect(page({ tallies: [line(), line({ stating: 0 })] })).toEqual({ figures: 14, words: 34 })
    expect(page({ tallies: [line({ stating: 0 })] }).figures).toBe(7)
  })

  it('counts a course’s texts and official list', () => {
    const course = {
      ...{ description: ['One two.'], eligibility: ['Three'], documents: ['Four five'], careerOpportunities: ['Six'] },
      faq: [{ question: 'Seven?', answer: 'Eight nine ten.' }],
      officialTotal: { colleges: 22, seats: 2995, year: '2024-25', from: list },
    } as unknown as CourseView
    expect(substanceOfCourse(course, [line()])).toEqual({ figures: 10, words: 25 })
    expect(substanceOfCourse({ ...course, officialTotal: null }, [])).toEqual({ figures: 0, words: 10 })
  })

  it('counts the region’s paragraph only where shown', () => {
    expect(page({ course: { key: 'bhms' } }).words).toBe(15)
  })

  it('counts the authority and the health university', () => {
    const region = { introduction: null, healthUniversity: 'River University' }
    expect(page({ region, authority: { authority: 'Riverland Board', note: 'In rounds.' } }).words).toBe(15 + 2 + 2 + 2)
  })

  it('counts an editor’s override', () => {
    const override = {
      title: 'MBBS by the river',
      introduction: ['Two words.'],
      collegeIds: [],
      whyChoose: [{ title: 'Near', text: null }],
      eligibility: [],
      documents: [],
      faq: [{ question: 'Why here?', answer: 'It is near.' }],
      seoTitle: null,
      seoDescription: null,
    }
    expect(page({ override }).words).toBe(15 + 2 + 1 + 2 + 3)
  })

  it('requires enough of both for indexing', () => {
    const { figures, words } = MIN_SUBSTANCE
    expect(isSubstantial({ figures, words })).toBe(true)
    expect(isSubstantial({ figures: figures - 1, words: words * 10 })).toBe(false)
    expect(isSubstantial({ figures: figures * 10, words: words - 1 })).toBe(false)
  })

  it('ignores empty texts', () => {
    expect(wordsIn(['', null, undefined, '  ', 'one  two'])).toBe(2)
  })
})
