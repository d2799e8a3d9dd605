import { OWNER_GROUPS, type OwnerGroup } from '@/lib/college-facts/college-kinds-rule'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import type { RawQuery } from '@/lib/request/raw-query'
import { MAX_NEET_MARKS, type TypedKind, type TypedProblem, typedNumber } from '@/lib/text/typed/typed-number'
import type { Qualification } from '@/lib/vocabulary'
import { CENTRAL_CATEGORIES, type CentralCategory, RESTRICTIONS, type Restriction } from '../schema'
import { BANDS } from './band-rule'
import { type SeatTerm, stateCategories } from './eligible-seats'

export const PREDICTED_COURSES = ['MBBS', 'BDS'] as const satisfies readonly Qualification[]
export const SORTS = ['closeness', 'fees', 'place'] as const
export const ROUND_CHOICES = ['first', 'last'] as const
/** The parts of an answer: the bands, figures without a band, and seats with unknown fee or owner, if filtered. */
export const PARTS = [...BANDS, 'figures', 'unstated'] as const
export type Part = (typeof PARTS)[number]

/** The number of colleges, by owner; some owners are unknown. */
export type OwnerCounts = { all: number; government: number; private: number }

/** The form's value for "no state": empty means that the question is not answered. */
export const NO_STATE = 'none'
/** Set by pages that link here with only a rank: missing answers are then no errors. */
export const BEGUN = 'begun'
/** The parameter for whether an ambiguous number is a rank or marks. */
const MEANT = 'is'

/** A complete question. */
export interface Question {
  /** All-India rank. */
  rank: number
  course: (typeof PREDICTED_COURSES)[number]
  central: CentralCategory
  own: string | null
  state: string | null
  gender: 'female' | 'male'
  also: Restriction[]
  round: (typeof ROUND_CHOICES)[number]
  sort: (typeof SORTS)[number]
  ownership: OwnerGroup | null
  /** Maximum in rupees a year. */
  fees: number | null
  /** Only one part, paginated. */
  show: Part | null
  page: number
}

/** What is wrong with a field: not a choice, missing, an invalid number, or marks instead of a rank. */
export type QuestionProblem = TypedProblem | 'unknown' | 'missing' | 'marks'
export type QuestionField = Exclude<keyof Question, 'central' | 'show' | 'page'> | 'category'

/** The predictor's parameters. */
export interface ParsedQuestion {
  /** Null if nothing was asked, or something is missing or invalid. */
  question: Question | null
  /** A question whose rank may be marks, to be clarified first. */
  unsure: Question | null
  /** The form's values: numbers as typed, and known choices. */
  form: Omit<Question, 'rank' | 'fees' | 'state' | 'central' | 'show' | 'page'> & {
    rank: string
    fees: string
    state: string
    central: CentralCategory | null
  }
  problems: Partial<Record<QuestionField, QuestionProblem>>
}

/** The candidate of an incomplete form: by default of the open category and without home state. */
export const candidateOf = (form: ParsedQuestion['form']) =>
  ({ ...form, central: form.central ?? 'open', state: form.state === NO_STATE ? null : form.state }) as const

const valuesOf = (params: RawQuery, name: string): string[] =>
  [params[name] ?? []].flat().map((text) => text.replaceAll('\u0000', '').trim())
const oneOf = <T extends string>(known: readonly T[], text: string) =>
  known.find((entry) => entry.toLowerCase() === text.toLowerCase())

/**
 * Reads the parameters. An invalid value that affects eligibility never falls back to a default: it is a problem, and
 * there is no answer.
 * @param known the states to choose from, and the terms of all authorities
 */
export function readQuestion(
  params: RawQuery,
  { states, terms }: { states: readonly string[]; terms: readonly SeatTerm[] },
): ParsedQuestion {
  const problems: ParsedQuestion['problems'] = {}
  const read = (name: string) => valuesOf(params, name)[0] ?? ''
  const choice = <T extends string>(name: QuestionField, choices: readonly T[]): T | null => {
    const text = read(name)
    const chosen = text ? oneOf(choices, text) : null
    if (chosen === undefined) problems[name] = 'unknown'
    return chosen ?? null
  }
  const number = (name: 'rank' | 'fees', kind: TypedKind): number | null => {
    const value = read(name) ? typedNumber(read(name), kind) : null
    if (typeof value === 'string') problems[name] = value
    return typeof value === 'number' ? value : null
  }
  const hasRank = params.rank !== undefined
  const rank = number('rank', 'rank')
  const fees = number('fees', 'rupees')
  const stateChoice = choice('state', [...states, NO_STATE])
  const central = choice('category', CENTRAL_CATEGORIES)
  const isBegun = params[BEGUN] !== undefined && params.category === undefined && params.state === undefined
  if (hasRank && !isBegun) {
    if (!read('rank')) problems.rank = 'missing'
    if (!read('category')) problems.category = 'missing'
    if (params.state !== undefined && !read('state')) problems.state = 'missing'
  }
  const state = stateChoice === NO_STATE ? null : stateChoice
  const code = choice(
    'own',
    terms.flatMap(({ code, group }) => [group, code]),
  )
  const also = RESTRICTIONS.filter((restriction) => valuesOf(params, 'also').includes(restriction))
  if (also.length < new Set(valuesOf(params, 'also').filter(Boolean)).size) problems.also = 'unknown'
  const chosen = {
    course: choice('course', PREDICTED_COURSES) ?? 'MBBS',
    gender: choice('gender', ['female', 'male'] as const) ?? 'male',
    also,
    round: choice('round', ROUND_CHOICES) ?? 'first',
    sort: choice('sort', SORTS) ?? 'closeness',
    ownership: choice('ownership', Object.keys(OWNER_GROUPS) as OwnerGroup[]),
  } as const
  // A category of a previously chosen state does not apply.
  const list = stateCategories(terms, { ...chosen, central: central ?? 'open', own: null, state })
  const isCode = (known: string) => known.toLowerCase() === code?.toLowerCase()
  const group = terms.find((term) => term.state === state && isCode(term.code))?.group
  const own = list.find((each) => isCode(each.code) || each.code === group)?.code ?? null
  if (rank && rank <= MAX_NEET_MARKS && read(MEANT) === 'marks') problems.rank = 'marks'
  const page = /^\d{1,6}$/.test(read('page')) ? Number(read('page')) : 1
  const show = oneOf(PARTS, read('show')) ?? null
  const canAnswer = rank && central && Object.keys(problems).length === 0
  const question = canAnswer ? { ...chosen, own, rank, central, state, fees, show, page: Math.max(1, page) } : null
  const isUnsure = question !== null && question.rank <= MAX_NEET_MARKS && read(MEANT) !== 'rank'
  return {
    question: isUnsure ? null : question,
    unsure: isUnsure ? question : null,
    form: {
      ...chosen,
      own,
      rank: read('rank'),
      fees: read('fees'),
      central,
      state: stateChoice ?? (hasRank && !isBegun && params.state === undefined ? NO_STATE : ''),
    },
    problems,
  }
}

/**
 * The parameters of a question without defaults, so that each question has one URL.
 * @param meant what an ambiguous number is
 */
export function questionQuery(question: Question, meant: 'rank' | 'marks' = 'rank'): [string, string][] {
  const { rank, course, central, own, state, gender, also, round, sort, ownership, fees, show, page } = question
  const given: [string, string | null][] = [
    ['rank', String(rank)],
    [MEANT, rank <= MAX_NEET_MARKS ? meant : null],
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

/** The URL of a changed question, back on the first page. */
export const predictorHref = (language: Language, question: Question, changed: Partial<Question> = {}): string =>
  pathsIn(language).predictor(questionQuery({ ...question, show: null, page: 1, ...changed }))
