import { Button } from '@/components/ui/button'
import { HiddenFields } from '@/components/ui/forms/hidden-fields'
import { Notice } from '@/components/ui/messages/notice'
import { type Language, pathsIn } from '@/lib/language'
import { predictorMessages } from '../../messages'
import { seatWordsIn } from '../../seat-words'
import type { StateCategory } from '../eligible-seats'
import { type Question, questionQuery } from '../question'

/**
 * Asks for the category of the home state's own list, where it divides the one that was chosen: one question with a
 * button for each answer. Whose class the central list does not have says so below the answer (`CoverageLines`).
 */
export function OwnCategory({
  language,
  question,
  divided,
}: {
  language: Language
  question: Question
  /** The categories to choose from; none where nothing is open. */
  divided: readonly StateCategory[]
}) {
  const { state } = question
  if (!state || divided.length === 0) return null
  return (
    <Notice>
      <form action={pathsIn(language).predictor()} method="get" className="grid gap-2">
        <HiddenFields pairs={questionQuery({ ...question, own: null, show: null, page: 1 })} />
        <p id="own-category">{predictorMessages(language).ownMissing(state)}</p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a box in the notice */}
        <div role="group" aria-labelledby="own-category" className="flex flex-wrap gap-2">
          {divided.map(({ code, words }) => (
            <Button key={code} type="submit" kind="line" name="own" value={code}>
              {seatWordsIn(language, words)}
            </Button>
          ))}
        </div>
      </form>
    </Notice>
  )
}
