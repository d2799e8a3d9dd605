import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { DEFAULT_SHELF_LIVES } from '@/cms/sources/source-rule'
import { feeImporter } from '@/features/colleges/import/fees/admin/importer'
import { collegeView } from '@/features/colleges/page/college-view'
import type { College, User } from '@/payload-types'
import { importRows } from '@/seed/steps/import-content'
import { collegesWithoutFeesOf } from '@/seed/steps/seed-queries'
import { testPayload } from '../../setup/payload'
import { person } from '../access/access-fixtures'
import { collegeImports } from './college-import-fixtures'

const DOCUMENT = 'KEA allotments with the fee of each seat'
const COLUMNS = ['slug', 'course', 'seat_pool', 'kind', 'year', 'amount', 'source', 'source_kind']
const row = (seat_pool: string, year: string, amount: number, more: Record<string, string> = {}) => ({
  ...{ slug: 'priced-college', course: 'MBBS', seat_pool, year, amount, source: DOCUMENT, source_kind: 'official' },
  ...more,
})

let payload: Payload
let editor: User
const importFees = (...rows: object[]) => importRows(payload, feeImporter, COLUMNS, rows as Record<string, unknown>[])
const college = async (): Promise<College> => {
  const { docs } = await payload.find({
    collection: 'colleges',
    where: { slug: { equals: 'priced-college' } },
    depth: 1,
  })
  return docs[0] as College
}
const shown = async () => collegeView('en', await college(), DEFAULT_SHELF_LIVES)

beforeAll(async () => {
  payload = await testPayload()
  editor = await person(payload, 'editor')
  await payload.create({
    collection: 'colleges',
    data: {
      ...{ name: 'Priced College', slug: 'priced-college', state: 'Karnataka', country: 'India', ownership: 'Private' },
      ...{ courses: ['MBBS'], fees: '12,00,000', status: 'Active', _status: 'published' },
    },
    overrideAccess: true,
  })
})

it('stand apart by kind of seat; the latest year of each is the fee, and what is no fee is none', async () => {
  await importFees(
    row('government', '2023', 144496),
    row('government', '2025', 153571),
    row('management', '2025', 3415000),
    row('nri', '2023', 4000000),
    row('government', '2025', 1000000, { kind: 'bond' }),
  )
  expect(await college()).toMatchObject({ fees: '34,15,000 - 40,00,000', feesAmount: 3415000, feesYear: '2025' })
  const view = await shown()
  const said = (rows: typeof view.feeRows) => rows.map(({ seatPool, year, amount }) => [seatPool, year, amount])
  expect(said(view.feeRows)).toEqual([
    ['government', '2025', 153571],
    ['management', '2025', 3415000],
    ['nri', '2023', 4000000],
    [null, null, 1200000],
  ])
  expect(said(view.earlierFees)).toEqual([['government', '2023', 144496]])
  expect(said(view.otherAmounts)).toEqual([['government', '2025', 1000000]])
})

it('are the same by the form as by the file, and a second file changes nothing', async () => {
  const before = await college()
  await payload.update({ collection: 'colleges', id: before.id, data: { university: 'RGUHS' }, overrideAccess: true })
  expect(await college()).toMatchObject({ fees: before.fees, feesAmount: before.feesAmount, feesYear: before.feesYear })
  expect(await importFees(row('government', '2025', 153571))).toBe(0)
  expect(await importFees(row('management', '2025', 3500000))).toBe(1)
  expect(await college()).toMatchObject({ feesAmount: 3500000 })
})

it('of a government’s quota are the fee of a government college alone; at others the page names them with their seat', async () => {
  const imports = collegeImports(payload, editor)
  const card = async () => {
    const held = await imports.bySlug('quota-college')
    return [held?.fees ?? null, held?.feesAmount ?? null, held?.feesSource ? 'named' : null, held?.feeRows?.length]
  }
  const NOTHING = [null, null, null, 1]
  await imports.importText('slug,name,state,ownership,courses\nquota-college,Quota College,Karnataka,Private,MBBS')
  await importFees(row('government', '2025', 156621, { slug: 'quota-college' }))
  expect(await card()).toEqual(NOTHING)
  await imports.importText('slug,ownership\nquota-college,Government')
  expect(await card()).toEqual(['1,56,621', 156621, 'named', 1])
  await imports.importText('slug,kinds\nquota-college,deemed')
  expect(await card()).toEqual(NOTHING)
  const id = (await imports.bySlug('quota-college'))?.id ?? ''
  const change = (data: Partial<College>) => payload.update({ collection: 'colleges', id, data, overrideAccess: true })
  await change({ kinds: [] })
  expect(await card()).toEqual(['1,56,621', 156621, 'named', 1])
  await change({ ownership: 'Private' })
  expect(await card()).toEqual(NOTHING)
})

it('of a file reach the page while a newer draft waits, and stay when it is published', async () => {
  const imports = collegeImports(payload, editor)
  const { id } = await payload.create({
    collection: 'colleges',
    data: {
      ...{ name: 'Drafted College', slug: 'drafted-college', state: 'Karnataka', country: 'India', status: 'Active' },
      ...{ ownership: 'Private', courses: ['MBBS'], _status: 'published' },
    },
    overrideAccess: true,
  })
  const draft = { university: 'RGUHS', _status: 'draft' as const }
  await payload.update({ collection: 'colleges', id, data: draft, draft: true, user: editor, overrideAccess: false })
  await importFees(row('private', '2025', 900000, { slug: 'drafted-college' }))
  expect(await imports.bySlug('drafted-college')).toMatchObject({ fees: '9,00,000', feeRows: [{ amount: 900000 }] })
  expect((await imports.bySlug('drafted-college'))?.university ?? null).toBeNull()
  const data = { _status: 'published' as const }
  await payload.update({ collection: 'colleges', id, data, user: editor, overrideAccess: false })
  expect(await imports.bySlug('drafted-college')).toMatchObject({ university: 'RGUHS', fees: '9,00,000' })
})

it('of a file name a college that there is', async () => {
  await expect(importFees(row('nri', '2025', 5, { slug: 'nobody' }))).rejects.toThrow()
  await expect(importFees(row('nri', '2025', 5000000, { slug: 'nobody' }))).rejects.toThrow()
})

it('are not added again where an editor took them away', async () => {
  const { id } = await college()
  expect(await collegesWithoutFeesOf(payload.db.pool, [DOCUMENT])).not.toContain('priced-college')
  await payload.update({ collection: 'colleges', id, data: { feeRows: [] }, user: editor, overrideAccess: false })
  expect(await collegesWithoutFeesOf(payload.db.pool, [DOCUMENT])).not.toContain('priced-college')
  expect(await collegesWithoutFeesOf(payload.db.pool, ['Another document'])).toContain('priced-college')
})

it('that a college does not disclose are said with the day', async () => {
  const { id } = await college()
  const data = { fees: null, feeRows: [], feesUndisclosedOn: '2026-11-12T00:00:00+05:30' }
  await payload.update({ collection: 'colleges', id, data, overrideAccess: true })
  expect(await shown()).toMatchObject({ fees: null, feesUndisclosedOn: '2026-11-12' })
  await importFees(row('private', '2025', 1200117))
  expect(await shown()).toMatchObject({ feesUndisclosedOn: null })
})
