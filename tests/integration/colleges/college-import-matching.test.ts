import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { collegeDeskMessages } from '@/features/colleges/admin/messages'
import { rest } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { person, tokenAs } from '../access/access-fixtures'
import { collegeImports, createBihar } from './college-import-fixtures'

let payload: Payload
let imports: ReturnType<typeof collegeImports>
beforeAll(async () => {
  payload = await testPayload()
  imports = collegeImports(payload, await person(payload, 'editor'))
})

describe('which college a row means', () => {
  it('is that of the name and place, and namesakes elsewhere are kept apart', async () => {
    const text = (fees: string) =>
      `name,location,state,fees\nTwin College,Gaya,Bihar,"${fees}"\nTwin College,Ara,Bihar,\n`
    expect(await imports.importText(text('10,000'))).toMatchObject({ created: 2 })
    expect(await imports.importText(text('20,000'))).toMatchObject({ created: 0, changed: 1, skipped: 1 })
    expect((await imports.bySlug('twin-college'))?.fees).toBe('20,000')
    expect((await imports.bySlug('twin-college-ara'))?.location).toBe('Ara')
  })

  it('is found whatever its address and however its name is spelt', async () => {
    const data = { location: 'Új Town', state: 'Bihar', country: 'India' as const, status: 'Active' as const }
    await payload.create({ collection: 'colleges', data: { ...data, name: "St. Mary's College", slug: 'smc' } })
    expect(
      await imports.importText('name,location,state,fees\n"ST MARYS  COLLEGE",uj town,Bihar,5000\n'),
    ).toMatchObject({
      changed: 1,
    })
    expect(await imports.bySlug('smc')).toMatchObject({ name: 'ST MARYS  COLLEGE', fees: '5000' })
  })

  it('is renamed by a new slug, and the old address leads to the new one', async () => {
    await imports.importText('slug,name,location,state\nold-address,Renamed College,Gaya,Bihar\n')
    const { id } = (await imports.bySlug('old-address')) ?? {}
    expect(
      await imports.importText('slug,name,location,state\nnew-address,Renamed College,Gaya,Bihar\n'),
    ).toMatchObject({
      changed: 1,
    })
    expect(await imports.bySlug('new-address')).toMatchObject({ id })
    const { docs } = await payload.find({ collection: 'slug-history', where: { slug: { equals: 'old-address' } } })
    expect(docs).toMatchObject([{ of: 'colleges', record: id }])
    // A file exported before the college was renamed still means it.
    expect(
      await imports.importText('slug,name,location,state,fees\nold-address,Renamed College,Gaya,Bihar,9000\n'),
    ).toMatchObject({
      created: 0,
      changed: 1,
    })
    expect(await imports.bySlug('new-address')).toMatchObject({ id, fees: '9000' })
  })

  it('gets addresses as the studio gives them, whatever the file takes itself', async () => {
    await imports.importText(
      `name,location,state,slug\nShared Name,Gaya,Bihar,\nShared Name,Ara,Bihar,\nOther,Pune,Goa,shared-name-ara\n${'Long '.repeat(39)}One,${'Town '.repeat(20)},Goa,\n${'Long '.repeat(39)}Two,${'Town '.repeat(20)},Goa,\n`,
    )
    const { docs } = await payload.find({
      collection: 'colleges',
      where: { name: { like: 'Shared Name' } },
      sort: 'slug',
    })
    expect(docs.map(({ slug, location }) => [slug, location])).toEqual([
      ['shared-name', 'Gaya'],
      ['shared-name-ara-2', 'Ara'],
    ])
    const { docs: long } = await payload.find({ collection: 'colleges', where: { name: { like: 'Long Long' } } })
    expect(new Set(long.map(({ slug }) => slug)).size).toBe(2)
    expect(long.every(({ slug }) => (slug ?? '').length <= 120)).toBe(true)
  })

  it('is refused a second time in one file', async () => {
    const report = await imports.importText('slug,name,location,state\nsame-one,A,B,C\nsame-one,A,B,C\n', 'check')
    expect(report.errors).toEqual([
      {
        row: 3,
        title: 'A',
        column: 'slug',
        value: 'same-one',
        message: 'The same college stands in row 2 already. Leave one of the two out.',
      },
    ])
    const text = 'name,location,state\nSame College,A,C\nSame College,A,C\nSame College,B,C\n'
    expect(await imports.importText(text, 'check')).toMatchObject({
      created: 2,
      errors: [{ row: 3, column: 'name', value: 'Same College' }],
    })
    await imports.importText('slug,name,location,state\nheld-one,Held College,A,C\n')
    const both =
      'slug,name,location,state\nheld-one,Held College,A,C\n,Held College,A,C\nnew-one,New College,A,C\n,New College,A,C\n'
    expect((await imports.importText(both, 'check')).errors.map(({ row, column }) => [row, column])).toEqual([
      [3, 'name'],
      [5, 'name'],
    ])
  })

  it('gets an address when its name has no Latin letters, as in the studio, and is known by its name after', async () => {
    const text = 'name,location,state\nपटना मेडिकल कॉलेज,Patna,Bihar\nगया मेडिकल कॉलेज,Patna,Bihar\n'
    expect(await imports.importText(text)).toMatchObject({ created: 2 })
    expect(await imports.bySlug('college-patna')).toMatchObject({ name: 'पटना मेडिकल कॉलेज' })
    expect(await imports.bySlug('college-patna-2')).toMatchObject({ name: 'गया मेडिकल कॉलेज' })
    expect(await imports.importText(text)).toMatchObject({ skipped: 2 })
    const data = {
      name: 'आरा',
      location: 'Patna',
      state: 'Bihar',
      country: 'India' as const,
      status: 'Active' as const,
    }
    expect(await payload.create({ collection: 'colleges', data })).toMatchObject({ slug: 'college-patna-3' })
  })

  it('stands under the state as the site writes it', async () => {
    const data = { name: 'Koshi', slug: 'koshi', country: 'Nepal' as const, kind: 'Province' as const }
    await payload.create({ collection: 'regions', data })
    await imports.importText('name,location,state,country\nProvincial College,Dharan,koshi province,Nepal\n')
    expect(await imports.bySlug('provincial-college')).toMatchObject({ state: 'Koshi' })
    const place = { location: 'Dharan', state: ' KOSHI', country: 'Nepal' as const, status: 'Active' as const }
    const made = await payload.create({ collection: 'colleges', data: { name: 'Other Provincial', ...place } })
    expect(made.state).toBe('Koshi')
  })

  it('lies in the country of its state, whether the file names it or not', async () => {
    const data = { name: 'Lumbini', slug: 'lumbini', country: 'Nepal' as const, kind: 'Province' as const }
    await payload.create({ collection: 'regions', data })
    await imports.importText('name,location,state\nButwal College,Butwal,Lumbini\n')
    expect(await imports.bySlug('butwal-college')).toMatchObject({ country: 'Nepal' })
    const { errors } = await imports.importText(
      'name,location,state,country\nPalpa College,Palpa,Lumbini,India\n',
      'check',
    )
    expect(errors).toMatchObject([{ row: 2, column: 'country', value: 'India' }])
    await createBihar(payload)
    const moved = await imports.importText(
      'slug,name,location,state\nbutwal-college,Butwal College,Butwal,Bihar\n',
      'check',
    )
    expect(moved.errors).toMatchObject([{ row: 2, column: 'state', message: collegeDeskMessages.otherCountry }])
  })

  it('lies there over REST too, unless it was kept otherwise before', async () => {
    const token = await tokenAs(payload, 'editor')
    const place = { location: 'Tansen', state: 'Lumbini', country: 'India', status: 'Active' } as const
    const sent = { name: 'Tansen College', ...place, courses: ['MBBS'] }
    const refused = await rest('POST', '/api/colleges', { token, body: sent })
    expect([refused.status, refused.json.errors[0].data.errors]).toEqual([
      400,
      [expect.objectContaining({ path: 'country', message: collegeDeskMessages.otherCountry })],
    ])
    const kept = await payload.create({
      collection: 'colleges',
      data: { name: 'Kept College', ...place },
      overrideAccess: true,
    })
    const patch = (body: object) => rest('PATCH', `/api/colleges/${kept.id}`, { token, body })
    expect((await patch({ name: 'Kept Medical College' })).status).toBe(200)
    expect((await patch({ country: 'Nepal' })).status).toBe(200)
    expect((await patch({ country: 'India' })).status).toBe(400)
  })
})

describe('a state that the site does not know', () => {
  const region = { name: 'Jharkhand', slug: 'jharkhand', kind: 'State' as const, country: 'India' as const }
  const file = (state: string) => `name,location,state\nMisspelt Medical College,Ranchi,${state}\n`

  it('is refused in a file and over REST, with the one that was probably meant, and kept where it stands already', async () => {
    await payload.create({ collection: 'regions', data: region, overrideAccess: true })
    const { errors } = await imports.importText(file('Jharkand'), 'check')
    expect(errors).toMatchObject([
      { row: 2, column: 'state', value: 'Jharkand', message: expect.stringContaining('Jharkhand') },
    ])
    expect((await imports.importText(file('Atlantis'), 'check')).errors).toMatchObject([
      { row: 2, column: 'state', message: collegeDeskMessages.unknownState },
    ])

    const place = { state: 'Jharkand', country: 'India', status: 'Active' } as const
    const data = { name: 'Misspelt Medical College', location: 'Ranchi', ...place }
    const token = await tokenAs(payload, 'editor')
    const refused = await rest('POST', '/api/colleges', { token, body: { ...data, courses: ['MBBS'] } })
    expect([refused.status, refused.json.errors[0].data.errors[0]]).toMatchObject([
      400,
      { path: 'state', message: expect.stringContaining('Jharkhand') },
    ])
    const { id } = await payload.create({ collection: 'colleges', data, overrideAccess: true })
    const body = { name: 'Still Misspelt Medical College', state: 'Jharkand' }
    expect((await rest('PATCH', `/api/colleges/${id}`, { token, body })).status).toBe(200)
  })
})
