import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { importFile } from '@/cms/import/import-file'
import { readWritten } from '@/cms/import/undo/undo-queries'
import { eraseOldEntries } from '@/cms/personal/erasure/erase-old-entries'
import { officialListImporter } from '@/features/colleges/import/official-list/admin/importer'
import { vacancyImporter } from '@/features/jobs/import/admin/vacancy-importer'
import type { College, User } from '@/payload-types'
import { fileOf, reportOf } from '../../setup/file-to-import'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { person, tokenAs, unique } from '../access/access-fixtures'
import { createBoard, importRanks } from './closing-rank-fixtures'
import { collegeImports, createBihar } from './college-import-fixtures'

let payload: Payload
let admin: User
let token: string
let imports: ReturnType<typeof collegeImports>

beforeAll(async () => {
  payload = await testPayload()
  admin = await person(payload, 'admin')
  token = await tokenOf(payload, admin.id)
  imports = collegeImports(payload, admin)
  await createBihar(payload)
  await createBoard(payload)
})

const college = async (name: string, more: Partial<College> = {}) => {
  const place = { location: 'Gaya', state: 'Bihar', country: 'India' as const, status: 'Active' as const }
  const data = { name, ...place, courses: ['MBBS' as const], _status: 'published' as const, ...more }
  return (await payload.create({ collection: 'colleges', data, user: admin })).id
}
/** A record and its lists as they are kept, but for when and by whom it was last written. */
const kept = async (id: string) => {
  const { rows } = await payload.db.pool.query('select * from colleges where id = $1', [id])
  const { updated_at: _, edited_by_id: __, ...row } = rows[0]
  const lists = [
    'colleges_courses.parent_id',
    'colleges_texts.parent_id',
    'colleges_fee_rows._parent_id',
    'colleges_seat_rows._parent_id',
  ]
  const children = lists.map(async (list) => {
    const [table, parent] = list.split('.')
    return (await payload.db.pool.query(`select * from ${table} where ${parent} = $1 order by 1, 2`, [id])).rows
  })
  return { row, lists: await Promise.all(children) }
}
const read = (id: string, draft = false): Promise<College> =>
  payload.findByID({ collection: 'colleges', id, draft, depth: 0, trash: true, overrideAccess: true })
const undo = async (who = token) => {
  const { id } = (await imports.lastImport()) ?? {}
  return rest('POST', `/api/imports/${id}/undo`, { token: who })
}
const listed = async () => {
  const last = await imports.lastImport()
  return readWritten(payload, last?.id ?? '', last?.kind ?? 'colleges', 100)
}
const patch = (collection: string, id: string, body: object, query = '') =>
  rest('PATCH', `/api/${collection}/${id}${query}`, { token, body })

async function send(importer: typeof officialListImporter | typeof vacancyImporter, lines: string[]) {
  const file = fileOf(lines.join('\n'), { payload, actor: admin })
  return reportOf(
    await (importer === vacancyImporter ? importFile(vacancyImporter, file) : importFile(officialListImporter, file)),
  )
}

describe('an undone import of colleges', () => {
  it('brings back what was published, with its address and its draft, and puts what it made into the trash', async () => {
    const [name, beside, added] = [unique('Held College'), unique('Beside College'), unique('Added College')]
    const id = await college(name, { seats: '100', fees: '5,000', aliases: ['HC'], facilities: ['Library'] })
    const neighbour = await college(beside, { seats: '100' })
    await patch('colleges', id, { university: 'Begun', aliases: ['HC', 'Own'] }, '?draft=true')
    const [before, besideIt, { slug, updatedAt: _, ...draft }] = [
      await kept(id),
      await kept(neighbour),
      await read(id, true),
    ]
    const renamed = unique('renamed')
    await imports.importText(
      `slug,name,location,state,seats,fees,aliases,facilities,courses
${renamed},${name},Gaya,Bihar,150,9000,Other,Gym | Hostel,MBBS | MD
,${added},Gaya,Bihar,60,,,,\n`,
    )
    expect(
      (await listed()).rows.map(({ line, action, title, expectedError }) => [line, action, title, expectedError]),
    ).toEqual([
      [2, 'changed', name, null],
      [3, 'created', added, null],
    ])
    expect((await undo()).json).toEqual({ undone: 2, kept: 0 })
    expect(await kept(id)).toEqual(before)
    expect(await kept(neighbour)).toEqual(besideIt)
    expect(await read(id, true)).toMatchObject({ ...draft, slug })
    const { docs: history } = await payload.find({ collection: 'slug-history', where: { record: { equals: id } } })
    expect(history.map((one) => one.slug)).toEqual([renamed])
    const made = await payload.find({ collection: 'colleges', where: { name: { equals: added } }, trash: true })
    expect(made.docs).toMatchObject([{ deletedAt: expect.any(String) }])
    const [version] = await imports.versionsOf(id)
    expect(version).toMatchObject({ latest: true, version: { _status: 'draft', university: 'Begun' } })
    expect((await listed()).rows.every(({ isUndone }) => isUndone)).toBe(true)
    expect((await undo()).json).toEqual({ undone: 0, kept: 0 })
  })

  it('leaves what was changed, drafted, planned, trashed or deleted since, each with its reason', async () => {
    const words = ['Edited', 'Drafted', 'Planned', 'Trashed', 'Deleted', 'Plain']
    const names = words.map((word) => unique(`${word} College`))
    await imports.importText(['name,location,state,seats', ...names.map((name) => `${name},Gaya,Bihar,100`)].join('\n'))
    const ids = (await listed()).rows.map(({ record }) => record)
    const [edited = '', drafted = '', planned = '', trashed = '', deleted = '', plain = ''] = ids
    await patch('colleges', edited, { seats: '7' })
    await patch('colleges', drafted, { seats: '7' }, '?draft=true')
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'unpublish', doc: { relationTo: 'colleges', value: planned } },
      waitUntil: new Date(Date.now() + 60_000_000),
    })
    for (const id of [trashed, deleted]) await patch('colleges', id, { deletedAt: new Date().toISOString() })
    await rest('DELETE', `/api/colleges/${deleted}?trash=true`, { token })
    const { rows, total, undoable } = await listed()
    expect([total, undoable]).toEqual([6, 1])
    expect(rows.map(({ record, expectedError }) => [record, expectedError])).toEqual([
      [edited, 'edited'],
      [drafted, 'drafted'],
      [planned, 'planned'],
      [trashed, 'trashed'],
      [deleted, 'gone'],
      [plain, null],
    ])
    expect((await undo()).json).toEqual({ undone: 1, kept: 5 })
    expect(await read(edited)).toMatchObject({ seats: '7', deletedAt: null })
    expect((await read(plain)).deletedAt).toEqual(expect.any(String))
  })

  it('undoes one after another, the latest first, but nothing that was edited in between', async () => {
    const names = ['Twice', 'Touched', 'Begun'].map((word) => unique(`${word} College`))
    const seats = (count: number) => names.map((name) => `${name},Gaya,Bihar,${count}`)
    const send = (count: number) => imports.importText(['name,location,state,seats', ...seats(count)].join('\n'))
    await send(100)
    const first = await imports.lastImport()
    const ids = (await listed()).rows.map(({ record }) => record)
    const [twice = '', touched = '', begun = ''] = ids
    await patch('colleges', touched, { university: 'Own' })
    await patch('colleges', begun, { university: 'Own' }, '?draft=true')
    await send(200)
    expect((await undo()).json).toEqual({ undone: 3, kept: 0 })
    expect(await read(twice)).toMatchObject({ seats: '100', deletedAt: null })
    const again = await rest('POST', `/api/imports/${first?.id}/undo`, { token })
    expect(again.json).toEqual({ undone: 1, kept: 2 })
    const inTrash = await Promise.all(ids.map(async (id) => Boolean((await read(id)).deletedAt)))
    expect(inTrash).toEqual([true, false, false])
  })

  it('hides a draft again that it had published', async () => {
    const name = unique('Hidden College')
    const id = await college(name, { _status: 'draft', seats: '100' })
    await patch('colleges', id, { university: 'Begun' }, '?draft=true')
    await imports.importText(`name,location,state,seats\n${name},Gaya,Bihar,150\n`)
    expect(await read(id)).toMatchObject({ _status: 'published', seats: '150', university: 'Begun' })
    await undo()
    for (const draft of [false, true]) {
      expect(await read(id, draft)).toMatchObject({ _status: 'draft', seats: '100', university: 'Begun' })
    }
  })

  it('is for those who may import, and possible for thirty days', async () => {
    const editor = await tokenAs(payload, 'editor')
    const counsellor = await tokenAs(payload, 'counsellor')
    const name = unique('Late College')
    await imports.importText(`name,location,state\n${name},Gaya,Bihar\n`)
    expect((await undo(counsellor)).status).toBe(404)
    const day = 24 * 60 * 60 * 1000
    await eraseOldEntries(payload, new Date(Date.now() + 29 * day))
    expect((await listed()).total).toBe(1)
    await eraseOldEntries(payload, new Date(Date.now() + 31 * day))
    expect((await undo(editor)).json).toEqual({ undone: 0, kept: 0 })
    expect(await imports.bySlug(name.toLowerCase().replaceAll(' ', '-'))).toBeDefined()
  })
})

it('undoes the list of an authority: figures are what they were, and plain pages are in the trash', async () => {
  const id = await college('Ridgeview Medical College', { seats: '90', fees: '5,000' })
  const before = await kept(id)
  await send(officialListImporter, [
    'name,city,state,ownership,courses,mbbs_seats,established,source,source_year,slug',
    `Ridgeview Medical College,Gaya,Bihar,Private,"MBBS, MD",150,1990,List of the council,2026-27,`,
    `Lakeside Institute of Medicine,Gaya,Bihar,Private,MBBS,50,2001,List of the council,2026-27,`,
  ])
  expect(await read(id)).toMatchObject({ seats: '150' })
  expect((await undo()).json).toEqual({ undone: 2, kept: 0 })
  expect(await kept(id)).toEqual(before)
  expect(await imports.bySlug('lakeside-institute-of-medicine')).toBeUndefined()
})

it('undoes an import of vacancies, but for one that somebody applied for, and is for administrators alone', async () => {
  const [changed, added, applied] = [unique('Changed'), unique('Added'), unique('Applied')]
  const head = 'job_title,location,department,salary'
  await send(vacancyImporter, [head, `${changed},Delhi,Surgery,10 LPA`])
  const row = async () => {
    const { rows } = await payload.db.pool.query('select * from jobs where title = $1', [changed])
    const { updated_at: _, ...rest } = rows[0]
    return rest
  }
  const before = await row()
  await send(vacancyImporter, [head, ...[changed, added, applied].map((title) => `${title},Delhi,Surgery,20 LPA`)])
  const { docs } = await payload.find({ collection: 'jobs', where: { title: { equals: applied } } })
  const applicant = await person(payload, 'applicant')
  await payload.create({
    collection: 'job-applications',
    data: { job: docs[0]?.id ?? '', user: applicant.id, status: 'applied', consent: true },
    overrideAccess: true,
    context: { disableMails: true },
  })
  const editor = await tokenAs(payload, 'editor')
  expect((await undo(editor)).status).toBe(404)
  expect((await listed()).rows.map(({ title, expectedError }) => [title, expectedError])).toEqual([
    [applied, 'inUse'],
    [changed, null],
    [added, null],
  ])
  expect((await undo()).json).toEqual({ undone: 2, kept: 1 })
  expect(await row()).toEqual(before)
  const there = await payload.find({ collection: 'jobs', where: { title: { in: [added, applied] } } })
  expect(there.docs.map(({ title }) => title)).toEqual([applied])
})

it('undoes an import of closing ranks: figures are what they were, and those it made are gone', async () => {
  const line = (name: string, rank: number, slug: string) =>
    `2025,board,All,R1,Open,MBBS,${name},Bihar,${slug},${rank},4,Result of the board`
  const all = async () =>
    (await payload.db.pool.query(`select to_jsonb(closing_ranks) - 'updated_at' as row from closing_ranks order by id`))
      .rows
  await importRanks(payload, [line('FIRST COLLEGE', 1000, 'first')])
  const before = await all()
  await importRanks(payload, [line('FIRST COLLEGE', 1100, 'first'), line('SECOND COLLEGE', 2000, 'second')])
  expect(await all()).not.toEqual(before)
  expect((await undo()).json).toEqual({ undone: 2, kept: 0 })
  expect(await all()).toEqual(before)
})
