import type { RawQuery } from '@/lib/request/raw-query'
import { type Question, questionQuery } from '../predictor/question'
import type { CutOffSeries } from '../records/series-queries'
import type { ChoiceView } from './choices-queries'

/** The parameter that names the authority whose list is shown. */
export const LIST_OF = 'of'
/** The parameter that holds one choice; there are as many of them as choices, in the order of the list. */
const CHOICE = 'seat'
/** What a button of the list asks for; its value is the place of a choice, counted from 0. */
const ACTS = ['up', 'down', 'out', 'tick'] as const
/** The choice that was dragged and the one whose place it takes: "3.0". */
export const MOVED = 'moved'
/** Opens the note of the choice at this place; the note is sent with the place that it belongs to. */
export const NOTE = { open: 'note', of: 'at', words: 'words' } as const

/** As many as a family can still read, and an address can hold. */
export const MOST_CHOICES = 60
/** In characters: sixty of them still fit into an address that every server takes. */
export const LONGEST_NOTE = 40

/** A college in one kind of seat of one authority. */
export interface Choice {
  /** By its address. */
  authority: string
  /** The quota, by its code in the lists of the authority. */
  quota: string
  /** By its address. */
  college: string
  /** Whether the family has entered it on the authority's own site. */
  isEntered?: boolean
  /** The family's own words about it. */
  note?: string
}

/** What is known of a choice by the family alone stands behind a character that no code and no address has. */
const WRITTEN = /^([a-z0-9-]{1,100})\/([^~]{1,80})\/([a-z0-9-]{1,120})(?:~(x?)~(.*))?$/su

/** Which seat a choice is, as forms offer it: "mcc/AIQ/patna-medical-college". */
export const choiceText = ({ authority, quota, college }: Choice): string => `${authority}/${quota}/${college}`

/** A choice as an address holds it, with its tick and its note: "mcc/AIQ/patna-medical-college~x~near home". */
const writtenChoice = (choice: Choice): string =>
  choice.isEntered || choice.note
    ? `${choiceText(choice)}~${choice.isEntered ? 'x' : ''}~${choice.note ?? ''}`
    : choiceText(choice)

/** A note on one line, and no longer than an address can hold. */
const noteOf = (words: string): string => [...words.replace(/\s+/g, ' ').trim()].slice(0, LONGEST_NOTE).join('').trim()

const isSame = (one: Choice, other: Choice) => choiceText(one) === choiceText(other)

/**
 * The list that an address holds.
 * @returns also how many choices were left out: unreadable, or beyond what a list may hold
 */
export function readChoices(params: RawQuery): { choices: Choice[]; leftOut: number } {
  const written = [params[CHOICE] ?? []].flat()
  const readable = written.flatMap((text) => {
    const [, authority, quota, college, entered, words] = WRITTEN.exec(text.replaceAll('\u0000', '')) ?? []
    if (!authority || !quota || !college) return []
    const note = noteOf(words ?? '')
    return [{ authority, quota, college, ...(entered ? { isEntered: true } : {}), ...(note ? { note } : {}) }]
  })
  const choices = readable.slice(0, MOST_CHOICES)
  return { choices, leftOut: written.length - choices.length }
}

/** The parameters of a list. */
export const choicesQuery = (choices: readonly Choice[]): [string, string][] =>
  choices.map((choice) => [CHOICE, writtenChoice(choice)])

/** The parameters of a list with its question: the choices of all authorities, and whose list is open. */
export const listQuery = (question: Question, choices: readonly Choice[], authority?: string): [string, string][] => [
  ...questionQuery({ ...question, show: null, page: 1 }),
  ...(authority ? [[LIST_OF, authority] as [string, string]] : []),
  ...choicesQuery(choices),
]

/** A changed list, and the choice to look at now. */
type ChangedList = { choices: Choice[]; at: number }

/**
 * The list after what a button asked for. A note that was typed is kept, whichever button sent it. A choice changes
 * places with the next one of its own authority: the lists of other authorities are other lists.
 * @returns null where nothing was asked, or something that this list has not
 */
export function changedChoices(choices: readonly Choice[], params: RawQuery): ChangedList | null {
  const noted = withNote(choices, params)
  return changedByButton(noted?.choices ?? choices, params) ?? noted
}

function withNote(choices: readonly Choice[], params: RawQuery): ChangedList | null {
  const at = placeIn(choices, params[NOTE.of])
  const words = params[NOTE.words]
  if (at === null || typeof words !== 'string') return null
  return { at, choices: choices.map((each, index) => (index === at ? { ...each, note: noteOf(words) } : each)) }
}

function changedByButton(choices: readonly Choice[], params: RawQuery): ChangedList | null {
  const dragged = withMoved(choices, params[MOVED])
  if (dragged) return dragged
  for (const act of ACTS) {
    const at = placeIn(choices, params[act])
    if (at === null) continue
    if (act === 'out') return { choices: choices.filter((_, index) => index !== at), at }
    if (act === 'tick') {
      const ticked = choices.map((each, index) => (index === at ? { ...each, isEntered: !each.isEntered } : each))
      return { choices: ticked, at }
    }
    const other = neighbourOf(choices, at, act === 'up' ? -1 : 1)
    if (other === null) return null
    const moved = choices.map((each, index) => choices[index === at ? other : index === other ? at : index] ?? each)
    return { choices: moved, at: other }
  }
  return null
}

/** The list with one choice at the place of another of its authority; the order of all others stays. */
function withMoved(choices: readonly Choice[], value: unknown): ChangedList | null {
  const [from, to] = typeof value === 'string' ? value.split('.').map((part) => placeIn(choices, part)) : []
  const choice = choices[from ?? -1]
  if (!choice || from == null || to == null || from === to) return null
  if (choices[to]?.authority !== choice.authority) return null
  return { choices: choices.toSpliced(from, 1).toSpliced(to, 0, choice), at: to }
}

/** The place that a parameter names; null where the list has none such. */
export function placeIn(choices: readonly Choice[], value: unknown): number | null {
  const at = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : null
  return at !== null && at < choices.length ? at : null
}

function neighbourOf(choices: readonly Choice[], at: number, step: 1 | -1): number | null {
  for (let index = at + step; index >= 0 && index < choices.length; index += step) {
    if (choices[index]?.authority === choices[at]?.authority) return index
  }
  return null
}

/** The place of the choice that an earlier one repeats; null where none does. */
function repeatedAt(choices: readonly Choice[], at: number): number | null {
  const choice = choices[at]
  const first = choice ? choices.findIndex((each) => isSame(each, choice)) : -1
  return first >= 0 && first < at ? first : null
}

/** The seats of a college that need no certificate, as a choice list holds them: those for all of India first. */
export function seatsForAll(college: string, series: readonly CutOffSeries[]): Choice[] {
  const seats = series
    .filter(({ quota, rankType }) => !quota.restriction && !quota.isPriced && rankType !== 'state-merit')
    .sort((one, other) => Number(one.quota.forResidents) - Number(other.quota.forResidents))
    .map(({ authority, quota }): [string, Choice] => [
      `${authority.slug} ${quota.code}`,
      { authority: authority.slug, quota: quota.code, college },
    ])
  return [...new Map(seats).values()]
}

/** What a family should look at before it locks a choice; `at` is the place of another choice. */
export type ChoiceWarning =
  | { kind: 'not-listed' | 'not-yours' | 'no-category' | 'no-figures' | 'women' }
  | { kind: 'twice' | 'below-likely'; at: number }

/**
 * What is wrong with each choice: first what cannot be theirs, then what is never reached.
 * Bands warn and never sort: the order is the family's wish.
 * @param choices the list of one authority, with what is known of each
 */
export function warningsOf(choices: readonly { choice: Choice; view: ChoiceView }[]): ChoiceWarning[][] {
  const list = choices.map(({ choice }) => choice)
  const likely = choices.findIndex(({ view }) => view.part === 'likely')
  return choices.map(({ view }, at) => {
    const first = repeatedAt(list, at)
    const warnings: (ChoiceWarning | null)[] = [
      view.standing === 'ok' ? null : { kind: view.standing },
      view.standing === 'ok' && view.isForWomen ? { kind: 'women' } : null,
      first === null ? null : { kind: 'twice', at: first },
      // Said once: it holds for every choice from here on.
      first === null && likely >= 0 && at === likely + 1 ? { kind: 'below-likely', at: likely } : null,
    ]
    return warnings.filter((warning) => warning !== null)
  })
}
