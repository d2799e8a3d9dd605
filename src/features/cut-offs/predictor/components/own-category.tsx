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
  own,
}: {
  language: Language
  question: Question
  /** The categories to choose from; none where nothing is open. */
  divided: readonly StateCategory[]
  /** The category that was chosen. */
  own: StateCategory | null
}) {
  const texts = predictorMessages(language)
  const { state, central } = question
  const hrefOf = (changed: Partial<Question>) =>
    pathsIn(language).predictor(questionQuery({ ...question, ...changed, show: null, page: 1 }))
  const link = (words: string, changed: Partial<Question>) => (
    <li key={words}>
      <Link href={hrefOf(changed)} prefetch={false} className="inline-flex min-h-tap items-center">
        {words}
      </Link>
    </li>
  )
  const list = 'flex list-none flex-wrap gap-x-5 p-0'
  if (state && divided.length > 0) {
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
  // Only the backward classes of the states differ from those of the central list by name.
  if (!own || question.own !== own.code || central !== 'obc') return null
  return (
    <Notice>
      <p>{texts.inBoth(own.words, central)}</p>
      <ul className={list}>{link(texts.notInBoth, { central: 'open' })}</ul>
    </Notice>
  )
}
