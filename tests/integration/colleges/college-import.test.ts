import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { College, User } from '@/payload-types'
import { testPayload } from '../../setup/payload'
import { person } from '../access/access-fixtures'
import { collegeImports, exportedColleges } from './college-import-fixtures'

let payload: Payload
let editor: User
let imports: ReturnType<typeof collegeImports>
beforeAll(async () => {
  payload = await testPayload()
  editor = await person(payload, 'editor')
  imports = collegeImports(payload, editor)
})

/** A record whose rows bear no ids, which are made anew each time. */
function withoutRowIds<Kept extends Partial<College>>(college: Kept | undefined): Partial<College> {
  const bare = <Row extends { id?: string | null }>({ id: _, ...row }: Row) => row
  return {
    ...college,
    feeRows: college?.feeRows?.map(bare) as College['feeRows'],
    seatRows: college?.seatRows?.map(bare) as College['seatRows'],
  }
}

describe('a file of colleges', () => {
  it('makes new colleges, findable and live, and remembers the file', async () => {
    const report = await imports.importText(
      'name,location,state,courses,fees,seats,aliases\r\n"Kosi Institute, Saharsa",Saharsa,Bihar,"mbbs, MD","4,50,000",100,KIS | Kosi\r\n',
    )
    expect(report).toMatchObject({ total: 1, created: 1, changed: 0, failed: 0 })
    const college = await imports.bySlug('kosi-institute-saharsa')
    expect(college).toMatchObject({
      _status: 'published',
      status: 'Active',
      country: 'India',
      featured: false,
      courses: ['MBBS', 'MD'],
      aliases: ['KIS', 'Kosi'],
      fees: '4,50,000',
      seats: '100',
      // Nobody but the file says so: no public figure.
      feesAmount: null,
      seatCount: null,
      feeRows: [{ amount: 450_000 }],
      seatRows: [{ seats: 100 }],
    })
    expect(await imports.lastImport()).toMatchObject({
      kind: 'colleges',
      status: 'done',
      createdCount: 1,
      importedBy: expect.any(String),
    })
    const { docs } = await payload.find({ collection: 'audit-log', sort: '-createdAt', limit: 1, depth: 0 })
    expect(docs[0]).toMatchObject({
      of: 'colleges',
      actor: expect.any(String),
      summary: 'Imported colleges.csv: 1 created, 0 changed',
    })
  })

  it('makes the very record, and the very version, that the studio would have made', async () => {
    const data = {
      name: 'Mirror College',
      location: 'Gaya',
      state: 'Bihar',
      country: 'India' as const,
      ownership: 'Central Government' as const,
      university: 'Mirror University',
      courses: ['MD' as const, 'MBBS' as const],
      fees: 'about 45,000 a year',
      seats: '150 (MBBS)',
      established: 1970,
      rating: 4.2,
      facilities: ['Library', 'Hostel'],
      aliases: ['MCG'],
      contactEmail: 'a@example.org',
      websiteUrl: 'https://example.org',
      status: 'Inactive' as const,
      featured: true,
    }
    await imports.importText(
      `slug,name,location,state,country,ownership,university,courses,fees,seats,established,rating,facilities,aliases,contact_email,website_url,status,featured
mirror-by-file,Mirror College,Gaya,Bihar,India,Central Government,Mirror University,MD | MBBS,"about 45,000 a year",150 (MBBS),1970,4.2,Library | Hostel,MCG,a@example.org,https://example.org,Inactive,yes\n`,
    )
    await payload.create({ collection: 'colleges', data: { ...data, slug: 'mirror-by-hand' }, user: editor })
    const whole = async (slug: string) => {
      const college = await imports.bySlug(slug)
      const [version] = await imports.versionsOf(college?.id)
      const { id: _, slug: _slug, createdAt: _created, updatedAt: _updated, ...fields } = withoutRowIds(college)
      const { version: kept, latest } = version ?? {}
      const { slug: _keptSlug, createdAt, updatedAt, ...keptFields } = withoutRowIds(kept)
      return { fields, latest, keptFields, isDated: Boolean(createdAt && updatedAt) }
    }
    expect(await whole('mirror-by-file')).toEqual(await whole('mirror-by-hand'))
  })

  it('changes the college of a slug, empties an emptied field and leaves absent columns alone', async () => {
    await imports.importText(
      'slug,name,location,state,fees,seats,aliases,facilities\nbhabua-college,Bhabua College,Bhabua,Bihar,50000,120,BCB,Library\n',
    )
    const report = await imports.importText(
      'slug,name,location,state,fees\nbhabua-college,Bhabua Medical College,Bhabua,Bihar,\n',
    )
    expect(report).toMatchObject({ created: 0, changed: 1 })
    const college = await imports.bySlug('bhabua-college')
    expect(college).toMatchObject({
      name: 'Bhabua Medical College',
      fees: null,
      feesAmount: null,
      seats: '120',
      seatRows: [{ seats: 120 }],
      aliases: ['BCB'],
      facilities: ['Library'],
    })
    expect(college?.searchText).toContain('bcb')
    expect(college?.searchText).toContain('bhabua medical college')
  })

  it('keeps history: the earlier version can be restored, and at most ten are kept', async () => {
    const text = (fees: string, courses: string) =>
      `slug,name,location,state,fees,courses\nhistory-college,History College,Gaya,Bihar,${fees},${courses}\n`
    await imports.importText(text('1000', 'MBBS'))
    await imports.importText(text('2000', 'BDS | MDS'))
    const college = await imports.bySlug('history-college')
    const versions = await imports.versionsOf(college?.id)
    expect(versions.map(({ latest, version }) => [latest, version.fees, version.courses])).toEqual([
      [true, '2000', ['BDS', 'MDS']],
      [false, '1000', ['MBBS']],
    ])
    await payload.restoreVersion({ collection: 'colleges', id: versions[1]?.id ?? '' })
    expect(await imports.bySlug('history-college')).toMatchObject({
      fees: '1000',
      feeRows: [{ amount: 1000 }],
      courses: ['MBBS'],
    })
    for (let fees = 1010; fees < 1020; fees++) await imports.importText(text(String(fees), 'MBBS'))
    expect((await imports.versionsOf(college?.id)).length).toBe(10)
  })

  it('publishes a draft with what its last save said', async () => {
    const draft = await payload.create({
      collection: 'colleges',
      draft: true,
      data: {
        name: 'Draft College',
        slug: 'draft-college',
        location: 'Gaya',
        state: 'Bihar',
        country: 'India',
        status: 'Active',
      },
    })
    await payload.update({
      collection: 'colleges',
      id: draft.id,
      draft: true,
      data: { seats: '60', facilities: ['Gym'] },
    })
    await imports.importText('slug,name,location,state,fees\ndraft-college,Draft College,Gaya,Bihar,7000\n')
    expect(await imports.bySlug('draft-college')).toMatchObject({
      _status: 'published',
      seats: '60',
      facilities: ['Gym'],
      fees: '7000',
    })
  })
})

it('exports what imports again without a change', async () => {
  const source = await payload.create({
    collection: 'sources',
    data: { title: 'Prospectus\u00a02024', kind: 'official', year: '2024' },
  })
  await payload.create({
    collection: 'colleges',
    data: {
      name: 'Export\u00a0College',
      university: 'University\tof\nPatna',
      eligibility: '\ttabbed\u2028',
      source: source.id,
      location: ' Patna\u00a0',
      state: 'Bihar',
      country: 'Nepal',
      status: 'Inactive',
      aliases: ['=SUM(A1)', 'A | B', ' spaced '],
      facilities: ['Library, large', 'Hostel', 'Back\\slash'],
      courses: ['BDS', 'MD (Ayurveda)'],
      contactPhone: '+91 612 230 0080',
      description: 'First paragraph.\r\n\r\nSecond "paragraph".\n',
      rating: 4.1,
      featured: true,
    },
  })
  const { text } = await exportedColleges(payload, await person(payload, 'editor'))
  expect(text).toContain('export-college')
  expect(text).not.toMatch(/(^|,)"?[=+]/m)
  const report = await imports.importText(text, 'all')
  expect(report).toMatchObject({ created: 0, changed: 0, failed: 0, skipped: report.total })
})
