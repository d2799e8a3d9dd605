import { type Choice, repeatedAt } from './choice-params'
import type { ChoiceView } from './choices-queries'

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
