'use client'
import { classNames } from '@/components/ui/class-names'
import { ActionForm } from '@/components/ui/forms/action-form'
import { FormControls } from '@/components/ui/forms/form-controls'
import { PrivacyNote } from '@/components/ui/forms/privacy-note'
import { useFormMarks } from '@/components/ui/forms/use-form-marks'
import type { Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { changeVacancy, sendVacancy } from '../actions'
import { FORM_MARKS } from '../schema'
import type { PostingParts } from './posting-parts'

const PAIR = 'grid grid-cols-[minmax(0,1fr)] gap-[1.35rem] sm:grid-cols-2'
const GROUP = 'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-[1.35rem] border-t border-rule pt-5'
const LEGEND = 'float-left w-full text-h3 font-semibold [&+*]:clear-both'

interface PostingFormProps {
  language: Language
  parts: PostingParts
  /** The link, and the values with which the form opens, when changing a vacancy. */
  link?: string
  shown?: Record<string, string>
}

/** The form with which a hospital sends in or changes a vacancy. */
export function PostingForm({
  language,
  parts: { groups, consent, optional, ...words },
  link,
  shown,
}: PostingFormProps) {
  const { token } = useFormMarks()
  const agreed = link ? [] : [consent.field]
  return (
    <ActionForm
      language={language}
      action={link ? changeVacancy : sendVacancy}
      // Without script, the form on the page of a link that has ended finds its result by this.
      place={link && pathsIn(language).changeOwnVacancy(link)}
      hidden={{
        [FORM_MARKS.link]: link,
        [FORM_MARKS.shown]: shown && JSON.stringify(shown),
        [FORM_MARKS.formToken]: token,
      }}
      trap={{ name: FORM_MARKS.honeypot, label: words.leaveEmpty }}
      drawn={[...groups.flatMap(({ rows }) => rows.flat()), ...agreed]}
      className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-8"
      lead={<p className="text-sm text-quiet">{words.allRequired}</p>}
      success="replaces"
      submit={link ? words.changeSubmit : words.submit}
      busy={words.sending}
      failed={words.failed}
    >
      {(state) => (
        <>
          {groups.map(({ name, legend, lead, rows }) => (
            <fieldset key={name} className={GROUP}>
              <legend className={LEGEND}>
                {legend}
                {lead && <span className="text-base font-normal text-quiet"> {optional}</span>}
              </legend>
              {lead && <p className="text-sm text-quiet">{lead}</p>}
              {rows.map((row) =>
                row.length === 1 ? (
                  <FormControls key={row[0]?.name} fields={row} state={state} />
                ) : (
                  // Only one of the two may have a hint; the inputs still align at the bottom.
                  <div key={row[0]?.name} className={classNames(PAIR, lead ? 'sm:items-end' : 'sm:items-start')}>
                    <FormControls fields={row} state={state} />
                  </div>
                ),
              )}
            </fieldset>
          ))}
          {!link && (
            <div className="grid gap-4">
              <FormControls fields={agreed} state={state} />
              <PrivacyNote language={language} consent={consent} />
            </div>
          )}
        </>
      )}
    </ActionForm>
  )
}
