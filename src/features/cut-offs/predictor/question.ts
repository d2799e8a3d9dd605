import { OWNER_GROUPS, type OwnerGroup } from '@/lib/college-facts/college-kinds-rule'
import { type Language, pathsIn } from '@/lib/language'
import type { RawQuery } from '@/lib/request/raw-query'
import { MOST_NEET_MARKS, type TypedKind, type TypedProblem, typedNumber } from '@/lib/text/typed/typed-number'
import type { Qualification } from '@/lib/vocabulary'
import { CENTRAL_CATEGORIES, type CentralCategory, RESTRICTIONS, type Restriction } from '../schema'
import { BANDS } from './band-rule'
import { type SeatTerm, stateCategories } from './eligible-seats'

export const PREDICTED_COURSES = ['MBBS', 'BDS'] as const satisfies readonly Qualification[]
export const SORTS = ['closeness', 'fees', 'place'] as const
export const ROUND_CHOICES = ['first', 'last'] as const
/** What a result is divided into: the bands, what is shown without one, and of what the fee or owner asked for is not known. */
export const PARTS = [...BANDS, 'figures', 'unstated'] as const
export type Part = (typeof PARTS)[number]

/** How many colleges there are, and who runs them; of some that is not known. */
export type OwnerCounts = { all: number; government: number; private: number }

/** What the form says for "no state": left empty, the question for the home state is not answered. */
export const NO_STATE = 'none'
/** The parameter of a question that another page began with the rank alone: what is missing is asked, not refused. */
export const BEGUN = 'begun'
/** The parameter that says whether a number that can be both is a rank or marks. */
const MEANT = 'is'

/** A question that can be answered. */
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
  /** At most so many rupees a year. */
  fees: number | null
  /** One part alone, with its pages. */
  show: Part | null
  page: number
}

/** What is wrong with an answer: none of the choices, not given, a number that is none, or marks in place of a rank. */
export type QuestionProblem = TypedProblem | 'unknown' | 'missing' | 'marks'
export type QuestionField = Exclude<keyof Question, 'central' | 'show' | 'page'> | 'category'

/** What the address of the predictor says. */
export interface Asked {
  /** What can be answered; null as long as nothing was asked, or something has to be said first. */
  question: Question | null
  /** A question whose rank may be marks: which of the two is asked before it is answered. */
  unsure: Question | null
  /** What the form shows: numbers as they were typed, choices where they are known. */
  form: Omit<Question, 'rank' | 'fees' | 'state' | 'central' | 'show' | 'page'> & {
    rank: string
    fees: string
    state: string
    central: CentralCategory | null
  }
  problems: Partial<Record<QuestionField, QuestionProblem>>
}

/** Who the form describes so far: with no category chosen in the open one, and without a home state where none is said. */
export const candidateOf = (form: Asked['form']) =>
  ({ ...form, central: form.central ?? 'open', state: form.state === NO_STATE ? null : form.state }) as const

const valuesOf = (params: RawQuery, name: string): string[] =>
  [params[name] ?? []].flat().map((text) => text.replaceAll('\u0000', '').trim())
const oneOf = <T extends string>(known: readonly T[], text: string) =>
  known.find((entry) => entry.toLowerCase() === text.toLowerCase())

/**
 * Reads the address. Nothing that decides for whom a seat is has a silent default in place of what makes no sense: it
 * is named among the problems, and nothing is answered.
 * @param known the states that can be chosen, and the words of all authorities
 */
export function readQuestion(
  params: RawQuery,
  { states, terms }: { states: readonly string[]; terms: readonly SeatTerm[] },
): Asked {
  const problems: Asked['problems'] = {}
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
  const isAsked = params.rank !== undefined
  const rank = number('rank', 'rank')
  const fees = number('fees', 'rupees')
  const asksState = choice('state', [...states, NO_STATE])
  const central = choice('category', CENTRAL_CATEGORIES)
  const isBegun = params[BEGUN] !== undefined && params.category === undefined && params.state === undefined
  if (isAsked && !isBegun) {
    if (!read('rank')) problems.rank = 'missing'
    if (!read('category')) problems.category = 'missing'
    if (params.state !== undefined && !read('state')) problems.state = 'missing'
  }
  const state = asksState === NO_STATE ? null : asksState
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
  // The answer to another state, which the form still held, says nothing of this one.
  const list = stateCategories(terms, { ...chosen, central: central ?? 'open', own: null, state })
  const isCode = (known: string) => known.toLowerCase() === code?.toLowerCase()
  const group = terms.find((term) => term.state === state && isCode(term.code))?.group
  const own = list.find((each) => isCode(each.code) || each.code === group)?.code ?? null
  if (rank && rank <= MOST_NEET_MARKS && read(MEANT) === 'marks') problems.rank = 'marks'
  const page = /^\d{1,6}$/.test(read('page')) ? Number(read('page')) : 1
  const show = oneOf(PARTS, read('show')) ?? null
  const canAnswer = rank && central && Object.keys(problems).length === 0
  const question = canAnswer ? { ...chosen, own, rank, central, state, fees, show, page: Math.max(1, page) } : null
  const isUnsure = question !== null && question.rank <= MOST_NEET_MARKS && read(MEANT) !== 'rank'
  return {
    question: isUnsure ? null : question,
    unsure: isUnsure ? question : null,
    form: {
      ...chosen,
      own,
      rank: read('rank'),
      fees: read('fees'),
      central,
      state: asksState ?? (isAsked && !isBegun && params.state === undefined ? NO_STATE : ''),
    },
    problems,
  }
}

/**
 * The parameters of a question; defaults are left out, so that one question has one address.
 * @param meant what a number that can be both is: a rank, unless somebody says that it is their marks
 */
export function questionQuery(question: Question, meant: 'rank' | 'marks' = 'rank'): [string, string][] {
  const { rank, course, central, own, state, gender, also, round, sort, ownership, fees, show, page } = question
  const given: [string, string | null][] = [
    ['rank', String(rank)],
    [MEANT, rank <= MOST_NEET_MARKS ? meant : null],
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

/** The address of a question from its first page on, with what is changed of it. */
export const predictorHref = (language: Language, question: Question, changed: Partial<Question> = {}): string =>
  pathsIn(language).predictor(questionQuery({ ...question, show: null, page: 1, ...changed }))
