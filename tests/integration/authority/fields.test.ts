import { createLocalReq, type FlattenedField, type Payload, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { exportOf } from '@/features/accounts/export-queries'
import { meView, profileOf } from '@/features/accounts/queries'
import { applicantStanding, applicationsOf } from '@/features/jobs/applications/queries'
import type { User } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { fixtureFor, person, unique } from '../access/access-fixtures'
import { COUNSELLORS, OWN, PAYLOADS_OWN, VISITORS } from './readable-fields'

let payload: Payload
let applicant: User
let admin: User
let token: string
let adminToken: string

beforeAll(async () => {
  payload = await testPayload()
  applicant = await person(payload, 'applicant')
  admin = await person(payload, 'admin')
  token = await tokenOf(payload, applicant.id)
  adminToken = await tokenOf(payload, admin.id)
})

const words = (text: string) => text.split(/\s+/).filter(Boolean).sort()

/** The fields of a record that somebody may read of a row of their own, each by its path. */
async function readable(req: PayloadRequest, fields: FlattenedField[], above = ''): Promise<string[]> {
  const id = req.user?.id ?? 'nobody'
  const doc = { id, user: id, owner: id }
  const found = await Promise.all(
    fields.map(async (field): Promise<string[]> => {
      if ('hidden' in field && field.hidden) return []
      const rule = 'access' in field ? field.access?.read : undefined
      if (rule && !(await rule({ req, doc, id, data: doc, siblingData: doc, blockData: {} }))) return []
      const path = `${above}${field.name}`
      return 'flattenedFields' in field ? readable(req, field.flattenedFields, `${path}.`) : [path]
    }),
  )
  return found.flat()
}

async function readableRecords(user: User | null): Promise<Record<string, string[]>> {
  const req = await createLocalReq({ user: user ?? undefined }, payload)
  const records = [...payload.config.collections, ...payload.config.globals]
  const listed: Record<string, string[]> = {}
  for (const { slug, access, flattenedFields } of records) {
    if (PAYLOADS_OWN.test(slug) || !(await access.read({ req, id: undefined, data: undefined }))) continue
    listed[slug] = (await readable(req, flattenedFields)).sort()
  }
  return listed
}

const sortedWords = (table: Record<string, string>) =>
  Object.fromEntries(Object.entries(table).map(([slug, text]) => [slug, words(text)]))

describe('the table of fields is whole', () => {
  it('for visitors', async () => {
    expect(await readableRecords(null)).toEqual(sortedWords(VISITORS))
  })

  it('for applicants', async () => {
    expect(await readableRecords(applicant)).toEqual(sortedWords({ ...VISITORS, ...OWN }))
  })

  it('for counsellors', async () => {
    const counsellor = await person(payload, 'counsellor')
    expect(await readableRecords(counsellor)).toEqual(sortedWords({ ...VISITORS, ...OWN, ...COUNSELLORS }))
  })
})

/** The paths of everything that an answer holds; rows of a list count once. */
function pathsOf(value: unknown, above = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((one) => pathsOf(one, above)))]
  if (typeof value !== 'object' || value === null) return [above]
  return Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, above ? `${above}.${name}` : name))
}

describe('an applicant', () => {
  const own = () => ({ token })
  const password = 'a long password for tests'

  async function movedApplication(): Promise<string> {
    const { data } = await fixtureFor(payload, 'job-applications', applicant)
    const made = await rest('POST', '/api/job-applications', { token, body: data })
    const { id } = made.json.doc
    const body = { status: 'shortlisted', notes: [{ text: unique('For the team alone') }] }
    expect((await rest('PATCH', `/api/job-applications/${id}`, { token: adminToken, body })).status).toBe(200)
    return id
  }

  it('is told of a moved application, not who moved it nor what the team wrote', async () => {
    const id = await movedApplication()
    const answers = [
      (await rest('GET', `/api/job-applications/${id}`, own())).json,
      (await rest('GET', '/api/job-applications?depth=2', own())).json,
      (await rest('PATCH', `/api/job-applications/${id}`, { token, body: { status: 'withdrawn' } })).json,
      (await rest('PATCH', `/api/job-applications/${id}`, { token, body: { status: 'applied' } })).json,
      await applicationsOf('en', applicant.id),
      await applicantStanding(applicant.id, crypto.randomUUID()),
      await exportOf(payload, applicant),
    ]
    for (const answer of answers) {
      expect(JSON.stringify(answer)).not.toContain(admin.email)
      expect(JSON.stringify(answer)).not.toContain('For the team alone')
    }
    const stages = answers[0].history.map(({ stage }: { stage: string }) => stage)
    expect(stages).toEqual(['applied', 'shortlisted'])
    const { json } = await rest('GET', `/api/job-applications/${id}`, { token: adminToken })
    expect(json.history.map(({ by }: { by: string }) => by)).toContain(admin.email)
  })

  it('cannot ask for it with where or sort either', async () => {
    for (const probe of [`where[history.by][equals]=${admin.email}`, 'where[notes.text][like]=team']) {
      expect((await rest('GET', `/api/job-applications?${probe}`, own())).status).toBe(400)
    }
  })

  const OWN_ANSWERS = [
    ['sign-in', 'user', () => rest('POST', '/api/users/login', { body: { email: applicant.email, password } })],
    ['who am I', 'user', () => rest('GET', '/api/users/me', own())],
    ['renewal', 'user', () => rest('POST', '/api/users/refresh-token', own())],
    ['own row', '', () => rest('GET', `/api/users/${applicant.id}`, own())],
    ['own change', 'doc', () => rest('PATCH', `/api/users/${applicant.id}`, { token, body: { fullName: 'Asha' } })],
  ] as const
  const ALLOWED = new Set([...words(OWN.users ?? ''), 'id', 'collection', '_strategy'])

  it.each(OWN_ANSWERS)('gets of the own account what the profile shows: %s', async (_, of, ask) => {
    const { status, json } = await ask()
    expect(status).toBe(200)
    const record = of ? json[of] : json
    expect(record.email).toBe(applicant.email)
    expect(pathsOf(record).filter((path) => !ALLOWED.has(path))).toEqual([])
  })

  it('is shown on pages by these fields and no others', async () => {
    expect(Object.keys(await meView(payload, applicant)).sort()).toEqual(words('email fullName id phone photoUrl role'))
    const profile =
      words(`asksProfessional currentCity email kind experienceYears fullName id isStaff memberSince noticePeriodDays pendingEmail phone
      photoUrl placesWanted qualification registrationCouncil registrationNumber resume speciality
      writesAs guardianEmail guardianAgreedAt`)
    expect(Object.keys(await profileOf('en', applicant)).sort()).toEqual(profile)
    await movedApplication()
    const [shown] = await applicationsOf('en', applicant.id)
    const application =
      words(`appliedOn applyAgainHref canUndo canWithdraw companyName history id interview isSample jobHref jobTitle
      sentOn stage stageSince`)
    expect(Object.keys(shown ?? {}).sort()).toEqual(application)
    expect(pathsOf(shown?.history).sort()).toEqual([
      'date',
      'mail',
      'mail.subject',
      'mail.text',
      'papers',
      'papers.note',
      'papers.resume',
      'stage',
      'undoes',
    ])
  })
})
