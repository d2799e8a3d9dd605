'use client'
import { toast } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { callStudio } from '@/cms/admin/desk/call-studio'
import { DeskField } from '@/cms/admin/desk/desk-field'
import { actionRow, fieldPair, notice, studioButton } from '@/cms/admin/desk/looks'
import { DeskForm } from '@/cms/admin/unsaved/desk-form'
import { EditedElsewhere, useEditedElsewhere } from '@/cms/editing/edited-elsewhere'
import { STALE_EDIT } from '@/cms/editing/refusal-code'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { vacancyDeskTexts } from '@/features/jobs/admin/texts'
import { useClosing } from '@/features/jobs/applications/moves/admin/use-closing'
import { dayAsInstant } from '@/features/jobs/import/deadline'
import { DEPARTMENTS, DESIGNATIONS, JOB_STATUSES, JOB_TYPES, LOCATIONS } from '@/features/jobs/schema'
import { pathsIn } from '@/lib/addresses/paths'
import { instantOfIndianMinute } from '@/lib/indian-calendar'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import type { Job } from '@/payload-types'

const texts = vacancyDeskTexts.form
const REQUIRED = ['title', 'location', 'department'] as const
const TEXT_FIELDS = [
  'title',
  'location',
  'department',
  'institution',
  'designation',
  'type',
  'qualification',
  'experience',
  'salary',
  'description',
  'requirements',
  'slug',
  'status',
  'hospital',
  'walkInPlace',
] as const
const NUMBER_FIELDS = ['salaryMin', 'salaryMax'] as const
const MOMENT_FIELDS = ['walkInAt', 'walkInUntil'] as const

export type VacancyValues = Partial<
  Record<
    | (typeof TEXT_FIELDS)[number]
    | (typeof NUMBER_FIELDS)[number]
    | (typeof MOMENT_FIELDS)[number]
    | 'deadline'
    | 'postedAt',
    string
  >
>

/** A number of the form; what is none goes along as it is, for the server to say so. */
const numberOf = (text: string): number | string => (Number.isNaN(Number(text)) ? text : Number(text))

/** What the form holds, as the record wants it: an emptied field is null, a day an instant. */
function recordOf(form: FormData): Record<string, string | number | null> {
  const record: Record<string, string | number | null> = {}
  const textOf = (name: string) => String(form.get(name) ?? '').trim()
  for (const name of TEXT_FIELDS) if (form.has(name)) record[name] = textOf(name) || null
  for (const name of NUMBER_FIELDS)
    if (textOf(name)) record[name] = numberOf(textOf(name))
    else if (form.has(name)) record[name] = null
  for (const name of MOMENT_FIELDS) {
    if (form.has(name)) record[name] = textOf(name) ? instantOfIndianMinute(textOf(name)).toISOString() : null
  }
  for (const name of ['deadline', 'postedAt'] as const) {
    if (form.has(name)) record[name] = textOf(name) ? dayAsInstant(textOf(name)) : null
  }
  return record
}

interface VacancyFormProps {
  id?: string
  slug?: string | null
  /** When the vacancy last changed before it was opened here. */
  updatedAt?: string
  values?: VacancyValues
  /** The hospitals that it can name. */
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

  function refuse(fieldErrors: Record<string, string>, message: string): false {
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
      return refuse(Object.fromEntries(missing.map((name) => [name, texts.requiredField])), texts.required)
    }
    setBusy(true)
    setErrors({})
    const answer = await callStudio<{ doc: Job }>(
      id ? 'PATCH' : 'POST',
      id ? `/api/jobs/${id}?depth=0` : '/api/jobs?depth=0',
      id ? { ...Object.fromEntries(changed.map((name) => [name, record[name]])), updatedAt: basedOn } : record,
    )
    setBusy(false)
    if (!answer.ok) {
      const staleness = answer.code === STALE_EDIT && answer.message
      if (staleness) setStaleSaves((count) => count + 1)
      return refuse(answer.fieldErrors, staleness || (id ? texts.updateFailed : texts.createFailed))
    }
    setBasedOn(answer.data.doc.updatedAt)
    setStaleSaves(0)
    toast.success(id ? texts.updated : texts.created)
    if (id) {
      if (changed.includes('status') && record.status === 'Closed') await closing.offer([id])
      return true
    }
    const { title, slug: madeSlug } = answer.data.doc
    setAdded({ notice: texts.addedNext(title), slug: madeSlug ?? null })
    form.current?.querySelector<HTMLElement>('[name="title"]')?.focus()
    return true
  }

  const field = (name: keyof typeof texts.fields) => ({
    name,
    label: texts.fields[name][0],
    hint: texts.fields[name][1],
    error: errors[name],
    initial: values[name] ?? '',
    optional: (REQUIRED as readonly string[]).includes(name) ? undefined : texts.optional,
  })

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
                  {texts.preview}
                </a>
              ) : null}
              <a href={jobDeskPaths.manageJobs()}>{texts.showInList}</a>
            </p>
          </div>
        ) : null}
        <DeskField {...field('title')} />
        <div className={fieldPair}>
          <DeskField {...field('location')} suggestions={LOCATIONS} />
          <DeskField {...field('department')} suggestions={DEPARTMENTS} />
        </div>
        <div className={fieldPair}>
          <DeskField {...field('institution')} />
          {hospitals.length > 0 ? (
            <DeskField
              {...field('hospital')}
              options={[
                { value: '', label: texts.noHospital },
                ...hospitals.map(({ id: value, name, location }) => ({ value, label: `${name} · ${location}` })),
              ]}
            />
          ) : null}
        </div>
        <div className={fieldPair}>
          <DeskField {...field('designation')} suggestions={DESIGNATIONS} />
          <DeskField
            {...field('type')}
            initial={values.type ?? JOB_TYPES[0]}
            optional={undefined}
            options={JOB_TYPES}
          />
        </div>
        <div className={fieldPair}>
          <DeskField {...field('qualification')} />
          <DeskField {...field('experience')} />
        </div>
        <div className={fieldPair}>
          <DeskField {...field('salary')} />
          <DeskField {...field('deadline')} type="date" />
        </div>
        <div className={fieldPair}>
          <DeskField {...field('walkInAt')} type="datetime-local" />
          <DeskField {...field('walkInUntil')} type="datetime-local" />
        </div>
        <DeskField {...field('walkInPlace')} />
        {id ? <DeskField {...field('status')} optional={undefined} options={JOB_STATUSES} /> : null}
        {id ? (
          <>
            <div className={fieldPair}>
              <DeskField {...field('salaryMin')} />
              <DeskField {...field('salaryMax')} />
            </div>
            <div className={fieldPair}>
              <DeskField {...field('slug')} />
              <DeskField {...field('postedAt')} type="date" optional={undefined} />
            </div>
          </>
        ) : null}
        <DeskField {...field('description')} rows={5} />
        <DeskField {...field('requirements')} rows={5} />
        <p className={actionRow}>
          <button className={studioButton()} type="submit" disabled={isBusy}>
            {id ? (isBusy ? texts.saving : texts.save) : isBusy ? texts.adding : texts.add}
          </button>
          {id && slug ? (
            <a
              className={studioButton({ kind: 'plain' })}
              href={pathsIn(STUDIO_LANGUAGE).job(slug)}
              target="_blank"
              rel="noreferrer"
            >
              {texts.preview}
            </a>
          ) : null}
        </p>
      </DeskForm>
    </>
  )
}
