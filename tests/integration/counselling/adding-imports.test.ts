import { type CollectionSlug, createLocalReq, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { importFile } from '@/cms/import/import-file'
import type { Importer } from '@/cms/import/importer'
import type { ImportMode } from '@/cms/import/report/report'
import { undoImport } from '@/cms/import/undo/undo-import'
import { authorityImporter } from '@/features/counselling/import/admin/authority-importer'
import { nameImporter, termImporter } from '@/features/cut-offs/import/admin/term-importer'
import type { User } from '@/payload-types'
import { fileOf, reportOf } from '../../setup/file-to-import'
import { testPayload } from '../../setup/payload'
import { fixtureFor, person } from '../access/access-fixtures'

let payload: Payload
let editor: User

beforeAll(async () => {
  payload = await testPayload()
  editor = await person(payload, 'editor')
})

const attempt = <Row>(importer: Importer<Row>, text: string, mode: ImportMode = 'all') =>
  importFile(importer, fileOf(text, { payload, actor: editor, mode }))

const report = async <Row>(importer: Importer<Row>, text: string, mode: ImportMode = 'all') =>
  reportOf(await attempt(importer, text, mode))

const found = async (collection: CollectionSlug, field: string, value: string) =>
  (await payload.find({ collection, where: { [field]: { equals: value } }, depth: 0, overrideAccess: true })).docs[0]

async function undoLast() {
  const { docs } = await payload.find({ collection: 'imports', sort: '-createdAt', limit: 1, depth: 0 })
  const [last] = docs
  if (!last) throw new Error('No import was recorded.')
  return undoImport(await createLocalReq({ user: editor }, payload), last, editor)
}

const AUTHORITIES = 'slug,name,short_name,courses,site\n'
const KNOWN = `${AUTHORITIES}state-cell,State Cell,SC,mbbs | bds,https://cell.gov.in\n`

it('adds an authority with its courses, keeps the one that is there, and shows where the file has it differently', async () => {
  expect(await report(authorityImporter, KNOWN)).toMatchObject({ created: 1 })
  expect(await found('counselling-authorities', 'slug', 'state-cell')).toMatchObject({
    ...{ name: 'State Cell', shortName: 'SC', site: 'https://cell.gov.in', courses: ['mbbs', 'bds'] },
  })
  const other = `${AUTHORITIES}state-cell,Renamed Cell,SC,mbbs,https://cell.gov.in\n`
  expect(await report(authorityImporter, other, 'check')).toMatchObject({
    ...{ created: 0, changed: 0, skipped: 1, contradicted: 1 },
    contradictions: [{ row: 2, fields: [{ column: 'name', before: 'State Cell', after: 'Renamed Cell' }] }],
  })
  await report(authorityImporter, other)
  expect(await found('counselling-authorities', 'slug', 'state-cell')).toMatchObject({ name: 'State Cell' })
})

it('names row and column of each cell that it cannot read, and then imports nothing', async () => {
  const end = await attempt(
    authorityImporter,
    `slug,name,state,courses,site\nOne Cell,One,,mbbs,https://one.in\ntwo,Two,nowhere,mbbs,https://two.in\nthree,Three,,mbss,ftp://three\n`,
  )
  expect(end).toMatchObject({
    report: {
      created: 0,
      errors: [
        { row: 2, column: 'slug', message: 'Write an address of small letters, digits and hyphens.' },
        { row: 3, column: 'state', message: 'No state has this address.' },
        { row: 4, column: 'courses' },
        { row: 4, column: 'site', message: 'Write a full web address, with https:// in front.' },
      ],
    },
  })
  expect(await found('counselling-authorities', 'slug', 'two')).toBeUndefined()
})

it('gives words to those without any, leaves what has words, and is undone', async () => {
  const authority = (await found('counselling-authorities', 'slug', 'state-cell'))?.id as string
  const term = (code: string, words?: string) =>
    payload.create({
      collection: 'seat-terms',
      data: { authority, kind: 'category', code, words },
      overrideAccess: true,
    })
  await term('GM', 'Words of an editor')
  await term('3B')
  const text = `authority,kind,code,words,for_women\nstate-cell,category,GM,General,\nstate-cell,category,3B,Class 3B,yes\nstate-cell,quota,SQ,State quota,\nstate-cell,quota,XX,,\n`
  expect(await report(termImporter, text)).toMatchObject({ created: 1, changed: 1, skipped: 2 })
  const words = async (code: string) => (await found('seat-terms', 'code', code)) as { words?: string } | undefined
  expect(await words('GM')).toMatchObject({ words: 'Words of an editor' })
  expect(await words('3B')).toMatchObject({ words: 'Class 3B', forWomen: true })
  expect(await words('SQ')).toMatchObject({ words: 'State quota', forWomen: false })
  expect(await words('XX')).toBeUndefined()
  expect(await undoLast()).toEqual({ undone: 2, kept: 0 })
  expect((await words('3B'))?.words).toBeNull()
  expect(await words('SQ')).toBeUndefined()
})

it('finds the college of an open name with its figures, keeps what somebody decided, and is undone', async () => {
  const { data } = await fixtureFor(payload, 'closing-ranks', editor)
  const rank = await payload.create({
    collection: 'closing-ranks',
    data: data as never,
    depth: 0,
    overrideAccess: true,
  })
  const id = rank.listedAs as string
  const { college: _, ...open } = { college: null, match: 'open' as const }
  await payload.update({ collection: 'college-names', id, data: { college: null, ...open }, overrideAccess: true })
  const name = await payload.findByID({ collection: 'college-names', id, overrideAccess: true })
  const college = await payload.create({
    collection: 'colleges',
    data: {
      ...{ name: 'Named College', slug: 'named-college', state: 'Bihar', country: 'India', courses: ['MBBS'] },
      ...{ status: 'Active', _status: 'published' },
    },
    overrideAccess: true,
  } as never)
  await payload.create({
    collection: 'college-names',
    data: { name: 'DECIDED', state: '', match: 'none' },
    overrideAccess: true,
  })
  const text = `name,state,college\n"${name.name}","${name.state ?? ''}",named-college\nDECIDED,,named-college\nWAITS,,nowhere\n`
  expect(await report(nameImporter, text)).toMatchObject({
    ...{ created: 1, changed: 1, skipped: 1 },
    remarks: [{ row: 4, column: 'college', message: 'No college has this address, so the name waits.' }],
  })
  const collegeOf = async () =>
    (await payload.findByID({ collection: 'closing-ranks', id: rank.id, depth: 0, overrideAccess: true })).college
  expect(await collegeOf()).toBe(college.id)
  expect(await found('college-names', 'name', 'DECIDED')).toMatchObject({ match: 'none', college: null })
  expect(await found('college-names', 'name', 'WAITS')).toMatchObject({ match: 'open', reference: 'nowhere' })
  await undoLast()
  expect(await collegeOf()).toBeNull()
})

it('keeps what an import made while something names it', async () => {
  await report(authorityImporter, `${AUTHORITIES}used-cell,Used Cell,,mbbs,https://used.in\n`)
  const authority = (await found('counselling-authorities', 'slug', 'used-cell'))?.id as string
  await payload.create({
    collection: 'seat-terms',
    data: { authority, kind: 'quota', code: 'Q' },
    overrideAccess: true,
  })
  expect(await undoLast()).toEqual({ undone: 0, kept: 1 })
})
