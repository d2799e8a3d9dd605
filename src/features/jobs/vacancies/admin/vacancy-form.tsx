'use client'
import { toast } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { DeskField } from '@/cms/admin/desk/desk-field'
import { actionRow, fieldPair, notice, StudioButton, StudioLink } from '@/cms/admin/desk/styles'
import { callStudio, withReason } from '@/cms/admin/desk/use-desk'
import { DeskForm } from '@/cms/admin/unsaved/desk-form'
import { EditedElsewhere, useEditedElsewhere } from '@/cms/editing/edited-elsewhere'
import { STALE_EDIT } from '@/cms/editing/error-code'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { vacancyDeskMessages } from '@/features/jobs/admin/messages'
import {
  DESK_ROWS,
  VACANCY_FIELD_NAMES,
  VACANCY_FIELDS,
  type VacancyFieldName,
} from '@/features/jobs/admin/vacancy-fields'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import type { Job } from '@/payload-types'
import { useClosing } from '../../applications/moves/admin/use-moves'
import { recordValue } from '../field-values'

const messages = vacancyDeskMessages.form
const REQUIRED = VACANCY_FIELD_NAMES.filter((name) => VACANCY_FIELDS[name].isRequired)
/** Fields with an initial value, so they are not marked optional. */
const PRESET: readonly VacancyFieldName[] = ['type', 'status', 'postedAt']

/** The form's values as the record stores them. */
const recordOf = (form: FormData): Record<string, string | number | null> =>
  Object.fromEntries(
    VACANCY_FIELD_NAMES.filter((name) => form.has(name)).map((name) => [
      name,
      recordValue(VACANCY_FIELDS[name].kind, String(form.get(name)).trim()),
    ]),
  )

interface VacancyFormProps {
  id?: string
  slug?: string | null
  /** The vacancy's `updatedAt` when it was opened here. */
  updatedAt?: string
  values?: Readonly<Record<string, string>>
  hospitals?: readonly { id: string; name: string; location: string }[]
}

/** Adds a vacancy, or changes one when `id` is given. */
export function VacancyForm({ id, slug, updatedAt, values = {}, hospitals = [] }: VacancyFormProps) {
  const [basedOn, setBasedOn] = useState(updatedAt)
  const closing = useClosing()
  const [staleSaves, setStaleSaves] = useState(0)
  const isStale = staleSaves > 0
  const newer = useEditedElsewhere({ slug: 'jobs', id, seen: basedOn, isModified: isStale, attempt: staleSaves })
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)
  const [added, setAdded] = useState<{ notice: string; slug: string | null } | null>(null)

  function reject(fieldErrors: Record<string, string>, message: string): false {
    setErrors(fieldErrors)
    toast.error(message)
    const first = form.current?.querySelector<HTMLElement>(`[name="${Object.keys(fieldErrors)[0]}"]`)
    first?.focus()
    return false
  }

  async function save(data: FormData, changed: readonly string[]): Promise<boolean> {
    if (isBusy) return false
    const record = recordOf(data)
    const missing = REQUIRED.filter((name) => !record[name])
    if (missing.length > 0) {
      return reject(Object.fromEntries(missing.map((name) => [name, messages.requiredField])), messages.required)
    }
    setBusy(true)
    setErrors({})
    const result = await callStudio<{ doc: Job }>(
      id ? 'PATCH' : 'POST',
      id ? `/api/jobs/${id}?depth=0` : '/api/jobs?depth=0',
      id ? { ...Object.fromEntries(changed.map((name) => [name, record[name]])), updatedAt: basedOn } : record,
    )
    setBusy(false)
    if (!result.ok) {
      const staleness = result.code === STALE_EDIT && result.message
      if (staleness) setStaleSaves((count) => count + 1)
      const failure = id ? messages.updateFailed : messages.createFailed
      return reject(result.fieldErrors, staleness || withReason(failure, result))
    }
    setBasedOn(result.data.doc.updatedAt)
    setStaleSaves(0)
    toast.success(id ? messages.updated : messages.created)
    if (id) {
      if (changed.includes('status') && record.status === 'Closed') await closing.offer([id])
      return true
    }
    const { title, slug: madeSlug } = result.data.doc
    setAdded({ notice: messages.addedNext(title), slug: madeSlug ?? null })
    form.current?.querySelector<HTMLElement>('[name="title"]')?.focus()
    return true
  }

  const institutionChoices = [
    { value: '', label: messages.noInstitution },
    ...hospitals.map(({ id: value, name, location }) => ({ value, label: `${name} · ${location}` })),
  ]
  const field = (name: VacancyFieldName) => {
    const { kind, desk, isRequired, choices, suggestions } = VACANCY_FIELDS[name]
    if (kind === 'record' && hospitals.length === 0) return null
    return (
      <DeskField
        key={name}
        name={name}
        label={desk[0]}
        hint={desk[1]}
        error={errors[name]}
        initial={values[name] ?? (name === 'type' ? choices?.[0] : '')}
        optional={isRequired || PRESET.includes(name) ? undefined : messages.optional}
        type={kind === 'day' ? 'date' : kind === 'moment' ? 'datetime-local' : undefined}
        rows={kind === 'text' ? 5 : undefined}
        options={kind === 'record' ? institutionChoices : choices}
        suggestions={suggestions}
      />
    )
  }

  return (
    <>
      {closing.dialog}
      <DeskForm formRef={form} onSave={save} isEmptiedBySaving={!id}>
        {newer ? <EditedElsewhere newer={newer} onKeep={setBasedOn} /> : null}
        {added ? (
          <div className={notice()} role="status">
            <p>{added.notice}</p>
            <p className={actionRow}>
              {added.slug ? (
                <a href={pathsIn(STUDIO_LANGUAGE).job(added.slug)} target="_blank" rel="noreferrer">
                  {messages.preview}
                </a>
              ) : null}
              <a href={jobDeskPaths.manageJobs()}>{messages.showInList}</a>
            </p>
          </div>
        ) : null}
        {DESK_ROWS.filter(({ isLater }) => id || !isLater).map(({ names }) =>
          names.length === 1 ? (
            names.map(field)
          ) : (
            <div className={fieldPair} key={names[0]}>
              {names.map(field)}
            </div>
          ),
        )}
        <p className={actionRow}>
          <StudioButton type="submit" disabled={isBusy}>
            {id ? (isBusy ? messages.saving : messages.save) : isBusy ? messages.adding : messages.add}
          </StudioButton>
          {id && slug ? (
            <StudioLink kind="plain" href={pathsIn(STUDIO_LANGUAGE).job(slug)} target="_blank" rel="noreferrer">
              {messages.preview}
            </StudioLink>
          ) : null}
        </p>
      </DeskForm>
    </>
  )
}
