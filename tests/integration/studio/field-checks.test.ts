import type { FlattenedField, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { isCheck } from '@/cms/fields/checks/checks'
import { checkMessages } from '@/cms/fields/checks/messages'
import { PLACEHOLDER_PHONE } from '@/cms/fields/checks/problems'
import { rest } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { tokenAs } from '../access/access-fixtures'

let payload: Payload
let token: string

beforeAll(async () => {
  payload = await testPayload()
  token = await tokenAs(payload, 'admin')
})

/** Written by Payload itself: moments of its own, and what it reads from a file. */
const OWN_TO_PAYLOAD = new Set([
  ...['id', 'createdAt', 'updatedAt', 'deletedAt', 'sizes', 'sessions', 'salt', 'hash', 'loginAttempts', 'lockUntil'],
  ...[
    'resetPasswordToken',
    'resetPasswordExpiration',
    'resetPasswordRequestedAt',
    '_verified',
    '_verificationToken',
    'prefix',
  ],
  ...['filename', 'mimeType', 'filesize', 'width', 'height', 'focalX', 'focalY', 'thumbnailURL', 'url', '_objectKey'],
])
const TYPES = ['text', 'textarea', 'number', 'date', 'email', 'code', 'json', 'point']

interface Seen {
  path: string
  field: FlattenedField
}

function allFields(fields: readonly FlattenedField[], above: string): Seen[] {
  return fields
    .filter(({ name }) => !OWN_TO_PAYLOAD.has(name))
    .flatMap((field) => {
      const path = `${above}.${field.name}`
      return [{ path, field }, ...('flattenedFields' in field ? allFields(field.flattenedFields, path) : [])]
    })
}

const validateOf = (field: object) => ('validate' in field ? field.validate : undefined)
const reasonOf = ({ custom }: FlattenedField): unknown => custom?.unchecked

function isHeld(field: FlattenedField): boolean {
  if (typeof reasonOf(field) === 'string' && reasonOf(field) !== '') return true
  const isBounded = (...bounds: unknown[]) => bounds.every((bound) => typeof bound === 'number')
  switch (field.type) {
    case 'text':
      return isBounded(field.maxLength) && (!field.hasMany || isBounded(field.maxRows))
    case 'textarea':
      return isBounded(field.maxLength)
    case 'number':
      return isCheck(validateOf(field)) || isBounded(field.min, field.max)
    case 'email':
      return true
    default:
      return isCheck(validateOf(field))
  }
}

const tables = () => [
  ...payload.config.collections.filter(({ slug }) => !slug.startsWith('payload-')),
  ...payload.config.globals.filter(({ slug }) => !slug.startsWith('payload-')),
]
const seen = () =>
  tables()
    .flatMap(({ slug, flattenedFields }) => allFields(flattenedFields, slug))
    .filter(({ field }) => TYPES.includes(field.type))

describe('every text, number and date of every collection and global', () => {
  it('has a check, or says why it has none', () => {
    expect(seen().length).toBeGreaterThan(150)
    expect(
      seen()
        .filter(({ field }) => !isHeld(field))
        .map(({ path }) => path),
    ).toEqual([])
  })

  it('leaves no check of Payload’s own out when it has one of ours', () => {
    const strange = seen().filter(({ path, field }) => {
      // The address to sign in with is Payload's own field; what is read from another record is never written.
      const isPayloads = path === 'users.email' || ('virtual' in field && typeof field.virtual === 'string')
      const validate = isPayloads ? undefined : validateOf(field)
      // Payload gives a field without one its own, in a wrapper of this name.
      return validate && !/defaultValidate/.test(String(validate)) && !isCheck(validate)
    })
    expect(strange.map(({ path }) => path)).toEqual([])
  })
})

const college = { name: 'Checked College', location: 'Patna', state: 'Bihar', country: 'India' }
const job = { title: 'Checked post', location: 'Patna', department: 'Surgery' }
const slide = { title: 'Checked slide' }
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()

const REJECTED: [collection: string, record: object, path: string, bad: unknown, says?: string][] = [
  ['colleges', college, 'fees', 'abc', checkMessages.fees],
  ['colleges', college, 'seats', 'many', checkMessages.seats],
  ['colleges', college, 'established', 1492],
  ['colleges', college, 'established', 2099],
  ['sources', { title: 'Checked list', kind: 'official' }, 'year', '2024-26', checkMessages.period],
  ['sources', { title: 'Checked list', kind: 'official' }, 'address', 'example', checkMessages.web],
  ['colleges', college, 'rating', 5.5, checkMessages.number(0, 5)],
  ['colleges', college, 'contactPhone', '12', checkMessages.phone],
  ['colleges', college, 'contactEmail', 'nobody', checkMessages.email],
  ['colleges', college, 'websiteUrl', 'example', checkMessages.web],
  ['colleges', college, 'imageUrl', `https://example.org/${'a'.repeat(2100)}`],
  ['colleges', college, 'slug', 'Not A Slug', checkMessages.slug],
  ['colleges', college, 'slug', 'a'.repeat(121)],
  ['colleges', college, 'facilities', ['a'.repeat(201)]],
  ['colleges', college, 'facilities', Array.from({ length: 61 }, (_, index) => `f${index}`)],
  ['featured-colleges', { name: 'Featured' }, 'fees', 'abc', checkMessages.fees],
  ['featured-colleges', { name: 'Featured' }, 'sortOrder', 10_000],
  ['jobs', job, 'salaryMin', -1],
  ['jobs', { ...job, salaryMin: 20 }, 'salaryMax', 10, checkMessages.order.salary],
  ['jobs', job, 'deadline', inDays(-3), checkMessages.order.deadline],
  ['jobs', job, 'postedAt', '0027-01-15T00:00:00.000Z', checkMessages.date],
  ['banner-slides', slide, 'sortOrder', 1.5],
  ['banner-slides', slide, 'showFrom', '0027-01-15T00:00:00.000Z', checkMessages.date],
  ['banner-slides', { ...slide, showFrom: inDays(3) }, 'showUntil', inDays(1)],
  ['banner-slides', slide, 'ctaLink', 'admission', checkMessages.link],
  ['regions', { name: 'Checked', kind: 'State', country: 'India' }, 'code', 'Bihar'],
  ['regions', { name: 'a'.repeat(81), kind: 'State', country: 'India' }, 'name', 'a'.repeat(81)],
  ['search-terms', { kind: 'word', value: 'Checked' }, 'spellings', ['a'.repeat(121)]],
  ['enquiries', { kind: 'contact', name: 'Caller', email: 'a@example.org' }, 'phone', '12', checkMessages.phone],
  ['enquiries', { kind: 'contact', name: 'Caller', email: 'a@example.org' }, 'neetScore', 900],
  [
    'enquiries',
    { kind: 'contact', name: 'Caller', email: 'a@example.org' },
    'nextFollowUp',
    '0027-01-15T00:00:00.000Z',
  ],
  ['users', { email: 'checked@example.org', password: 'long-enough-pass-1', role: 'applicant' }, 'phone', '12'],
]

describe('over REST', () => {
  it.each(REJECTED)('%s %o is refused beside its field %s: %s', async (collection, record, path, bad, says) => {
    const { status, json } = await rest('POST', `/api/${collection}`, { token, body: { ...record, [path]: bad } })
    expect(status).toBe(400)
    const errors: { path: string; message: string }[] = json.errors[0].data.errors
    expect(errors.map((error) => error.path)).toEqual([path])
    expect(errors[0]?.message).toMatch(/\w \w/)
    if (says) expect(errors[0]?.message).toBe(says)
  })

  it.each([['45,000'], ['18,00,000']])('the fee %s of the specification is kept as it is written', async (fees) => {
    const { status, json } = await rest('POST', '/api/colleges', { token, body: { ...college, fees } })
    expect([status, json.doc.fees]).toEqual([201, fees])
  })

  it('the settings refuse a phone, a place, a year and a link that are none', async () => {
    const body = {
      phone: '12',
      whatsapp: 'abc',
      email: 'nobody',
      mapQuery: '200, 300',
      announcement: { year: 20266, link: 'admission' },
      social: [{ network: 'X', url: 'example' }],
    }
    const { status, json } = await rest('POST', '/api/globals/site-settings', { token, body })
    expect(status).toBe(400)
    expect(json.errors[0].data.errors.map((error: { path: string }) => error.path).sort()).toEqual(
      ['announcement.link', 'announcement.year', 'email', 'mapQuery', 'phone', 'social.0.url', 'whatsapp'].sort(),
    )
    const kept = await rest('POST', '/api/globals/site-settings', { token, body: { phone: PLACEHOLDER_PHONE } })
    expect(kept.status).toBe(200)
  })

  it('a draft of a college may hold anything, and is not published with it', async () => {
    const body = { ...college, fees: 'abc', _status: 'draft' }
    const { status, json } = await rest('POST', '/api/colleges?draft=true', { token, body })
    expect(status).toBe(201)
    const published = await rest('PATCH', `/api/colleges/${json.doc.id}`, { token, body: { _status: 'published' } })
    expect(published.status).toBe(400)
    expect(published.json.errors[0].data.errors[0]).toMatchObject({ path: 'fees', message: checkMessages.fees })
  })
})

describe('a row from before there were checks', () => {
  it('opens, bears changes elsewhere, and is saved whole once it is mended', async () => {
    const { doc } = (await rest('POST', '/api/jobs', { token, body: { ...job, deadline: inDays(5) } })).json
    await payload.db.pool.query(
      `update jobs set deadline = '1997-01-15', salary_max = 1, salary_min = 9 where id = $1`,
      [doc.id],
    )
    const address = `/api/jobs/${doc.id}`
    expect((await rest('GET', address, { token })).status).toBe(200)
    expect((await rest('PATCH', address, { token, body: { status: 'Closed' } })).json.doc).toMatchObject({
      status: 'Closed',
    })
    const read = (await rest('GET', address, { token })).json
    const whole = await rest('PATCH', address, { token, body: read })
    expect(whole.status).toBe(400)
    const mended = { ...read, deadline: inDays(9), salaryMin: 9, salaryMax: 12 }
    expect((await rest('PATCH', address, { token, body: mended })).status).toBe(200)
  })
})

it('takes a blank for no words, in a name, a title and a heading, and an empty list of the form for none', async () => {
  const made = await payload.create({
    collection: 'colleges',
    data: { ...college, country: 'India', status: 'Active', name: 'Blank College' },
  })
  const at = `/api/colleges/${made.id}`
  const refused = await rest('PATCH', at, { token, body: { name: ' ', _status: 'published' } })
  expect(refused.status).toBe(400)
  expect(refused.json.errors[0].data.errors[0].path).toBe('name')
  expect((await rest('PATCH', at, { token, body: { name: ' Blank  College ', aliases: 0 } })).status).toBe(200)
  const kept = await payload.findByID({ collection: 'colleges', id: made.id })
  expect([kept.name, kept.aliases]).toEqual(['Blank  College', []])
})

it('refuses a fee that is none where rows say another', async () => {
  const feeRows = [{ amount: 45_000 }]
  const data = { ...college, name: 'Priced College', country: 'India', status: 'Active', feeRows } as const
  const made = await payload.create({ collection: 'colleges', data })
  const at = `/api/colleges/${made.id}`
  const refused = await rest('PATCH', at, { token, body: { fees: 'abc', _status: 'published' } })
  expect([refused.status, refused.json.errors[0].data.errors[0].path]).toEqual([400, 'fees'])
  expect((await rest('PATCH', at, { token, body: { fees: '70,000' } })).status).toBe(200)
  expect((await payload.findByID({ collection: 'colleges', id: made.id })).fees).toBe('70,000')
})

it('says of an address that another record has that it is taken', async () => {
  const write = () =>
    rest('POST', '/api/colleges', {
      token,
      body: { name: 'Twin', slug: 'taken', location: 'Patna', state: 'Bihar', country: 'India' },
    })
  expect((await write()).status).toBe(201)
  const { status, json } = await write()
  const message = 'Another record has this already. Choose a different one.'
  expect([status, json.errors[0].data.errors]).toEqual([400, [expect.objectContaining({ path: 'slug', message })]])
})
