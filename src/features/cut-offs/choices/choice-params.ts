import type { RawQuery } from '@/lib/request/raw-query'
import { type Question, questionQuery } from '../predictor/question'
import type { CutOffSeries } from '../records/series-queries'

/** The parameter that names the authority whose list is shown. */
export const LIST_OF = 'of'
/** The parameter of a choice, repeated in the order of the list. */
const CHOICE = 'seat'
/** The buttons of the list; their value is the index of a choice. */
const ACTS = ['up', 'down', 'out', 'tick'] as const
/** The indices of a dragged choice and its target: "3.0". */
export const MOVED = 'moved'
/** Opens the note of a choice; the note is sent with its index. */
export const NOTE = { open: 'note', of: 'at', words: 'words' } as const

/** As many as a family can read and a URL can hold. */
export const MAX_CHOICES = 60
/** In characters: sixty notes, in Hindi too, still fit into a URL that our servers accept (`scripts/lib/site`, `deploy`). */
export const MAX_NOTE_LENGTH = 40

/** A college in one kind of seat of one authority. */
export interface Choice {
  /** By its slug. */
  authority: string
  /** The quota, by its code in the lists of the authority. */
  quota: string
  /** By its slug. */
  college: string
  /** Entered on the authority's own site. */
  isEntered?: boolean
  note?: string
}

/** Tick and note follow a character that occurs in no code and no slug. */
const WRITTEN = /^([a-z0-9-]{1,100})\/([^~]{1,80})\/([a-z0-9-]{1,120})(?:~(x?)~(.*))?$/su

/** The seat of a choice: "mcc/AIQ/patna-medical-college". */
export const choiceText = ({ authority, quota, college }: Choice): string => `${authority}/${quota}/${college}`

/** A choice in a URL, with tick and note: "mcc/AIQ/patna-medical-college~x~near home". */
const writtenChoice = (choice: Choice): string =>
  choice.isEntered || choice.note
    ? `${choiceText(choice)}~${choice.isEntered ? 'x' : ''}~${choice.note ?? ''}`
    : choiceText(choice)

/** A note on one line, limited in length. */
const noteOf = (words: string): string =>
  [...words.replace(/\s+/g, ' ').trim()].slice(0, MAX_NOTE_LENGTH).join('').trim()

/**
 * Reads the list from a URL.
 * @returns also how many choices were dropped as unreadable or beyond the limit
 */
export function readChoices(params: RawQuery): { choices: Choice[]; leftOut: number } {
  const written = [params[CHOICE] ?? []].flat()
  const readable = written.flatMap((text) => {
    const [, authority, quota, college, entered, words] = WRITTEN.exec(text.replaceAll('\u0000', '')) ?? []
    if (!authority || !quota || !college) return []
    const note = noteOf(words ?? '')
    return [{ authority, quota, college, ...(entered ? { isEntered: true } : {}), ...(note ? { note } : {}) }]
  })
  const choices = readable.slice(0, MAX_CHOICES)
  return { choices, leftOut: written.length - choices.length }
}

export const choicesQuery = (choices: readonly Choice[]): [string, string][] =>
  choices.map((choice) => [CHOICE, writtenChoice(choice)])

export const listQuery = (question: Question, choices: readonly Choice[], authority?: string): [string, string][] => [
  ...questionQuery({ ...question, show: null, page: 1 }),
  ...(authority ? [[LIST_OF, authority] as [string, string]] : []),
  ...choicesQuery(choices),
]

/** A changed list, the index of the choice to focus, and its button that was pressed if it can be pressed again. */
type ChangedList = { choices: Choice[]; at: number; by?: 'up' | 'down' }

/**
 * The list after a button was pressed. A typed note is saved with any button. A choice swaps with the next one of its own
 * authority, as each authority has a separate list.
 * @returns null if nothing valid was requested
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
    const step = act === 'up' ? -1 : 1
    const other = neighbourOf(choices, at, step)
    if (other === null) return null
    const moved = choices.map((each, index) => choices[index === at ? other : index === other ? at : index] ?? each)
    return { choices: moved, at: other, ...(neighbourOf(moved, other, step) !== null && { by: act }) }
  }
  return null
}

/** Moves a choice to the index of another of its authority. */
function withMoved(choices: readonly Choice[], value: unknown): ChangedList | null {
  const [from, to] = typeof value === 'string' ? value.split('.').map((part) => placeIn(choices, part)) : []
  const choice = choices[from ?? -1]
  if (!choice || from == null || to == null || from === to) return null
  if (choices[to]?.authority !== choice.authority) return null
  return { choices: choices.toSpliced(from, 1).toSpliced(to, 0, choice), at: to }
}

/** The index that a parameter names; null if invalid. */
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

/** The seats of a college that need no certificate, as choices: all-India ones first. */
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
