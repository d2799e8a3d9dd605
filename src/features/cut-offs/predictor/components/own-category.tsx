import Link from 'next/link'
import { Notice } from '@/components/ui/messages/notice'
import { pathsIn } from '@/lib/addresses/paths'
import type { Language } from '@/lib/text/language'
import { predictorTexts } from '../../texts'
import type { SeatTerm } from '../eligible-seats'
import { type Question, questionQuery } from '../question'

/** Asks for the category of the home state's own list, where it divides the one that was chosen. */
export function OwnCategory({
  language,
  question,
  own,
}: {
  language: Language
  question: Question
  own: readonly SeatTerm[]
}) {
  const { ownMissing } = predictorTexts(language)
  if (own.length < 2 || !question.state || own.some(({ code }) => code === question.own)) return null
  return (
    <Notice>
      <p>{ownMissing(question.state)}</p>
      <ul className="flex list-none flex-wrap gap-x-5 p-0">
        {own.map(({ code, words }) => (
          <li key={code}>
            <Link
              href={pathsIn(language).predictor(questionQuery({ ...question, own: code, show: null, page: 1 }))}
              prefetch={false}
              className="inline-flex min-h-tap items-center"
            >
              {words ?? code}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
