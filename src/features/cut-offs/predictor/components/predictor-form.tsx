import { Button } from '@/components/ui/button'
import { SelectInput, TextInput } from '@/components/ui/forms/field'
import { HiddenFields } from '@/components/ui/forms/hidden-fields'
import { Notice } from '@/components/ui/messages/notice'
import { OWNER_GROUPS, type OwnerGroup } from '@/lib/college-facts/college-kinds-rule'
import type { Language } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { predictorMessages } from '../../messages'
import { CENTRAL_CATEGORIES, RESTRICTIONS } from '../../schema'
import { seatWordsIn } from '../../seat-words'
import type { StateCategory } from '../eligible-seats'
import { NO_STATE, type ParsedQuestion, PREDICTED_COURSES, type QuestionField, ROUND_CHOICES, SORTS } from '../question'

interface Props {
  language: Language
  parsed: Pick<ParsedQuestion, 'form' | 'problems'>
  states: readonly string[]
  /** The home state's categories, if choosing one has an effect. */
  list: readonly StateCategory[]
  /** Whether the state's category does not follow from the central one. */
  isDivided: boolean
  action: string
  /** Other parameters to keep. */
  kept?: readonly (readonly [string, string])[]
}

/** The three visible questions; the others are folded until needed. */
const FIRST_FIELDS: readonly QuestionField[] = ['rank', 'state', 'category']

const grid = 'grid items-start gap-4 sm:grid-cols-2'

/** The predictor's questions as a plain GET form. */
export function PredictorForm({
  language,
  parsed: { form, problems },
  states,
  list,
  isDivided,
  action,
  kept = [],
}: Props) {
  const { categories, restrictions, fields: messages } = predictorMessages(language)
  const problemOf = (field: QuestionField) => {
    const problem = problems[field]
    return problem && (messages.problems[field]?.[problem] ?? messages.unknown)
  }
  const field = (id: QuestionField, label: string, hint?: string) => ({ id, label, hint, error: problemOf(id) })
  const select = <Value extends string>(
    id: 'course' | 'gender' | 'round' | 'sort',
    values: readonly Value[],
    nameOf: (value: Value) => string,
  ) => (
    <SelectInput
      {...field(id, messages[id])}
      defaultValue={form[id]}
      options={values.map((value) => [value, nameOf(value)] as const)}
    />
  )
  const number = { inputMode: 'numeric', autoComplete: 'off', maxLength: 40 } as const
  const elsewhere = [list.length > 0 ? undefined : problemOf('own'), problemOf('also')].filter(Boolean)
  const isMoreOpen =
    (Object.keys(problems) as QuestionField[]).some((id) => !FIRST_FIELDS.includes(id)) ||
    form.also.length > 0 ||
    Boolean(form.own || form.ownership || form.fees)
  return (
    <form action={action} method="get" className="grid gap-4">
      <HiddenFields pairs={kept} />
      {elsewhere.length > 0 && (
        <Notice kind="bad">
          {elsewhere.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Notice>
      )}
      <div className={`${grid} lg:grid-cols-3`}>
        <TextInput {...field('rank', messages.rank, messages.rankHint)} {...number} defaultValue={form.rank} />
        <SelectInput
          {...field('state', messages.state, messages.stateHint)}
          defaultValue={form.state}
          placeholder={messages.chooseState}
          options={[...states.map((name) => [name, nameIn(language, name)] as const), [NO_STATE, messages.noState]]}
        />
        <SelectInput
          {...field('category', messages.category, messages.categoryHint)}
          defaultValue={form.central ?? ''}
          placeholder={messages.choose}
          options={CENTRAL_CATEGORIES.map((key) => [key, categories[key]] as const)}
        />
      </div>
      <details open={isMoreOpen}>
        <summary className="min-h-tap cursor-pointer py-2">{messages.more}</summary>
        <div className="grid gap-4 pt-2">
          <div className={grid}>
            {list.length > 0 && (
              <SelectInput
                {...field('own', messages.own(form.state), messages.ownHint)}
                required={false}
                defaultValue={form.own ?? ''}
                placeholder={isDivided ? messages.ownOpen : messages.ownSame}
                options={list.map(({ code, words }) => [code, seatWordsIn(language, words)] as const)}
              />
            )}
            {select('course', PREDICTED_COURSES, (course) => course)}
            {select('gender', ['male', 'female'], (gender) => messages.genders[gender])}
            {select('round', ROUND_CHOICES, (round) => messages.rounds[round])}
            {select('sort', SORTS, (sort) => messages.sorts[sort])}
            <SelectInput
              {...field('ownership', messages.ownership)}
              required={false}
              defaultValue={form.ownership ?? ''}
              placeholder={messages.anyOwner}
              options={(Object.keys(OWNER_GROUPS) as OwnerGroup[]).map((key) => [key, messages.owners[key]] as const)}
            />
            <TextInput
              {...field('fees', messages.fees)}
              {...number}
              optional={messages.optional}
              defaultValue={form.fees}
            />
          </div>
          <fieldset className="grid gap-1">
            <legend className="mb-2 font-semibold">{messages.also}</legend>
            {RESTRICTIONS.map((key) => (
              <label key={key} className="flex min-h-tap items-center gap-3">
                <input
                  type="checkbox"
                  name="also"
                  value={key}
                  defaultChecked={form.also.includes(key)}
                  className="size-5 shrink-0 accent-brand"
                />
                {restrictions[key]}
              </label>
            ))}
          </fieldset>
        </div>
      </details>
      <div>
        <Button type="submit" tall>
          {messages.submit}
        </Button>
      </div>
    </form>
  )
}
