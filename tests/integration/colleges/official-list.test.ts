import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { importFile } from '@/cms/import/import-file'
import type { ImportMode } from '@/cms/import/report/report'
import { officialListImporter } from '@/features/colleges/import/official-list/admin/importer'
import type { College, Source, User } from '@/payload-types'
import { fileOf, reportOf } from '../../setup/file-to-import'
import { testPayload } from '../../setup/payload'
import { person } from '../access/access-fixtures'
import { collegeImports, createBihar } from './college-import-fixtures'

const LIST = 'List of the test council'
let payload: Payload
let editor: User
let bySlug: (slug: string) => Promise<College | undefined>

beforeAll(async () => {
  payload = await testPayload()
  editor = await person(payload, 'editor')
  await createBihar(payload)
  bySlug = collegeImports(payload, editor).bySlug
})

const importList = (rows: string[], mode: ImportMode = 'all', columns = HEADER) =>
  importFile(
    officialListImporter,
    fileOf([columns, ...rows].join('\n'), { payload, actor: editor, fileName: 'list.csv', mode }),
  )
const HEADER = 'name,city,state,ownership,courses,mbbs_seats,bds_seats,established,source,source_year,slug,overwrite'

const report = async (rows: string[], mode: ImportMode = 'all') => reportOf(await importList(rows, mode))

const source = (title: string, kind: Source['kind']) =>
  payload.create({ collection: 'sources', data: { title, kind, year: '2024-25' }, overrideAccess: true })

async function college(data: Partial<College>): Promise<College> {
  return payload.create({
    collection: 'colleges',
    data: {
      name: 'Nobody’s College',
      location: 'Gaya',
      state: 'Bihar',
      country: 'India',
      courses: ['MBBS'],
      status: 'Active',
      _status: 'published',
      ...data,
    },
    overrideAccess: true,
  })
}
const idOf = (value: string | Source | null | undefined) => (typeof value === 'object' ? value?.id : value)
const titleOf = async (value: string | Source | null | undefined) =>
  (await payload.findByID({ collection: 'sources', id: idOf(value) ?? '', overrideAccess: true })).title

it('makes plain pages for missing colleges, with the list as the source of their figures', async () => {
  const rows = [
    `Government Medical College,Siwan,Bihar,Govt.,mbbs md-ms,100,,2021,${LIST},2024-25,,`,
    `Government Medical College,Jamui,Bihar,Government,mbbs,150,,,${LIST},2024-25,,`,
    `MGM LAKESIDE COLLEGE,,Bihar,Private,"MBBS, BDS",150,100,,${LIST},2024-25,,`,
  ]
  const checked = await report(rows, 'check')
  expect(checked).toMatchObject({ created: 3, changed: 0, failed: 0, contradicted: 0 })
  expect(await bySlug('government-medical-college-siwan')).toBeUndefined()

  await report(rows)
  const made = await bySlug('government-medical-college-siwan')
  expect(made).toMatchObject({
    name: 'Government Medical College',
    location: 'Siwan',
    state: 'Bihar',
    ownership: 'Government',
    courses: ['MBBS', 'MD', 'MS'],
    seats: '100',
    seatCount: 100,
    established: null,
    status: 'Active',
    _status: 'published',
  })
  expect([made?.description, made?.fees, made?.rating, made?.facilities ?? []]).toEqual([null, null, null, []])
  expect(made?.seatRows).toMatchObject([{ course: 'MBBS', seats: 100, since: 2021, year: '2024-25' }])
  expect(await titleOf(made?.seatRows?.[0]?.source)).toBe(LIST)
  expect(await titleOf(made?.source)).toBe(LIST)
  const { docs } = await payload.find({ collection: 'sources', where: { title: { equals: LIST } } })
  expect(docs).toMatchObject([{ kind: 'official', year: '2024-25' }])

  // Where the list names no town, none is invented.
  const townless = await bySlug('mgm-lakeside-college')
  expect(townless).toMatchObject({ name: 'MGM Lakeside College', location: null, seats: '150' })
  expect(townless?.seatRows).toHaveLength(2)
  expect(await report(rows, 'check')).toMatchObject({ created: 0, changed: 0, skipped: 3, contradicted: 0 })
})

it('fills in what is missing or was never verified, and keeps the rest as it was', async () => {
  const held = await college({
    name: 'Ridgeview Medical College',
    fees: '5,00,000',
    seats: '90',
    description: 'Kept.',
    ownership: 'Private',
  })
  const row = `Ridge View Med. College,Gaya,Bihar,,"MBBS, BDS",120,50,1990,${LIST},2024-25,${held.slug},`
  const { changes } = await report([row], 'check')
  expect(changes[0]?.fields).toEqual([
    { column: 'courses', before: 'MBBS', after: 'MBBS | BDS' },
    { column: 'seats', before: 'MBBS: 90', after: 'MBBS: 120, since 1990 | BDS: 50' },
    { column: 'seats_source', before: '', after: `${LIST} 2024-25` },
  ])
  await report([row])
  const changed = await bySlug(held.slug ?? '')
  expect(changed).toMatchObject({
    name: 'Ridgeview Medical College',
    description: 'Kept.',
    fees: '5,00,000',
    feesAmount: null,
    seats: '120',
    seatCount: 120,
    courses: ['MBBS', 'BDS'],
  })
  const versions = await collegeImports(payload, editor).versionsOf(held.id)
  expect(versions[0]?.version).toMatchObject({ seats: '120', courses: ['MBBS', 'BDS'] })
  expect(versions[0]?.version.seatRows).toHaveLength(2)
})

it('shows what contradicts a verified figure and keeps it, until the file says to overwrite', async () => {
  const gazette = await source('Gazette of the test', 'official')
  const held = await college({
    name: 'Verified Medical College',
    ownership: 'Government',
    seatRows: [{ course: 'MBBS', seats: 100, source: gazette.id, year: '2025' }],
    established: 1950,
    establishedSource: gazette.id,
    source: gazette.id,
  })
  const row = (overwrite: string) =>
    `Verified Medical College,Gaya,Bihar,Private,MBBS,150,,1951,${LIST},2024-25,,${overwrite}`
  const checked = await report([row('')], 'check')
  expect(checked).toMatchObject({ changed: 0, skipped: 1, contradicted: 1 })
  expect(checked.contradictions[0]?.fields).toEqual([
    { column: 'seats MBBS', before: '100, Gazette of the test', after: '150' },
    { column: 'ownership', before: 'Government', after: 'Private' },
  ])
  await report([row('')])
  expect(await bySlug(held.slug ?? '')).toMatchObject({ seats: '100', established: 1950, ownership: 'Government' })

  await report([row('yes')])
  const overwritten = await bySlug(held.slug ?? '')
  expect(overwritten).toMatchObject({ seats: '150', established: 1950, ownership: 'Private' })
  expect(await titleOf(overwritten?.seatRows?.[0]?.source)).toBe(LIST)
})

it('takes the year of a council’s list for that of the first batch, and leaves when the college was founded', async () => {
  const held = await college({ name: 'Old Foundation Medical College', established: 1918 })
  await report([`Old Foundation Medical College,Gaya,Bihar,Private,MBBS,100,,1942,${LIST},2024-25,,`])
  const after = await bySlug(held.slug ?? '')
  expect(after).toMatchObject({ established: 1918, seatRows: [{ seats: 100, since: 1942 }] })
  // A newer edition without the year keeps it; the year of any other list is that of the foundation.
  await report([`Old Foundation Medical College,Gaya,Bihar,Private,MBBS,150,,,${LIST},2025-26,,`])
  expect(await bySlug(held.slug ?? '')).toMatchObject({ seatRows: [{ seats: 150, since: 1942 }] })
  await report([`Riverside School,Gaya,Bihar,Private,nursing,,,1975,${LIST},2024-25,,`])
  expect(await bySlug('riverside-school')).toMatchObject({ established: 1975 })
})

it('makes no list official that says of itself that it is none', async () => {
  const doubted = 'Survey about 2020, course inferred from the name'
  await report([`Doubted Medical College,Gaya,Bihar,Private,MBBS,100,,,"${doubted}",2020,,`])
  const { docs } = await payload.find({ collection: 'sources', where: { title: { equals: doubted } } })
  expect(docs).toMatchObject([{ kind: 'own', checkedOn: null }])
  expect(await bySlug('doubted-medical-college')).toMatchObject({ seats: '100', seatCount: null })
  const stated = `Stated Medical College,Gaya,Bihar,Private,MBBS,100,Prospectus,college`
  await importList([stated], 'all', 'name,city,state,ownership,courses,seats,source,source_kind')
  const { docs: prospectuses } = await payload.find({
    collection: 'sources',
    where: { title: { equals: 'Prospectus' } },
  })
  expect(prospectuses).toMatchObject([{ kind: 'college' }])
})

it('leaves to a person a row whose college teaches none of its courses, and a second row for one college', async () => {
  const held = await college({ name: 'Highland Institute of Medical Sciences', courses: ['MD', 'MS'] })
  const row = (name: string, slug = '') => `${name},Gaya,Bihar,Government,MBBS,125,,1988,${LIST},2024-25,${slug},`
  const asked = await report([row('Highland Institute of Medical Sciences')], 'check')
  expect(asked.errors[0]?.message).toContain(`does not teach these courses as far as the site knows`)
  const second = await report(
    [row('Highland Institute of Medical Sciences'), row('Valley Medical College', held.slug ?? '')],
    'check',
  )
  expect(second).toMatchObject({ failed: 1, changed: 1 })
  // The row that names the address comes first, wherever it stands.
  await college({ name: 'Lowland Medical College' })
  const named = await report(
    [row('Lowland Medical College'), row('Lowland Old Hospital', 'lowland-medical-college')],
    'check',
  )
  expect(named.errors).toMatchObject([{ row: 2 }])
})

it('takes a newer edition of the same list for what it is', async () => {
  const row = (seats: number, year: string) =>
    `Edition Medical College,Gaya,Bihar,Private,MBBS,${seats},,,${LIST},${year},,`
  await report([row(100, '2024-25')])
  expect(await report([row(150, '2025-26')])).toMatchObject({ changed: 1, contradicted: 0 })
  const held = await bySlug('edition-medical-college')
  expect(held?.seatRows).toMatchObject([{ seats: 150, year: '2025-26' }])
  expect(held?.seats).toBe('150')
})

it('asks where a row may mean a college, and refuses those in the trash, drafts, unknown states and repeated rows', async () => {
  const held = await college({ name: 'Lakeshore Institute of Medical Sciences' })
  const trashed = await college({ name: 'Thrown Away Medical College' })
  await payload.update({
    collection: 'colleges',
    id: trashed.id,
    data: { deletedAt: new Date().toISOString() },
    overrideAccess: true,
  })
  await college({ name: 'Unfinished Medical College', _status: 'draft' })
  const row = (name: string, more = `Gaya,Bihar,Private,MBBS,100,,,${LIST},2024-25`, slug = '') =>
    `${name},${more},${slug},`
  const { errors, failed } = await report(
    [
      row('Lakeshoor Institute of Medical Sciences'),
      row('Thrown Away Medical College'),
      row('Unfinished Medical College'),
      row('Elsewhere Medical College', `Gaya,Atlantis,Private,MBBS,100,,,${LIST},2024-25`),
      row('Twice Medical College'),
      row('Twice Medical College'),
      row('Any Medical College', undefined, 'no-such-college'),
    ],
    'check',
  )
  expect(failed).toBe(6)
  expect(errors.map(({ row: line, column }) => [line, column])).toEqual([
    [2, 'name'],
    [3, 'name'],
    [4, 'name'],
    [5, 'state'],
    [7, 'name'],
    [8, 'slug'],
  ])
  expect(errors[0]?.message).toContain(`“Lakeshore Institute of Medical Sciences”. If so, write ${held.slug}`)
  const said = await report([row('Lakeshoor Institute of Medical Sciences', undefined, 'new')], 'check')
  expect(said).toMatchObject({ created: 1, failed: 0 })
})

it('names the file and the one who imported it in the history and in the log', async () => {
  await report([`Logged Medical College,Gaya,Bihar,Private,MBBS,100,,,${LIST},2024-25,,`])
  const last = await collegeImports(payload, editor).lastImport()
  expect(last).toMatchObject({ fileName: 'list.csv', status: 'done', createdCount: 1, importedBy: editor.id })
  const { docs } = await payload.find({
    collection: 'audit-log',
    where: { record: { equals: last?.id } },
    overrideAccess: true,
  })
  expect(docs).toHaveLength(1)
})
