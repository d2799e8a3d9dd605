import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { importFile } from '@/cms/import/import-file'
import type { ImportMode } from '@/cms/import/report/report'
import { officialListImporter } from '@/features/colleges/import/official-list/admin/importer'
import type { College, User } from '@/payload-types'
import { fileOf, reportOf } from '../../setup/file-to-import'
import { testPayload } from '../../setup/payload'
import { person, unique } from '../access/access-fixtures'
import { createBoard, importRanks } from './closing-rank-fixtures'
import { collegeImports, createBihar } from './college-import-fixtures'

/** Each importer among neighbours: two alike, one unchanged, one in the trash, one with a draft. */
let payload: Payload
let editor: User
let imports: ReturnType<typeof collegeImports>

beforeAll(async () => {
  payload = await testPayload()
  editor = await person(payload, 'editor')
  imports = collegeImports(payload, editor)
  await createBihar(payload)
  await createBoard(payload)
})

const college = async (name: string, more: Partial<College> = {}) => {
  const place = { location: 'Gaya', state: 'Bihar', country: 'India' as const, status: 'Active' as const }
  const data = { name, ...place, courses: ['MBBS' as const], _status: 'published' as const, ...more }
  const made = await payload.create({ collection: 'colleges', data, user: editor })
  return { id: made.id, slug: made.slug ?? '' }
}
const trash = (id: string) =>
  payload.update({
    collection: 'colleges',
    id,
    data: { deletedAt: new Date().toISOString() },
    overrideAccess: true,
  })
/** Everything that is kept of a record. */
const whole = async (id: string) => ({
  record: (await payload.db.pool.query('select * from colleges where id = $1', [id])).rows,
  versions: (await payload.db.pool.query('select * from _colleges_v where parent_id = $1 order by id', [id])).rows,
  slugs: (await payload.db.pool.query('select * from slug_history where record = $1', [id])).rows,
})

describe('a file of colleges', () => {
  it('renames neither of two namesakes by a new slug, and makes a third', async () => {
    const name = unique('Namesake College')
    const [one, other] = [await college(name), await college(name)]
    const before = [await whole(one.id), await whole(other.id)]
    const slug = unique('new-slug')
    expect(await imports.importText(`slug,name,location,state\n${slug},${name},Gaya,Bihar\n`)).toMatchObject({
      created: 1,
      changed: 0,
    })
    expect([await whole(one.id), await whole(other.id)]).toEqual(before)
    expect((await imports.bySlug(slug))?.id).not.toBe(one.id)
  })

  it('renames the one that is left of two namesakes, not the one in the trash', async () => {
    const name = unique('Namesake College')
    const [gone, left] = [await college(name), await college(name)]
    await trash(gone.id)
    const before = await whole(gone.id)
    const slug = unique('new-slug')
    await imports.importText(`slug,name,location,state\n${slug},${name},Gaya,Bihar\n`)
    expect(await whole(gone.id)).toEqual(before)
    expect((await imports.bySlug(slug))?.id).toBe(left.id)
  })

  it('does not rename a college that another row of the file means', async () => {
    const name = unique('Claimed College')
    const held = await college(name)
    const slug = unique('new-slug')
    const text = `slug,name,location,state\n${slug},${name},Gaya,Bihar\n${held.slug},${name},Gaya,Bihar\n`
    expect(await imports.importText(text)).toMatchObject({ created: 1, changed: 0, skipped: 1 })
    expect(await imports.bySlug(held.slug)).toMatchObject({ id: held.id })
  })

  it('writes nothing of the unchanged one, the one in the trash or the draft beside a changed one', async () => {
    const names = ['Changed', 'Unchanged', 'Trashed', 'Drafted'].map((word) => unique(`${word} College`))
    const [changed, unchanged, trashed, drafted] = await Promise.all(
      names.map((name) => college(name, { seats: '100' })),
    )
    await trash(trashed?.id ?? '')
    const draft = { collection: 'colleges' as const, id: drafted?.id ?? '', draft: true, data: { seats: '90' } }
    await payload.update({ ...draft, user: editor, overrideAccess: true })
    const beside = [unchanged, trashed, drafted].map((one) => one?.id ?? '')
    const before = await Promise.all(beside.map(whole))
    const rows = names.map((name, index) => `${name},Gaya,Bihar,${index === 0 ? 120 : 100}`)
    const text = ['name,location,state,seats', ...rows].join('\n')
    expect(await imports.importText(text, 'skip')).toMatchObject({ changed: 1, skipped: 2, failed: 1 })
    expect(await Promise.all(beside.map(whole))).toEqual(before)
    expect(await imports.bySlug(changed?.slug ?? '')).toMatchObject({ seats: '120' })
  })
})

describe('the list of an authority', () => {
  async function importList(rows: string[], mode: ImportMode = 'skip') {
    const header = 'name,city,state,ownership,courses,mbbs_seats,source,source_year,slug'
    const file = fileOf([header, ...rows].join('\n'), { payload, actor: editor, mode })
    return reportOf(await importFile(officialListImporter, file))
  }
  const row = (name: string, seats: number, slug = '') =>
    `${name},Gaya,Bihar,Private,MBBS,${seats},List of the council,2026-27,${slug}`

  it('changes the one of two namesakes whose address it names, and not its neighbour', async () => {
    const [one, other] = [await college('Twin Medical College'), await college('Twin Medical College')]
    const before = await whole(one.id)
    expect(await importList([row('Twin Medical College', 150, other.slug)])).toMatchObject({ changed: 1 })
    expect(await whole(one.id)).toEqual(before)
    expect(await imports.bySlug(other.slug)).toMatchObject({ seats: '150' })
  })

  it('writes nothing of the unchanged one, the one in the trash or the draft beside a changed one', async () => {
    const names = ['Alder', 'Banyan', 'Cedar', 'Deodar'].map((tree) => `${tree} Valley Medical College`)
    await importList(names.map((name) => row(name, 100)))
    const bySlug = async (name: string) => (await imports.bySlug(name.toLowerCase().replaceAll(' ', '-')))?.id ?? ''
    const [changed = '', unchanged = '', trashed = '', drafted = ''] = await Promise.all(names.map(bySlug))
    await trash(trashed)
    await payload.update({
      collection: 'colleges',
      id: drafted,
      draft: true,
      data: { university: 'Begun' },
      user: editor,
      overrideAccess: true,
    })
    const beside = [unchanged, trashed, drafted]
    const before = await Promise.all(beside.map(whole))
    const rows = names.map((name, index) => row(name, index === 0 ? 150 : 100))
    expect(await importList(rows)).toMatchObject({ changed: 1, skipped: 2, failed: 1 })
    expect(await Promise.all(beside.map(whole))).toEqual(before)
    expect((await whole(changed)).record[0]).toMatchObject({ seats: '150' })
  })
})

describe('a file of closing ranks', () => {
  const FIELDS = { closing_rank: '1000', rank_type: 'air', allotted: '3', flag: '', place: '', source: 'Result A' }
  const header = `year,authority,quota,round,category,course,college_name,state,ref_slug,${Object.keys(FIELDS).join(',')}`
  const line = (name: string, more: Partial<typeof FIELDS> = {}, round = 'R1') =>
    `2025,board,All,${round},Open,MBBS,${name},Bihar,,${Object.values({ ...FIELDS, ...more }).join(',')}`
  const kept = async (name: string) =>
    (
      await payload.db.pool.query(
        `select closing_ranks.* from closing_ranks join college_names on college_names.id = listed_as_id
         where name = $1 order by round`,
        [name],
      )
    ).rows

  it.each([
    ['closing_rank', '1100', { closing_rank: '1100' }],
    ['rank_type', 'state merit rank', { rank_type: 'state-merit' }],
    ['allotted', '4', { allotted: '4' }],
    ['flag', 'converted', { flag: 'converted' }],
    ['place', 'Campus B', { place: 'Campus B' }],
    ['source', 'Result B', {}],
  ])(
    'changes a figure for its %s alone, and neither its neighbour nor the other round',
    async (column, value, shown) => {
      const [name, neighbour] = [unique('Listed'), unique('Listed')]
      const file = (more: Partial<typeof FIELDS>) => [line(name, more), line(name, {}, 'R2'), line(neighbour)]
      await importRanks(payload, file({}), { header })
      const before = [(await kept(name))[1], ...(await kept(neighbour))]
      expect(await importRanks(payload, file({ [column]: value }), { header })).toMatchObject({
        created: 0,
        changed: 1,
        skipped: 2,
      })
      const [first, second] = await kept(name)
      expect(first).toMatchObject(shown)
      expect([second, ...(await kept(neighbour))]).toEqual(before)
      expect(await importRanks(payload, file({ [column]: value }), { header })).toMatchObject({
        changed: 0,
        skipped: 3,
      })
    },
  )

  it('gives a name to the one of two namesakes that is left, never to the one in the trash', async () => {
    const [gone, left] = [await college('Twofold Medical College'), await college('Twofold Medical College')]
    await trash(gone.id)
    await importRanks(payload, [line('Twofold Medical College')], { header })
    expect(await kept('Twofold Medical College')).toMatchObject([{ college_id: left.id }])
  })
})
