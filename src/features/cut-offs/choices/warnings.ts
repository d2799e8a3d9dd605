import { type Choice, choiceText } from './choice-params'
import type { ChoiceView } from './choices-queries'

/** A warning before locking a choice; `at` is the index of another choice. */
export type ChoiceWarning =
  | { kind: 'not-listed' | 'not-yours' | 'no-category' | 'no-figures' | 'women' }
  | { kind: 'twice' | 'below-likely'; at: number }

/**
 * The warnings of each choice: first seats that cannot be theirs, then choices never reached. Bands only warn, because the
 * order is the family's.
 * @param choices the list of one authority
 */
export function warningsOf(choices: readonly { choice: Choice; view: ChoiceView }[]): ChoiceWarning[][] {
  const seats = choices.map(({ choice }) => choiceText(choice))
  const likely = choices.findIndex(({ view }) => view.part === 'likely')
  return choices.map(({ choice, view }, at) => {
    const first = seats.indexOf(choiceText(choice))
    const warnings: (ChoiceWarning | null)[] = [
      view.standing === 'ok' ? null : { kind: view.standing },
      view.standing === 'ok' && view.isForWomen ? { kind: 'women' } : null,
      first < at ? { kind: 'twice', at: first } : null,
      // Only once, though it applies to every choice from here on.
      first === at && likely >= 0 && at === likely + 1 ? { kind: 'below-likely', at: likely } : null,
    ]
    return warnings.filter((warning) => warning !== null)
  })
}
