import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ImportMode } from '@/features/colleges/admin/import/run-import'
import type { User } from '@/payload-types'
import { testPayload } from '../setup/payload'
import { person } from './access-fixtures'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'college-import-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

let payload: Payload
let editor: User
beforeAll(async () => {
  payload = await testPayload()
  editor = await person(payload, 'editor')
})

let files = 0
async function importText(text: string, mode: ImportMode = 'all') {
  const { runCollegeImport } = await import('@/features/colleges/admin/import/run-import')
  const file = path.join(folder, `${files++}.csv`)
  fs.writeFileSync(file, text)
  return runCollegeImport(payload, { file, fileName: 'colleges.csv', mode, user: editor })
}
const bySlug = async (slug: string) =>
  (await payload.find({ collection: 'colleges', where: { slug: { equals: slug } } })).docs[0]
const lastImport = async () =>
  (await payload.find({ collection: 'imports', sort: '-createdAt', limit: 1, depth: 0 })).docs[0]

/** What the export endpoint answers to somebody. */
async function exported(user: User | null): Promise<{ status: number; text: string }> {
  const { exportCollegesEndpoint } = await import('@/features/colleges/admin/import/endpoints')
  const { createLocalReq } = await import('payload')
  const req = await createLocalReq({ user: user ? { ...user, collection: 'users' } : undefined }, payload)
  const answer = await exportCollegesEndpoint.handler(req)
  return { status: answer.status, text: await answer.text() }
}

it('makes new colleges, findable and live, and remembers the file', async () => {
  const report = await importText(
    'name,location,state,courses,fees,seats\r\n"Kosi Institute, Saharsa",Saharsa,Bihar,"mbbs, MD","4,50,000",100\r\n',
  )
  expect(report).toMatchObject({ total: 1, created: 1, updated: 0, failed: 0 })
  expect(await bySlug('kosi-institute-saharsa')).toMatchObject({
    _status: 'published',
    status: 'Active',
    country: 'India',
    courses: ['MBBS', 'MD'],
    feesAmount: 450_000,
    seatCount: 100,
  })
  expect(await lastImport()).toMatchObject({ kind: 'colleges', status: 'done', createdCount: 1, importedBy: editor.id })
})

it('changes the college of a slug, empties an emptied field and leaves absent columns alone', async () => {
  await importText('slug,name,location,state,fees,seats\nbhabua-college,Bhabua College,Bhabua,Bihar,50000,120\n')
  const report = await importText(
    'slug,name,location,state,fees\nbhabua-college,Bhabua Medical College,Bhabua,Bihar,\n',
  )
  expect(report).toMatchObject({ created: 0, updated: 1 })
  expect(await bySlug('bhabua-college')).toMatchObject({ name: 'Bhabua Medical College', fees: null, seats: '120' })
})

it('knows a college without a slug by name and place, and keeps namesakes elsewhere apart', async () => {
  const text = (fees: string) => `name,location,state,fees\nTwin College,Gaya,Bihar,${fees}\nTwin College,Ara,Bihar,\n`
  expect(await importText(text('1'))).toMatchObject({ created: 2 })
  expect(await importText(text('2'))).toMatchObject({ created: 0, updated: 1, unchanged: 1 })
  expect((await bySlug('twin-college'))?.fees).toBe('2')
  expect((await bySlug('twin-college-ara'))?.location).toBe('Ara')
})

const HALF_BAD = 'name,location,state,rating\nGood College,Gaya,Bihar,4\n,Gaya,Bihar,9\n"Two\nlines",Gaya,Bihar,x\n'

it('checks without writing, with the line and column of every error', async () => {
  const before = await payload.count({ collection: 'imports' })
  const report = await importText(HALF_BAD, 'check')
  expect(report).toMatchObject({ total: 3, created: 1, failed: 2 })
  expect(report.errors.map(({ line, column }) => [line, column])).toEqual([
    [3, 'name'],
    [3, 'rating'],
    [4, 'rating'],
  ])
  expect(await bySlug('good-college')).toBeUndefined()
  expect(await payload.count({ collection: 'imports' })).toEqual(before)
})

it('imports all or nothing, and says why nothing', async () => {
  await expect(importText(HALF_BAD, 'all')).rejects.toThrow('2 rows have errors')
  expect(await bySlug('good-college')).toBeUndefined()
  expect(await lastImport()).toMatchObject({ status: 'failed' })
})

it('undoes every row when a later one cannot be written', async () => {
  const beyond = `name,location,state,description\nFirst Of Two,Gaya,Bihar,fine\nSecond Of Two,Gaya,Bihar,${'x'.repeat(10)}\n`
  const { Colleges } = await import('@/features/colleges/collections/colleges')
  const broken = ({ data }: { data?: { name?: string } }) => {
    if (data?.name === 'Second Of Two') throw new Error('no room')
    return data
  }
  const hooks = payload.collections.colleges.config.hooks.beforeChange
  hooks.push(broken as never)
  try {
    await expect(importText(beyond)).rejects.toThrow()
  } finally {
    hooks.pop()
  }
  expect(Colleges.slug).toBe('colleges')
  expect(await bySlug('first-of-two')).toBeUndefined()
})

it('skips bad rows by choice and keeps their errors', async () => {
  expect(await importText(HALF_BAD, 'skip')).toMatchObject({ created: 1, failed: 2 })
  expect(await bySlug('good-college')).toBeDefined()
  const record = await lastImport()
  expect(record).toMatchObject({ status: 'done', createdCount: 1, failedCount: 2 })
  expect(record?.rowErrors?.[0]).toMatchObject({ line: 3, column: 'name' })
})

it('refuses the second row of one college', async () => {
  const report = await importText('slug,name,location,state\nsame-one,A,B,C\nsame-one,A,B,C\n', 'check')
  expect(report.errors).toMatchObject([{ line: 3, column: 'slug' }])
  const unnamed = await importText(
    'name,location,state\nSame College,A,C\nSame College,A,C\nSame College,B,C\n',
    'check',
  )
  expect(unnamed).toMatchObject({ created: 2, errors: [{ line: 3, column: 'name' }] })
})

it.each([
  ['', 'The file is empty'],
  ['name,location,state\n', 'no rows'],
  ['name,location\nA,B\n', 'state'],
  ['name,location,state,colour\nA,B,C,red\n', 'colour'],
  ['name,location,state\n"A,B,C\n', 'cannot be read'],
])('refuses the file %j', async (text, words) => {
  await expect(importText(text, 'check')).rejects.toThrow(words)
})

it('exports what imports again without a change, to those who keep the content only', async () => {
  await payload.create({
    collection: 'colleges',
    data: {
      name: 'Export College',
      location: 'Patna',
      state: 'Bihar',
      country: 'India',
      status: 'Inactive',
      aliases: ['=SUM(A1)', 'A | B'],
      facilities: ['Library, large', 'Hostel'],
      courses: ['BDS', 'MD (Ayurveda)'],
      contactPhone: '+91 612 230 0080',
      description: 'First paragraph.\n\nSecond "paragraph".',
      rating: 4.1,
      featured: true,
    },
  })
  const { status, text } = await exported(editor)
  expect(status).toBe(200)
  expect(text).toContain('export-college')
  expect(text).not.toMatch(/(^|,)"?[=+]/m)
  const report = await importText(text, 'all')
  expect(report).toMatchObject({ created: 0, updated: 0, failed: 0, unchanged: report.total })
  expect((await exported(null)).status).toBe(403)
  expect((await exported(await person(payload, 'applicant'))).status).toBe(403)
  expect((await exported(await person(payload, 'counsellor'))).status).toBe(403)
})
