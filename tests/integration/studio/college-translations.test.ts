import { parse } from 'csv-parse/sync'
import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readKept, stateOf } from '@/cms/translations/admin/kept'
import { readEnglish, translationSlugs } from '@/cms/translations/english-records'
import { recordsIn } from '@/cms/translations/read-translations'
import { readRows, readTexts } from '@/cms/translations/state-queries'
import { translationsOf } from '@/cms/translations/texts'
import { collegeAt } from '@/features/colleges/page/queries'
import type { College, User } from '@/payload-types'
import { download, rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { fixtureFor, person, tokenAs, unique } from '../access/access-fixtures'
import { collegeImports } from '../colleges/college-import-fixtures'
import { translating } from './translation-fixtures'

// The page cache lives in Next; here every read asks the database, and what is cleared is noted.
const cleared = vi.hoisted(() => new Set<string>())
vi.mock('@/lib/caching/cache', async (original) => ({
  ...(await (await import('../../setup/uncached')).uncached(original)),
  clearTags: (_req: unknown, tags: string[]) => {
    for (const tag of tags) cleared.add(tag)
  },
}))

const ENGLISH = 'A college beside the river.'
const HINDI = 'नदी के किनारे का कॉलेज।'

let payload: Payload
let editor: User
let token: string
let work: ReturnType<typeof translating>

beforeAll(async () => {
  payload = await testPayload()
  editor = await person(payload, 'editor')
  token = await tokenOf(payload, editor.id)
  work = translating('college-translations', { payload, editor, token })
  const data = { name: 'Bihar', kind: 'State', country: 'India' } as const
  await payload.create({ collection: 'regions', data, overrideAccess: true })
})

const newCollege = (more: Partial<College> = {}) =>
  payload.create({
    collection: 'colleges',
    data: {
      name: unique('College'),
      state: 'Bihar',
      country: 'India',
      status: 'Active',
      description: ENGLISH,
      ...more,
    },
    overrideAccess: true,
    depth: 0,
  })

/** What the Hindi page of a college says. */
async function pageOf({ slug }: Pick<College, 'slug'>) {
  const answer = await collegeAt('hi', slug ?? '')
  return answer && 'college' in answer ? answer.college : null
}

const change = (id: string, data: Partial<College>, draft = false) =>
  payload.update({ collection: 'colleges', id, data, draft, trash: true, overrideAccess: true, depth: 0 })

describe('the Hindi page of a college', () => {
  it('says what is published, and English where nothing is', async () => {
    const source = await payload.create({
      collection: 'sources',
      data: { title: unique('List'), kind: 'official', year: '2025' },
      overrideAccess: true,
    })
    const facilities = { facilities: ['Library', 'Blood Bank'], facilitiesSource: source.id }
    const college = await newCollege({ ...facilities, eligibility: 'NEET-UG qualified', ranking: 'NIRF 2024: 7' })
    await work.save(college.id, 'draft', { description: HINDI })
    expect(await pageOf(college)).toMatchObject({ description: ENGLISH })
    await work.save(college.id, 'publish', { description: HINDI, 'facilities.2': 'ब्लड बैंक' })
    expect(await pageOf(college)).toMatchObject({
      description: HINDI,
      facilities: ['Library', 'ब्लड बैंक'],
      eligibility: 'NEET-UG qualified',
      ranking: 'NIRF 2024: 7',
      isUnreviewed: true,
    })
    const english = await collegeAt('en', college.slug ?? '')
    expect(english && 'college' in english && english.college.description).toBe(ENGLISH)
    await work.save(college.id, 'draft', { description: 'मसौदा।', 'facilities.2': 'ब्लड बैंक' })
    expect(await pageOf(college)).toMatchObject({ description: HINDI })
  })

  it('says the Hindi of the newest draft of a college only where its English is published', async () => {
    const college = await newCollege()
    await work.save(college.id, 'publish', { description: HINDI })
    await change(college.id, { description: 'A college that has moved.' }, true)
    expect(await pageOf(college)).toMatchObject({ description: HINDI })
    expect(await work.countsOf(college.id)).toMatchObject({ outdated: 0, machine: 1 })
  })

  it('of which nothing is written has been read by nobody', async () => {
    expect(await pageOf(await newCollege({ description: null }))).toMatchObject({ isUnreviewed: true })
  })

  it('is made anew when its Hindi is published or withdrawn, and no other page', async () => {
    const college = await newCollege()
    cleared.clear()
    await work.save(college.id, 'publish', { description: HINDI })
    expect([...cleared]).toEqual([`college:${college.slug}`])
    cleared.clear()
    const [kept] = await work.keptOf(college.id)
    const admin = await tokenAs(payload, 'admin')
    expect((await rest('DELETE', `/api/college-translations/${kept?.id}`, { token: admin })).status).toBe(200)
    expect([...cleared]).toEqual([`college:${college.slug}`])
    cleared.clear()
    await work.importRows([{ record: college.slug, field: 'description', hindi: HINDI }])
    expect([...cleared]).toEqual(['translations'])
  })
})

describe('the Hindi of a college', () => {
  let college: College
  beforeEach(async () => {
    college = await newCollege()
    await work.save(college.id, 'review', { description: HINDI })
  })

  it('is of other English once a file has changed it, and stays on the page', async () => {
    const { importText } = collegeImports(payload, editor)
    const report = await importText(`slug,description\n${college.slug},A college on the hill.\n`)
    expect(report).toMatchObject({ changed: 1, failed: 0 })
    expect(await work.countsOf(college.id)).toMatchObject({ outdated: 1, reviewed: 0 })
    expect(await pageOf(college)).toMatchObject({ description: HINDI, isUnreviewed: true })
  })

  it('is found at the new address of a renamed college, and by files that name the old one', async () => {
    const slug = unique('moved')
    await change(college.id, { name: unique('Renamed'), slug })
    expect(await collegeAt('hi', college.slug ?? '')).toEqual({ movedTo: slug })
    expect(await pageOf({ slug })).toMatchObject({ description: HINDI, isUnreviewed: false })
    const row = { record: college.slug, field: 'description', hindi: 'फाइल से।' }
    expect(await work.importRows([row])).toMatchObject({ changed: 1, failed: 0 })
    expect(await pageOf({ slug })).toMatchObject({ description: 'फाइल से।' })
  })

  it('lies hidden while the college is in the trash, and is there again afterwards', async () => {
    await change(college.id, { deletedAt: new Date().toISOString() })
    expect(await collegeAt('hi', college.slug ?? '')).toBeNull()
    expect(await work.countsOf(college.id)).toBeUndefined()
    expect((await work.save(college.id, 'publish', { description: 'नया।' })).status).toBe(404)
    const row = { record: college.slug, field: 'description', hindi: 'नया।' }
    await expect(work.importRows([row])).rejects.toThrow()
    await change(college.id, { deletedAt: null })
    expect(await pageOf(college)).toMatchObject({ description: HINDI, isUnreviewed: false })
  })

  it('goes with the college', async () => {
    await payload.delete({ collection: 'colleges', id: college.id, overrideAccess: true })
    const { rows } = await payload.db.pool.query(
      `select 1 from college_translations where record_id is null or record_id = $1
       union all select 1 from _college_translations_v where version_record_id is null or version_record_id = $1`,
      [college.id],
    )
    expect(rows).toEqual([])
  })

  it('is in the log of changes', async () => {
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { of: { equals: 'college-translations' } },
      sort: '-createdAt',
      limit: 1,
      overrideAccess: true,
    })
    expect(docs[0]).toMatchObject({ actorEmail: editor.email })
  })
})

describe('the desk', () => {
  /** The texts of a kind with what is said for each, as the form of one record finds them. */
  async function textsOneByOne(into: CollectionSlug, ids: readonly string[]) {
    const req = { payload, user: editor } as never
    const found = await Promise.all(
      ids.map(async (id) => {
        const english = await readEnglish(payload, into, id)
        const said = translationsOf(english?.texts ?? [], await readKept(req, into, id))
        return (english?.texts ?? []).map((text) => {
          const { field, text: words } = text
          const kept = said.get(field)
          return { field, english: words, hindi: kept?.text ?? '', state: stateOf(text, kept) }
        })
      }),
    )
    return found.flat()
  }

  it('finds in one statement what the form of each record finds, of every kind', async () => {
    const college = await newCollege({
      description: '\u00a0\n A text between blanks.\u3000\ufeff',
      eligibility: '\u2003 \n',
      facilities: ['Library', 'Hostel', 'Blood Bank', 'Canteen'],
      ranking: 'NIRF 2024: 7',
      meta: { title: 'A title' },
    })
    const facilities = { 'facilities.1': 'पुस्तकालय', 'facilities.2': 'हॉस्टल', 'facilities.3': 'ब्लड बैंक' }
    await work.save(college.id, 'publish', { ...facilities, description: HINDI })
    await work.save(college.id, 'review', { ...facilities, description: HINDI, 'meta.title': 'शीर्षक' })
    await work.save(college.id, 'draft', { ...facilities, description: HINDI, 'meta.title': '', ranking: 'NIRF: 7' })
    // Rows that have moved, gone, come and changed.
    await change(college.id, { facilities: ['Blood Bank', 'Canteen', 'Hostels', 'Library'], ranking: 'NIRF 2025: 7' })
    for (const kind of translationSlugs(payload)) {
      const { data } = await fixtureFor(payload, kind, editor)
      await payload.create({ collection: kind, data: { ...data, _status: 'published' } as never, overrideAccess: true })
    }
    for (const kind of translationSlugs(payload)) {
      const inOne: object[] = []
      for await (const rows of readTexts(payload, kind)) inOne.push(...rows.map(({ record: _, ...row }) => row))
      const ids: string[] = []
      for (let page = 1; ids.length === 0 || ids.length % 50 === 0; page += 1) {
        const { rows } = await readRows(payload, { into: kind, state: '', page })
        ids.push(...rows.map(({ record }) => record))
        if (rows.length === 0) break
      }
      expect(inOne.length).toBeGreaterThan(0)
      expect([kind, inOne]).toEqual([kind, await textsOneByOne(kind, ids)])
    }
    const said = (await textsOneByOne('college-translations', [college.id])).map(({ field, state }) => [field, state])
    expect(Object.fromEntries(said)).toEqual({
      description: 'reviewed',
      ranking: 'draft',
      'facilities.1': 'reviewed',
      'facilities.2': 'outdated',
      'facilities.3': 'missing',
      'facilities.4': 'reviewed',
      'meta.title': 'missing',
    })
  })

  it('counts beside each choice what the choice finds, and pages what it lists', async () => {
    for (let nth = 0; nth < 60; nth += 1) await newCollege({ name: `Paged ${String(nth).padStart(2, '0')}` })
    const asked = { into: 'college-translations', state: 'missing', page: 1 } as const
    const [first, second] = [await readRows(payload, asked), await readRows(payload, { ...asked, page: 2 })]
    const titles = [...first.rows, ...second.rows].map(({ title }) => title)
    expect(first.rows).toHaveLength(50)
    expect(new Set(titles).size).toBe(first.total)
    expect([first.byKind.get('college-translations'), first.byState.get('missing')]).toEqual([first.total, first.total])
    for (const [state, count] of first.byState)
      expect([state, (await readRows(payload, { ...asked, state: state as 'draft' })).total]).toEqual([state, count])
  })

  it('gives a file that changes nothing when it is read again', async () => {
    const college = await newCollege()
    await work.save(college.id, 'publish', { description: HINDI })
    const file = await download('/api/college-translations/export', token)
    const rows: { record: string }[] = parse(file, { bom: true, columns: true })
    const own = rows.filter(({ record }) => record === college.slug)
    expect(own).toEqual([
      { record: college.slug, field: 'description', english: ENGLISH, hindi: HINDI, state: 'machine' },
    ])
    expect(await work.importRows(own)).toMatchObject({ created: 0, changed: 0, skipped: 1, failed: 0 })
  })

  it('of a row that has moved is kept when the row in its old place is written', async () => {
    const two = { 'facilities.1': 'पुस्तकालय', 'facilities.2': 'हॉस्टल' }
    const facilitiesOf = async ({ id }: College) => {
      const { docs } = await payload.find({ collection: 'colleges', where: { id: { equals: id } }, depth: 0 })
      const [spoken] = await recordsIn({ payload, language: 'hi', of: 'colleges' }, docs)
      return spoken?.facilities
    }
    const byForm = await newCollege({ facilities: ['Library', 'Hostel'] })
    await work.save(byForm.id, 'review', two)
    await change(byForm.id, { facilities: ['Hostel', 'Library'] })
    await work.save(byForm.id, 'publish', { 'facilities.1': 'हॉस्टल', 'facilities.2': 'लाइब्रेरी' })
    expect(await facilitiesOf(byForm)).toEqual(['हॉस्टल', 'लाइब्रेरी'])

    const byFile = await newCollege({ facilities: ['Library', 'Hostel'] })
    await work.save(byFile.id, 'review', two)
    await change(byFile.id, { facilities: ['Hostel', 'Library'] })
    const row = { record: byFile.slug, field: 'facilities.2', english: 'Library', hindi: 'लाइब्रेरी' }
    expect(await work.importRows([row])).toMatchObject({ changed: 1 })
    expect(await facilitiesOf(byFile)).toEqual(['हॉस्टल', 'लाइब्रेरी'])

    const withGap = await newCollege({ facilities: ['Library', 'Hostel', 'Canteen'] })
    await work.save(withGap.id, 'publish', { ...two, 'facilities.3': 'कैंटीन' })
    await work.save(withGap.id, 'publish', { 'facilities.3': '' })
    await change(withGap.id, { facilities: ['Blood Bank', 'Library', 'Canteen'] })
    await work.save(withGap.id, 'publish', { 'facilities.1': 'ब्लड बैंक' })
    expect(await facilitiesOf(withGap)).toEqual(['ब्लड बैंक', 'पुस्तकालय', 'Canteen'])
    await change(withGap.id, { facilities: ['Hostel', 'Blood Bank', 'Library'] })
    expect(await facilitiesOf(withGap)).toEqual(['हॉस्टल', 'ब्लड बैंक', 'पुस्तकालय'])
    await work.save(withGap.id, 'publish', { 'facilities.3': 'लाइब्रेरी' })
    expect(await facilitiesOf(withGap)).toEqual(['हॉस्टल', 'ब्लड बैंक', 'लाइब्रेरी'])
  })
})
