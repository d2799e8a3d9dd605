import type { Difference } from '@/features/choice-lists/components/manage-list'
import { collegeNamesAt } from '@/features/colleges/cards/cards-queries'
import { type Choice, choiceText, readChoices } from '@/features/cut-offs/choices/choice-params'
import { type RawQuery, rawQueryOf } from '@/lib/request/raw-query'

/** Names the kept list that is open for change. */
export const KEPT = 'kept'

/** The parameters of a list that is kept as an address. */
export const paramsOf = (query: string): RawQuery => rawQueryOf(new URLSearchParams(query))

/** The choices of a list that is kept as an address, of all authorities. */
export const choicesIn = (query: string): Choice[] => readChoices(paramsOf(query)).choices

/** The choices with the names of their colleges, as comments name them. */
export async function namedChoices(choices: readonly Choice[]): Promise<{ value: string; name: string }[]> {
  const names = await collegeNamesAt([...new Set(choices.map(({ college }) => college))])
  return choices.map((choice) => ({ value: choiceText(choice), name: names.get(choice.college) ?? choice.college }))
}

/** What has changed since a version was locked. */
export function differenceOf(before: readonly Choice[], now: readonly Choice[]): Difference {
  const [old, fresh] = [before.map(choiceText), now.map(choiceText)]
  return {
    added: fresh.filter((seat) => !old.includes(seat)).length,
    out: old.filter((seat) => !fresh.includes(seat)).length,
    isReordered: old.join('\n') !== fresh.join('\n'),
  }
}
