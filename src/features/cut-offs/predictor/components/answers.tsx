import { grouped, rupees } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import { nameIn } from '@/lib/text/names'
import { predictorMessages } from '../../messages'
import type { StateCategory } from '../eligible-seats'
import type { Question } from '../question'

/** What was asked, above the results and in print: a rank says nothing without the rest. */
export function Answers({
  language,
  question,
  own,
}: {
  language: Language
  question: Question & { rank: number }
  /** The place in the home state's own list; null where it has none that counts, or none was said. */
  own: StateCategory | null
}) {
  const { answers, categories, fields, restrictions } = predictorMessages(language)
  const { rank, course, state, central, gender, ownership, fees, also, round } = question
  const said: [string, string | null][] = [
    [answers.rank, grouped(language, rank)],
    [fields.course, course],
    [fields.state, state ? nameIn(language, state) : answers.notSaid],
    [answers.central, categories[central]],
    [answers.state(state ?? ''), own?.words ?? null],
    [fields.gender, fields.genders[gender]],
    [fields.ownership, ownership && fields.owners[ownership]],
    [fields.fees, fees ? answers.fees(rupees(language, fees)) : null],
    [fields.also, also.map((each) => restrictions[each]).join('; ') || null],
    [fields.round, fields.rounds[round]],
  ]
  return (
    <section aria-label={answers.title}>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {said.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt className="text-sm text-quiet">{label}</dt>
              <dd className="font-semibold first-letter:uppercase">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  )
}
