import { Button } from '@/components/ui/button'
import { controlBox, selectBox } from '@/components/ui/forms/control-boxes'
import { Field } from '@/components/ui/forms/field'
import type { Language } from '@/lib/text/language'
import { CENTRAL_CATEGORIES, RESTRICTIONS } from '../../schema'
import { predictorTexts } from '../../texts'
import type { SeatTerm } from '../eligible-seats'
import { OWNERS, type Owner, PREDICTED_COURSES, type Question, ROUND_CHOICES, SORTS } from '../question'

interface Props {
  language: Language
  question: Question
  states: readonly string[]
  /** The categories between which the home state divides the chosen one; none where it does not. */
  own: readonly SeatTerm[]
  action: string
  /** What is wrong with the rank that was asked for. */
  rankProblem?: string
}

const grid = 'grid gap-4 sm:grid-cols-2'

/** What decides which seats are somebody's, as a plain form whose address is the result. */
export function PredictorForm({ language, question, states, own, action, rankProblem }: Props) {
  const texts = predictorTexts(language).fields
  const { categories, restrictions } = predictorTexts(language)
  const choice = (
    id: string,
    label: string,
    value: string,
    options: readonly (readonly [string, string])[],
    hint?: string,
  ) => (
    <Field id={id} label={label} hint={hint}>
      <select
        id={id}
        name={id}
        defaultValue={value}
        className={selectBox}
        aria-describedby={hint ? `${id}-hint` : undefined}
      >
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  )
  return (
    <form action={action} method="get" className="grid gap-4">
      <div className={grid}>
        <Field id="rank" label={texts.rank} hint={texts.rankHint} error={rankProblem}>
          <input
            id="rank"
            name="rank"
            inputMode="numeric"
            autoComplete="off"
            required
            maxLength={20}
            defaultValue={question.rank ?? ''}
            aria-describedby={rankProblem ? 'rank-hint rank-error' : 'rank-hint'}
            aria-invalid={rankProblem ? true : undefined}
            className={controlBox}
          />
        </Field>
        {choice(
          'state',
          texts.state,
          question.state ?? '',
          [['', texts.noState], ...states.map((name) => [name, name] as const)],
          texts.stateHint,
        )}
        {choice(
          'category',
          texts.category,
          question.central,
          CENTRAL_CATEGORIES.map((key) => [key, categories[key]] as const),
        )}
        {own.length > 1 &&
          choice(
            'own',
            texts.own,
            question.own ?? '',
            [['', texts.ownOpen], ...own.map(({ code, words }) => [code, words ?? code] as const)],
            texts.ownHint,
          )}
        {choice(
          'course',
          texts.course,
          question.course,
          PREDICTED_COURSES.map((name) => [name, name] as const),
        )}
        {choice('gender', texts.gender, question.gender, [
          ['male', texts.genders.male],
          ['female', texts.genders.female],
        ])}
        {choice(
          'round',
          texts.round,
          question.round,
          ROUND_CHOICES.map((key) => [key, texts.rounds[key]] as const),
        )}
        {choice(
          'sort',
          texts.sort,
          question.sort,
          SORTS.map((key) => [key, texts.sorts[key]] as const),
        )}
        {choice('ownership', texts.ownership, question.ownership ?? '', [
          ['', texts.anyOwner],
          ...(Object.keys(OWNERS) as Owner[]).map((key) => [key, texts.owners[key]] as const),
        ])}
        <Field id="fees" label={texts.fees} optional={texts.optional}>
          <input
            id="fees"
            name="fees"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            defaultValue={question.fees ?? ''}
            className={controlBox}
          />
        </Field>
      </div>
      <fieldset className="grid gap-1">
        <legend className="mb-2 font-semibold">{texts.also}</legend>
        {RESTRICTIONS.map((key) => (
          <label key={key} className="flex min-h-tap items-center gap-3">
            <input
              type="checkbox"
              name="also"
              value={key}
              defaultChecked={question.also.includes(key)}
              className="size-5 shrink-0 accent-brand"
            />
            {restrictions[key]}
          </label>
        ))}
      </fieldset>
      <div>
        <Button type="submit" tall>
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}
