import Link from 'next/link'
import { Notice } from '@/components/ui/messages/notice'
import { pathsIn } from '@/lib/paths/paths'
import type { Language } from '@/lib/text/language'
import { predictorMessages } from '../../messages'
import type { StateCategory } from '../eligible-seats'
import { type Question, questionQuery } from '../question'

/**
 * Asks for the category of the home state's own list, where it divides the one that was chosen, and whether the central
 * list has it too: a class of a state's list opens no all-India seats by itself.
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
  const texts = predictorMessages(language)
  const { state, central } = question
  if (!state || divided.length === 0) return null
  const link = (words: string, changed: Partial<Question>) => (
    <li key={words}>
      <Link
        href={pathsIn(language).predictor(questionQuery({ ...question, ...changed, show: null, page: 1 }))}
        prefetch={false}
        className="inline-flex min-h-tap items-center"
      >
        {words}
      </Link>
    </li>
  )
  const list = 'flex list-none flex-wrap gap-x-5 p-0'
  return (
    <Notice>
      <p>{texts.ownMissing(state)}</p>
      <ul className={list}>{divided.map(({ code, words }) => link(texts.ownInBoth(words), { own: code }))}</ul>
      {central === 'obc' && (
        <ul className={list}>
          {divided.map(({ code, words }) => link(texts.ownAlone(words), { own: code, central: 'open' }))}
        </ul>
      )}
    </Notice>
  )
}
