import type { ReactNode } from 'react'
import type { Language } from '@/lib/language'
import { grouped, rupees } from '@/lib/text/format'
import { nameIn } from '@/lib/vocabulary'
import { predictorMessages } from '../../messages'
import { seatWordsIn } from '../../seat-words'
import type { StateCategory } from '../eligible-seats'
import type { Question } from '../question'

/**
 * What was asked, above the results and in print: a rank says nothing without the rest. What is as most leave it is not
 * said.
 */
export function Answers({
  language,
  question,
  own,
  children,
}: {
  language: Language
  question: Question & { rank: number }
  /** The place in the home state's own list; null where it has none that counts, or none was said. */
  own: StateCategory | null
  /** The form that changes the answers; nothing where they are read alone. */
  children?: ReactNode
}) {
  const { answers, categories, fields, restrictions } = predictorMessages(language)
  const { rank, course, state, central, gender, ownership, fees, also, round } = question
  const said: [label: string, value: string | null, isNamed?: boolean][] = [
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
        {said.map(([label, value, isNamed]) =>
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
