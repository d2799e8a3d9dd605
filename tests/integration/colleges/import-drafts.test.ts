import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { plannedChanges } from '@/cms/database/payload-schedules'
import { importFile } from '@/cms/import/import-file'
import type { DraftChoice, ImportMode } from '@/cms/import/report/report'
import { officialListImporter } from '@/features/colleges/import/official-list/admin/importer'
import type { College, User } from '@/payload-types'
import { fileOf, reportOf } from '../../setup/file-to-import'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { person, unique } from '../access/access-fixtures'
import { collegeImports, createBihar } from './college-import-fixtures'

const DAY = 24 * 60 * 60 * 1000

let payload: Payload
let editor: User
let token: string
let imports: ReturnType<typeof collegeImports>

beforeAll(async () => {
  payload = await testPayload()
  editor = await person(payload, 'editor')
  token = await tokenOf(payload, editor.id)
  imports = collegeImports(payload, editor)
  await createBihar(payload)
})

/** A published college; a draft of it where `draft` says what that changes, and a plan where one is wanted. */
async function college(more: Partial<College> = {}, draft?: Partial<College>) {
  const place = { location: 'Gaya', state: 'Bihar', country: 'India' as const, status: 'Active' as const }
  const base = { name: unique('Medical College'), seats: '100', facilities: ['Library'], aliases: ['MC'] }
  const data = { ...base, ...place, courses: ['MBBS' as const], _status: 'published' as const, ...more }
  const { id, slug, name } = await payload.create({
    collection: 'colleges',
    data,
    user: editor,
    draft: more._status === 'draft',
  })
  if (draft) await rest('PATCH', `/api/colleges/${id}?draft=true`, { token, body: draft })
  return { id, slug: slug ?? '', name }
}

const plan = (id: string, type: 'publish' | 'unpublish' = 'publish') =>
  payload.jobs.queue({
    task: 'schedulePublish',
    input: { type, doc: { relationTo: 'colleges', value: id } },
    waitUntil: new Date(Date.now() + DAY),
  })
const read = async (id: string, draft: boolean): Promise<College> =>
  payload.findByID({ collection: 'colleges', id, draft, depth: 0, overrideAccess: true })
const published = (id: string) => read(id, false)
const newest = (id: string) => read(id, true)

describe('a file over a college with a newer draft', () => {
  it('changes what is published, and the draft stays the newest with what it had changed itself', async () => {
    const held = await college({}, { location: 'Patna', facilities: ['Library', 'Gym'], fees: '9,000' })
    const beside = await college({}, { location: 'Patna' })
    const author = (await newest(held.id)).editedBy
    await imports.importText(
      `slug,name,location,state,seats,facilities,aliases,university,fees
${held.slug},${held.name},Bodh Gaya,Bihar,150,Library | Hostel,MC | GMC,Magadh University,"4,000"\n`,
    )
    expect(await published(held.id)).toMatchObject({
      _status: 'published',
      location: 'Bodh Gaya',
      seats: '150',
      facilities: ['Library', 'Hostel'],
      aliases: ['MC', 'GMC'],
      university: 'Magadh University',
      fees: '4,000',
      feeRows: [{ amount: 4000 }],
    })
    const draft = await newest(held.id)
    expect(draft).toMatchObject({
      _status: 'draft',
      editedBy: author,
      location: 'Patna',
      facilities: ['Library', 'Gym'],
      fees: '9,000',
      feeRows: [{ amount: 9000 }],
      seats: '150',
      seatRows: [{ seats: 150 }],
      aliases: ['MC', 'GMC'],
      university: 'Magadh University',
      courses: ['MBBS'],
    })
    const versions = await imports.versionsOf(held.id)
    expect(versions.slice(0, 2).map(({ latest, version }) => [latest, version._status])).toEqual([
      [true, 'draft'],
      [false, 'published'],
    ])
    expect(versions.filter(({ latest }) => latest)).toHaveLength(1)
    expect(await newest(beside.id)).toMatchObject({ _status: 'draft', location: 'Patna', seats: '100' })
    // A form that was opened before the import is told, and publishing takes the merged draft.
    const stale = { seats: '1', updatedAt: '2026-01-01T00:00:00.000Z' }
    expect((await rest('PATCH', `/api/colleges/${held.id}?draft=true`, { token, body: stale })).status).toBe(409)
    const fresh = { _status: 'published', updatedAt: draft.updatedAt }
    expect((await rest('PATCH', `/api/colleges/${held.id}`, { token, body: fresh })).status).toBe(200)
    expect(await published(held.id)).toMatchObject({ location: 'Patna', seats: '150', fees: '9,000' })
  })

  it('carries a draft that emptied a list, and one beyond the ten versions that are kept', async () => {
    const held = await college({}, { facilities: [] })
    for (let n = 0; n < 11; n++) {
      await rest('PATCH', `/api/colleges/${held.id}?draft=true`, { token, body: { university: `Draft ${n}` } })
    }
    await imports.importText(`slug,name,location,state,seats\n${held.slug},${held.name},Gaya,Bihar,120\n`)
    expect(await newest(held.id)).toMatchObject({
      _status: 'draft',
      facilities: [],
      university: 'Draft 10',
      seats: '120',
    })
    expect(await imports.versionsOf(held.id)).toHaveLength(10)
    expect(await published(held.id)).toMatchObject({ facilities: ['Library'], university: null, seats: '120' })
  })

  it('keeps what is planned, which then publishes the draft', async () => {
    const held = await college({}, { location: 'Patna' })
    const job = await plan(held.id)
    await imports.importText(`slug,name,location,state,seats\n${held.slug},${held.name},Gaya,Bihar,120\n`)
    expect(await plannedChanges(payload, 'colleges')).toContainEqual(expect.objectContaining({ id: held.id }))
    expect(await published(held.id)).toMatchObject({ location: 'Gaya', seats: '120' })
    await payload.jobs.runByID({ id: job.id, silent: true })
    expect(await published(held.id)).toMatchObject({ _status: 'published', location: 'Patna', seats: '120' })
  })

  it('leaves a draft unpublished that waits for its day, with what the file says', async () => {
    const held = await college({ _status: 'draft' }, { university: 'Magadh University' })
    await plan(held.id)
    const text = `slug,name,location,state,seats\n${held.slug},${held.name},Gaya,Bihar,120\n`
    const { changes } = await imports.importText(text, 'check')
    expect(changes[0]?.fields.map(({ column }) => column)).toEqual(['seats'])
    await imports.importText(text)
    expect(await published(held.id)).toMatchObject({ _status: 'draft', seats: '120' })
    expect(await newest(held.id)).toMatchObject({ _status: 'draft', seats: '120', university: 'Magadh University' })
  })
})

describe('the preview of a file', () => {
  it('names drafts and plans, each with what becomes of it, and no other row', async () => {
    const [plain, draft, planned, ending, waiting, hidden] = [
      await college(),
      await college({}, { location: 'Patna' }),
      await college({}, { location: 'Patna' }),
      await college(),
      await college({ _status: 'draft' }),
      await college({ _status: 'draft' }),
    ]
    await plan(planned.id)
    await plan(ending.id, 'unpublish')
    await plan(waiting.id)
    const all = [plain, draft, planned, ending, waiting, hidden]
    const rows = all.map(({ slug, name }) => `${slug},${name},Gaya,Bihar,120`)
    const text = ['slug,name,location,state,seats', ...rows].join('\n')
    const { unfinished, unfinishedCount, changed, left } = await imports.importText(text, 'check')
    expect([unfinishedCount, changed, left]).toEqual([5, 6, 0])
    expect(unfinished.map(({ row, title }) => [row, title])).toEqual(all.slice(1).map(({ name }, n) => [n + 3, name]))
    expect(unfinished.map(({ message }) => message)).toEqual([
      'It has a newer draft, which keeps what it changed.',
      expect.stringMatching(/newer draft.* planned to be published on \d+ \w+ \d{4}, .*stays/),
      expect.stringMatching(/^It is planned to be taken off the site on/),
      expect.stringMatching(/its draft, which stays one\. It is planned to be published on/),
      'It was never published; the import publishes its draft.',
    ])

    const report = await imports.importText(text, 'all', 'leave')
    expect(report).toMatchObject({ changed: 1, left: 5, created: 0, failed: 0 })
    for (const { id } of all.slice(1)) expect(await newest(id)).toMatchObject({ seats: '100' })
    expect(await published(plain.id)).toMatchObject({ seats: '120' })
    expect(await published(hidden.id)).toMatchObject({ _status: 'draft' })
  })
})

it('is the same for the list of an authority', async () => {
  const header = 'name,city,state,ownership,courses,mbbs_seats,source,source_year,slug'
  const importList = async (row: string, mode: ImportMode, drafts?: DraftChoice) => {
    const file = fileOf(`${header}\n${row}\n`, { payload, actor: editor, mode, drafts })
    return reportOf(await importFile(officialListImporter, file))
  }
  const held = await college({}, { location: 'Patna', university: 'Begun' })
  await plan(held.id)
  const row = `${held.name},Gaya,Bihar,Private,MBBS,150,List of the council,2026-27,${held.slug}`
  expect(await importList(row, 'check')).toMatchObject({ changed: 1, unfinishedCount: 1 })
  expect(await importList(row, 'all', 'leave')).toMatchObject({ changed: 0, left: 1 })
  expect(await published(held.id)).toMatchObject({ seats: '100' })
  expect(await importList(row, 'all')).toMatchObject({ changed: 1, left: 0 })
  expect(await published(held.id)).toMatchObject({ seats: '150', ownership: 'Private', location: 'Gaya' })
  expect(await newest(held.id)).toMatchObject({
    _status: 'draft',
    seats: '150',
    seatCount: 150,
    ownership: 'Private',
    location: 'Patna',
    university: 'Begun',
  })
  expect(await plannedChanges(payload, 'colleges')).toContainEqual(expect.objectContaining({ id: held.id }))
})
