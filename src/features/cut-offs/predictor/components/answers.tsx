import type { ReactNode } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { HiddenFields } from '@/components/ui/forms/hidden-fields'
import { Notice } from '@/components/ui/messages/notice'
import { type Language } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import { grouped, rupees } from '@/lib/text/format'
import { predictorMessages } from '../../messages'
import { seatWordsIn } from '../../seat-words'
import type { StateCategory } from '../eligible-seats'
import { type Question, questionQuery } from '../question'

/** Asks whether a number is a rank or marks; both answers are links, so it needs no script. */
export function RankOrMarks({ language, question }: { language: Language; question: Question }) {
  const { title, text, rank, marks } = predictorMessages(language).rankOrMarks
  const hrefOf = (meant: 'rank' | 'marks') => pathsIn(language).predictor(questionQuery(question, meant))
  return (
    <Notice kind="warn" live>
      <h2 className="text-base font-semibold">{title(question.rank)}</h2>
      <p>{text}</p>
      <p className="flex flex-wrap gap-2 pt-2">
        <ButtonLink kind="line" href={hrefOf('rank')} prefetch={false}>
          {rank}
        </ButtonLink>
        <ButtonLink kind="line" href={hrefOf('marks')} prefetch={false}>
          {marks}
        </ButtonLink>
      </p>
    </Notice>
  )
}

interface OwnCategoryProps {
  language: Language
  question: Question
  /** The categories to choose from; empty if the choice is made. */
  divided: readonly StateCategory[]
}

/**
 * Asks for the category in the home state's list, if it divides the chosen one. For classes that the central list does
 * not have, see `CoverageLines`.
 */
export function OwnCategory({ language, question, divided }: OwnCategoryProps) {
  const { state } = question
  if (!state || divided.length === 0) return null
  return (
    <div className="print:hidden">
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
    </div>
  )
}

interface AnswersProps {
  language: Language
  question: Question & { rank: number }
  /** The category in the home state's list, if any. */
  own: StateCategory | null
  /** The form to change the answers, if any. */
  children?: ReactNode
}

/** The question, above the results and in print, without answers that are the default. */
export function Answers({ language, question, own, children }: AnswersProps) {
  const { answers, categories, fields, restrictions } = predictorMessages(language)
  const { rank, course, state, central, gender, ownership, fees, also, round } = question
  const shownAnswers: [label: string, value: string | null, isNamed?: boolean][] = [
    [answers.rank, grouped(language, rank), true],
    [fields.course, course],
    [fields.state, state ? nameIn(language, state) : fields.noState],
    [answers.central, categories[central]],
    [answers.state(state ?? ''), own && seatWordsIn(language, own.words), true],
    [fields.gender, gender === 'female' ? fields.genders[gender] : null, true],
    [fields.ownership, ownership && fields.owners[ownership]],
    [fields.fees, fees ? answers.fees(rupees(language, fees)) : null],
    [fields.also, also.map((each) => restrictions[each]).join('; ') || null],
    [fields.round, round === 'last' ? fields.rounds[round] : null],
  ]
  return (
    <section aria-label={answers.title} className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <dl className="flex flex-wrap gap-2 text-sm print:gap-1 print:text-[8pt]">
        {shownAnswers.map(([label, value, isNamed]) =>
          value ? (
            <div
              key={label}
              className="flex gap-1.5 rounded-chip border border-rule bg-raised px-3 py-1 print:px-1 print:py-0"
            >
              <dt className={isNamed ? 'text-quiet' : 'sr-only'}>{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {children && (
        <details className="open:basis-full print:hidden">
          <summary className="min-h-tap cursor-pointer py-2 font-semibold text-brand">{fields.change}</summary>
          <div className="pt-4">{children}</div>
        </details>
      )}
    </section>
  )
}
