import { firstNumber } from '@/lib/text/format'
import { type Ownership, PUBLIC_OWNERSHIPS, type Qualification } from '@/lib/vocabulary'
import { CENTRAL_CATEGORIES, type CentralCategory, RESTRICTIONS, type Restriction } from '../schema'
import { BANDS } from './band-rule'

export const PREDICTED_COURSES = ['MBBS', 'BDS'] as const satisfies readonly Qualification[]
export const SORTS = ['closeness', 'fees', 'place'] as const
export const ROUND_CHOICES = ['first', 'last'] as const
export const OWNERS = {
  government: PUBLIC_OWNERSHIPS,
  private: ['Private'],
  deemed: ['Deemed'],
} as const satisfies Record<string, readonly Ownership[]>
export type Owner = keyof typeof OWNERS
/** What a result is divided into: the bands, and what is shown without one. */
export const PARTS = [...BANDS, 'figures'] as const
export type Part = (typeof PARTS)[number]

const HIGHEST_RANK = 2_500_000
const HIGHEST_FEE = 1_000_000_000
const LONGEST_STATE = 80
const LONGEST_CODE = 60

/** What the address of the predictor asks. */
export interface Question {
  /** All-India rank; null as long as nothing was asked. */
  rank: number | null
  course: (typeof PREDICTED_COURSES)[number]
  central: CentralCategory
  own: string | null
  state: string | null
  gender: 'female' | 'male'
  also: Restriction[]
  round: (typeof ROUND_CHOICES)[number]
  sort: (typeof SORTS)[number]
  ownership: Owner | null
  /** At most so many rupees a year. */
  fees: number | null
  /** One part alone, with its pages. */
  show: Part | null
  page: number
}

export type RawParams = Readonly<Record<string, string | string[] | undefined>>

const valuesOf = (params: RawParams, name: string): string[] => {
  const value = params[name]
  return (Array.isArray(value) ? value : [value ?? '']).map((text) => text.replaceAll('\u0000', '').trim())
}
const oneOf = <T extends string>(known: readonly T[], text: string | undefined) =>
  known.find((entry) => entry.toLowerCase() === text?.toLowerCase())

/** A rank as people write it: "25,000", "AIR 25000", "२५,०००". */
export function readRank(text: string): number | null {
  const rank = firstNumber(text)
  return rank && rank <= HIGHEST_RANK ? rank : null
}

/** Reads the address; what makes no sense is as good as absent. */
export function readQuestion(params: RawParams): Question {
  const read = (name: string) => valuesOf(params, name)[0] ?? ''
  const fees = firstNumber(read('fees'))
  const page = /^\d{1,6}$/.test(read('page')) ? Number(read('page')) : 1
  return {
    rank: readRank(read('rank')),
    course: oneOf(PREDICTED_COURSES, read('course')) ?? 'MBBS',
    central: oneOf(CENTRAL_CATEGORIES, read('category')) ?? 'open',
    own: read('own').slice(0, LONGEST_CODE) || null,
    state: read('state').slice(0, LONGEST_STATE) || null,
    gender: oneOf(['female', 'male'] as const, read('gender')) ?? 'male',
    also: RESTRICTIONS.filter((restriction) => valuesOf(params, 'also').includes(restriction)),
    round: oneOf(ROUND_CHOICES, read('round')) ?? 'first',
    sort: oneOf(SORTS, read('sort')) ?? 'closeness',
    ownership: oneOf(Object.keys(OWNERS) as Owner[], read('ownership')) ?? null,
    fees: fees && fees <= HIGHEST_FEE ? fees : null,
    show: oneOf(PARTS, read('show')) ?? null,
    page: Math.max(1, page),
  }
}

/** Whether something was asked that cannot be answered: a rank that is none. */
export const isBadRank = (params: RawParams): boolean =>
  (valuesOf(params, 'rank')[0] ?? '') !== '' && readQuestion(params).rank === null

/** The parameters of a question; defaults are left out, so that one question has one address. */
export function questionQuery(question: Question): [string, string][] {
  const { rank, course, central, own, state, gender, also, round, sort, ownership, fees, show, page } = question
  const given: [string, string | null][] = [
    ['rank', rank ? String(rank) : null],
    ['state', state],
    ['category', central],
    ['own', own],
    ['gender', gender],
    ['course', course === 'MBBS' ? null : course],
    ...also.map((restriction): [string, string] => ['also', restriction]),
    ['round', round === 'first' ? null : round],
    ['sort', sort === 'closeness' ? null : sort],
    ['ownership', ownership],
    ['fees', fees ? String(fees) : null],
    ['show', show],
    ['page', page > 1 ? String(page) : null],
  ]
  return given.filter((pair): pair is [string, string] => Boolean(pair[1]))
}
