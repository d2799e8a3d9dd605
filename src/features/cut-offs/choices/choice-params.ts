import type { RawParams } from '../predictor/question'

/** The parameter that holds one choice; there are as many of them as choices, in the order of the list. */
const CHOICE = 'seat'
/** What a button of the list asks for; its value is the place of a choice, counted from 0. */
const ACTS = ['up', 'down', 'out'] as const

/** As many as a family can still read, and an address can hold. */
export const MOST_CHOICES = 60

/** A college in one kind of seat of one authority. */
export interface Choice {
  /** By its address. */
  authority: string
  /** The quota, by its code in the lists of the authority. */
  quota: string
  /** By its address. */
  college: string
}

const WRITTEN = /^([a-z0-9-]{1,100})\/(.{1,80})\/([a-z0-9-]{1,120})$/

/** A choice as addresses and forms hold it: "mcc/AIQ/patna-medical-college". */
export const choiceText = ({ authority, quota, college }: Choice): string => `${authority}/${quota}/${college}`

const isSame = (one: Choice, other: Choice) => choiceText(one) === choiceText(other)

/**
 * The list that an address holds.
 * @returns also how many choices were left out: unreadable, or beyond what a list may hold
 */
export function readChoices(params: RawParams): { choices: Choice[]; leftOut: number } {
  const written = [params[CHOICE] ?? []].flat()
  const readable = written.flatMap((text) => {
    const [, authority, quota, college] = WRITTEN.exec(text.replaceAll('\u0000', '')) ?? []
    return authority && quota && college ? [{ authority, quota, college }] : []
  })
  const choices = readable.slice(0, MOST_CHOICES)
  return { choices, leftOut: written.length - choices.length }
}

/** The parameters of a list. */
export const choicesQuery = (choices: readonly Choice[]): [string, string][] =>
  choices.map((choice) => [CHOICE, choiceText(choice)])

/**
 * The list after what a button asked for. A choice changes places with the next one of its own authority: the lists of
 * other authorities are other lists.
 * @returns null where nothing was asked, or something that this list has not
 */
export function changedChoices(choices: readonly Choice[], params: RawParams): Choice[] | null {
  for (const act of ACTS) {
    const value = params[act]
    if (typeof value !== 'string' || !/^\d{1,3}$/.test(value)) continue
    const at = Number(value)
    const choice = choices[at]
    if (!choice) return null
    if (act === 'out') return choices.filter((_, index) => index !== at)
    const other = neighbourOf(choices, at, act === 'up' ? -1 : 1)
    return other === null
      ? null
      : choices.map((each, index) => choices[index === at ? other : index === other ? at : index] ?? each)
  }
  return null
}

function neighbourOf(choices: readonly Choice[], at: number, step: 1 | -1): number | null {
  for (let index = at + step; index >= 0 && index < choices.length; index += step) {
    if (choices[index]?.authority === choices[at]?.authority) return index
  }
  return null
}

/** The place of the choice that an earlier one repeats; null where none does. */
export function repeatedAt(choices: readonly Choice[], at: number): number | null {
  const choice = choices[at]
  const first = choice ? choices.findIndex((each) => isSame(each, choice)) : -1
  return first >= 0 && first < at ? first : null
}
