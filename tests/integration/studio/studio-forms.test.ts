import { fieldSchemasToFormState } from '@payloadcms/ui/forms/fieldSchemasToFormState'
import { createLocalReq, type Field, type FlattenedField, type FormState, type GlobalSlug, type Payload } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { beforeAll, describe, expect, it } from 'vitest'
import type { User } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { EDITED_IN_FORMS, fixtureFor, person } from '../access/access-fixtures'

type Values = Record<string, unknown>

let payload: Payload
let admin: User
let owner: User
let token: string

beforeAll(async () => {
  payload = await testPayload()
  admin = await person(payload, 'admin')
  owner = await person(payload, 'applicant')
  token = await tokenOf(payload, admin.id)
})

/** What Payload's own form holds for a record, computed by the code with which the studio makes its forms. */
async function formStateOf(fields: Field[], data: Values, operation: 'create' | 'update'): Promise<FormState> {
  const req = await createLocalReq({ user: { ...admin, collection: 'users' } }, payload)
  return fieldSchemasToFormState({
    data,
    fields,
    fieldSchemaMap: undefined,
    operation,
    permissions: true,
    preferences: { fields: {} },
    renderAllFields: false,
    req,
    schemaPath: '',
    skipValidation: true,
  })
}

/** The same form after every row of every list has been removed, and every choice of several taken back. */
function emptied(state: FormState, fields: FlattenedField[]): FormState {
  const lists = fields.filter(({ type }) => type === 'array').map(({ name }) => name)
  const isRow = (path: string) => lists.some((name) => path.startsWith(`${name}.`))
  const kept = Object.entries(state).filter(([path]) => !isRow(path))
  return Object.fromEntries(
    kept.map(([path, field]) => {
      if (lists.includes(path)) return [path, { ...field, value: 0, rows: [], disableFormData: false }]
      const isChoice = fields.some((one) => one.name === path && 'hasMany' in one && one.hasMany)
      return [path, isChoice ? { ...field, value: [] } : field]
    }),
  )
}

/** Texts that their field reads. */
const WRITTEN: Record<string, string> = { days: 'Mon-Fri', hours: '9:00-18:00' }

/** A value for a field, and for a list a row of it. */
function sampleOf(field: FlattenedField): unknown {
  switch (field.type) {
    case 'array':
      return [samplesOf(field.flattenedFields)]
    case 'group':
      return samplesOf(field.flattenedFields)
    case 'text':
    case 'textarea': {
      const figure = field.name === 'value' ? '200+' : 'Patna'
      const written = WRITTEN[field.name]
      if (written) return written
      const isAddress = /url|link|source/i.test(field.name)
      const text = isAddress ? 'https://example.org/a' : field.name === 'year' ? '2025' : figure
      return 'hasMany' in field && field.hasMany ? [text] : text
    }
    case 'number':
      return ['year', 'since'].includes(field.name) ? 2024 : field.name === 'amount' ? 45_000 : 1
    case 'select': {
      const [first] = field.options
      const value = typeof first === 'object' ? first.value : first
      return field.hasMany ? [value] : value
    }
    case 'date':
      return '2026-01-01T00:00:00.000Z'
    default:
      return undefined
  }
}

const samplesOf = (fields: FlattenedField[]): Values =>
  Object.fromEntries(fields.filter(({ name }) => name !== 'id').map((field) => [field.name, sampleOf(field)]))

const isSeveral = (field: FlattenedField) => field.type === 'array' || ('hasMany' in field && Boolean(field.hasMany))
/** What somebody else than the server writes. */
const listsOf = (fields: FlattenedField[]) =>
  fields.filter((field) => isSeveral(field) && !['sessions', 'contacts'].includes(field.name))

/** Nobody makes these in a form: they come from the site, or are written by the server alone; media come with a file. */
const WITHOUT_NEW_FORM = [
  'media',
  'job-applications',
  'vacancy-postings',
  'vacancy-views',
  'saved-colleges',
  'saved-jobs',
  'choice-lists',
  'choice-list-comments',
  'profile-photos',
  'resumes',
  'imports',
  'import-rows',
  'audit-log',
  'account-tokens',
  'mailboxes',
  'subscriptions',
  'job-alerts',
  'job-alert-matches',
  'counselling-reminders',
  'counselling-reminders-sent',
  'slug-history',
  'corrections',
  'checked-links',
  'hit-rates',
  'desk-views',
  // Their desk has a form of its own.
  'college-translations',
  'course-translations',
  'region-translations',
  'guidance-translations',
  'banner-translations',
  'page-translations',
]
const GLOBALS = [
  'site-settings',
  'fact-settings',
  'home',
  'admission',
  'about',
  'privacy',
  'terms',
  'application-mails',
  'posting-mails',
  'enquiry-replies',
] as const satisfies GlobalSlug[]

it('knows every collection and global', () => {
  const own = payload.config.collections.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'))
  expect(own.sort()).toEqual([...EDITED_IN_FORMS, ...WITHOUT_NEW_FORM].sort())
  const ownGlobals = payload.config.globals.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'))
  expect(ownGlobals.sort()).toEqual([...GLOBALS].sort())
})

describe.each(EDITED_IN_FORMS)("Payload's own form of %s", (collection) => {
  it('is saved when only what is required was filled in', async () => {
    const config = payload.collections[collection].config
    const { data } = await fixtureFor(payload, collection, owner)
    const values = reduceFieldsToValues(await formStateOf(config.fields, {}, 'create'), true)
    const { status, json } = await rest('POST', `/api/${collection}`, { token, body: { ...values, ...data } })
    expect([status, json.errors]).toEqual([201, undefined])
  })

  it('is saved as a draft while it is still empty, or names what is missing', async () => {
    const config = payload.collections[collection].config
    const values = reduceFieldsToValues(await formStateOf(config.fields, {}, 'create'), true)
    const { status, json } = await rest('POST', `/api/${collection}?draft=true`, { token, body: values })
    const named = json.errors?.[0]?.data?.errors?.map(({ path }: { path: string }) => path)
    expect(status === 201 || named?.length > 0, JSON.stringify([status, json.errors])).toBe(true)
  })

  it('is saved after all its lists have been emptied', async () => {
    const config = payload.collections[collection].config
    const { data } = await fixtureFor(payload, collection, owner)
    const lists = listsOf(config.flattenedFields)
    const filled = Object.fromEntries(lists.map((field) => [field.name, sampleOf(field)]))
    // Full authority: the record is there before anybody opens its form.
    const made = await payload.create({
      collection,
      data: { ...filled, ...data },
      depth: 0,
      overrideAccess: true,
    })
    const state = emptied(await formStateOf(config.fields, made as unknown as Values, 'update'), config.flattenedFields)
    const values = reduceFieldsToValues(state, true)
    const { status, json } = await rest('PATCH', `/api/${collection}/${made.id}?depth=0`, { token, body: values })
    expect([status, json.errors]).toEqual([200, undefined])
    for (const { name } of lists) {
      if (name in json.doc && name in values) expect([name, json.doc[name] ?? []]).toEqual([name, []])
    }
  })
})

describe.each(GLOBALS)("Payload's own form of the global %s", (slug) => {
  it('is saved fresh, filled and emptied', async () => {
    const config = payload.config.globals.find((one) => one.slug === slug)
    if (!config) throw new Error(slug)
    const save = async (values: Values) => rest('POST', `/api/globals/${slug}?depth=0`, { token, body: values })
    const lists = listsOf(config.flattenedFields)
    const required = samplesOf(config.flattenedFields.filter((field) => 'required' in field && field.required))
    const fresh = reduceFieldsToValues(await formStateOf(config.fields, {}, 'update'), true)
    const first = await save({ ...fresh, ...required })
    expect([first.status, first.json.errors]).toEqual([200, undefined])
    const filled = await save({ ...fresh, ...required, ...samplesOf(lists) })
    expect([filled.status, filled.json.errors]).toEqual([200, undefined])
    const state = emptied(await formStateOf(config.fields, filled.json.result, 'update'), config.flattenedFields)
    const last = await save(reduceFieldsToValues(state, true))
    expect([last.status, last.json.errors]).toEqual([200, undefined])
    for (const { name } of lists) expect([name, last.json.result[name] ?? []]).toEqual([name, []])
  })
})

/** What no form sends: a word, an object and lists in a field, whatever it holds. */
const ODD_VALUES = ['word', { word: 1 }, [1], [{}]]
const ODD_BODIES = [null, [1], 'text']

/** Each list and group gets the odd values alone, since hooks read those; of the plain fields one of each kind. */
function oddBodies(fields: FlattenedField[]): unknown[] {
  const kinds = new Set<string>()
  const tried = fields.filter((field) => {
    if (isSeveral(field) || field.type === 'group') return true
    const isNew = !kinds.has(field.type)
    kinds.add(field.type)
    return isNew
  })
  return [...tried.flatMap(({ name }) => ODD_VALUES.map((value) => ({ [name]: value }))), ...ODD_BODIES]
}

async function failuresOf(send: (body: unknown) => Promise<{ status: number }>, fields: FlattenedField[]) {
  const failures = []
  for (const body of oddBodies(fields)) if ((await send(body)).status >= 500) failures.push(body)
  return failures
}

describe.each([...EDITED_IN_FORMS, 'media'] as const)('a request that no form of %s sends', (collection) => {
  it('is never a failure of the server', async () => {
    const { data, file } = await fixtureFor(payload, collection, owner)
    // Full authority: the record is there before anybody changes it.
    const made = await payload.create({ collection, data, file, depth: 0, overrideAccess: true })
    const send = (body: unknown) => rest('PATCH', `/api/${collection}/${made.id}`, { token, body })
    expect(await failuresOf(send, payload.collections[collection].config.flattenedFields)).toEqual([])
  })
})

describe.each(GLOBALS)('a request that no form of the global %s sends', (slug) => {
  it('is never a failure of the server', async () => {
    const fields = payload.config.globals.find((one) => one.slug === slug)?.flattenedFields ?? []
    const send = (body: unknown) => rest('POST', `/api/globals/${slug}`, { token, body })
    expect(await failuresOf(send, fields)).toEqual([])
  })
})

it('shows the year of every day, which Payload leaves out', () => {
  const daysOf = (fields: FlattenedField[]): string[] =>
    fields.flatMap((field) => {
      if ('flattenedFields' in field) return daysOf(field.flattenedFields)
      const picker = field.type === 'date' ? field.admin?.date : undefined
      return picker?.pickerAppearance === 'dayOnly' ? [`${field.name}: ${picker.displayFormat}`] : []
    })
  const days = payload.config.collections.flatMap(({ flattenedFields }) => daysOf(flattenedFields))
  expect(days.length).toBeGreaterThan(5)
  expect(days.filter((day) => !day.includes('yyyy'))).toEqual([])
})
