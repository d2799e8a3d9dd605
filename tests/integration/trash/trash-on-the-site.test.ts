import { randomUUID } from 'node:crypto'
import { headers } from 'next/headers'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { collegeCards } from '@/features/colleges/cards/cards-queries'
import { featuredColleges } from '@/features/colleges/cards/featured-queries'
import { readRegion, readRegionNames } from '@/features/colleges/hooks/region-name-queries'
import { mappedRegions } from '@/features/colleges/map/map-queries'
import { COLLEGE_PATHS } from '@/features/colleges/page/path-queries'
import { collegeAt, collegePaths, otherColleges } from '@/features/colleges/page/queries'
import { getMenuStates } from '@/features/colleges/search/menu-states-queries'
import { parseFilters } from '@/features/colleges/search/search-params'
import { countColleges, findColleges } from '@/features/colleges/search/search-queries'
import { calendarGaps } from '@/features/counselling/admin/overview-queries'
import { AUTHORITY_PATHS } from '@/features/counselling/path-queries'
import { getAuthorities } from '@/features/counselling/queries'
import { authorityId } from '@/features/counselling/reminders/operations/reminder-queries'
import { storedRecords } from '@/features/cut-offs/coverage/record-queries'
import { countEnquiries, enquiryFilter, readEnquiries, readThread } from '@/features/enquiries/admin/desk/desk-queries'
import { exportPages } from '@/features/enquiries/admin/desk/export-queries'
import { readTallies } from '@/features/guidance/operations/college-queries'
import { readCourses, readRegions } from '@/features/guidance/operations/course-records'
import { readOverride } from '@/features/guidance/operations/guidance-overrides'
import { guidancePaths } from '@/features/guidance/path-queries'
import { bannersPart } from '@/features/home/admin/banner-queries'
import { getBannerSlides } from '@/features/home/queries'
import { applicationsOf } from '@/features/jobs/applications/queries'
import { jobMessages } from '@/features/jobs/messages'
import { VACANCY_PATHS } from '@/features/jobs/path-queries'
import { jobSearch } from '@/features/jobs/search/search-params'
import { jobFacets, newestJobs, searchJobs } from '@/features/jobs/search/search-queries'
import { jobCards } from '@/features/jobs/vacancies/lists-queries'
import { jobBySlug, openJobPaths } from '@/features/jobs/vacancies/queries'
import { savedIds } from '@/features/saved/queries'
import { mayExist } from '@/lib/paths/path-queries'
import type { User } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { person, tokenAs, unique } from '../access/access-fixtures'
import { createBoard, importRanks } from '../colleges/closing-rank-fixtures'
import { collegeImports } from '../colleges/college-import-fixtures'

vi.mock('next/headers', () => import('../../setup/next-request'))

// The page cache exists only inside Next; here every read goes to the database.
vi.mock('@/lib/caching/cache', async (original) => (await import('../../setup/uncached')).uncached(original))

let payload: Payload
let req: PayloadRequest
let admin: User
let token: string
let applicant: User

beforeAll(async () => {
  payload = await testPayload()
  req = await createLocalReq({}, payload)
  admin = await person(payload, 'admin')
  token = await tokenOf(payload, admin.id)
  applicant = await person(payload, 'applicant')
  await make('regions', { name: 'Bihar', kind: 'State', country: 'India' })
})

const make = async (collection: string, body: object) => {
  const { status, json } = await rest('POST', `/api/${collection}?depth=0`, { token, body })
  expect([status, json.errors]).toEqual([201, undefined])
  return json.doc as { id: string; slug: string }
}
const move = async (collection: string, id: string, body: object) =>
  expect((await rest('PATCH', `/api/${collection}/${id}?trash=true&depth=0`, { token, body })).status).toBe(200)
const trash = (collection: string, id: string) => move(collection, id, { deletedAt: new Date().toISOString() })
const restore = (collection: string, id: string) => move(collection, id, { deletedAt: null })

/** What is there of a record, there again after it was restored, and not there in between. */
async function seenOnlyOutside<T>(collection: string, id: string, see: () => Promise<T>, nothing: T) {
  const before = await see()
  expect(before).not.toEqual(nothing)
  await trash(collection, id)
  expect(await see()).toEqual(nothing)
  await restore(collection, id)
  expect(await see()).toEqual(before)
}

describe('a vacancy in the trash', () => {
  it('is on no page, list or sitemap, and is there again once restored', async () => {
    // A search looks at single words, and the other rows of a test may bear the same moment in their names.
    const title = `Post ${randomUUID()}`
    const department = unique('Department')
    const { id, slug } = await make('jobs', { title, department, location: 'Delhi' })
    const see = async () => [
      (await searchJobs('en', jobSearch({ q: title }), { stamp: 'test', terms: [] })).total,
      (await jobFacets('en')).departments.filter(({ value }) => value === department).length,
      (await newestJobs('en', jobSearch({}), { stamp: 'test', terms: [] }, 100)).filter((job) => job.slug === slug)
        .length,
      (await openJobPaths()).filter((address) => address.slug === slug).length,
      (await jobCards([id])).length,
      (await jobBySlug(slug)) ? 1 : 0,
    ]
    await seenOnlyOutside('jobs', id, see, [0, 0, 0, 0, 0, 0])
  })

  it('has no address, old or new, until it is restored', async () => {
    const { id, slug } = await make('jobs', { title: unique('Post'), department: 'A', location: 'Delhi' })
    await move('jobs', id, { slug: `${slug}-renamed` })
    const addresses = [slug, `${slug}-renamed`]
    const areThere = () => Promise.all(addresses.map((address) => mayExist(VACANCY_PATHS, address)))
    // Asked in the trash first: what is there is believed to be there for a while.
    await trash('jobs', id)
    expect(await areThere()).toEqual([false, false])
    await restore('jobs', id)
    expect(await areThere()).toEqual([true, true])
  })

  it('is said not to take applications to who sends one without script', async () => {
    const { id, slug } = await make('jobs', { title: unique('Post'), department: 'A', location: 'Delhi' })
    const { default: ApplyPage } = await import('@/app/(site)/[lang]/jobs/[slug]/apply/page')
    const answerTo = async (type: string) => {
      vi.mocked(headers).mockResolvedValue(new Headers({ 'content-type': type }) as never)
      const params = Promise.resolve({ lang: 'en', slug })
      return renderToStaticMarkup(await ApplyPage({ params, searchParams: Promise.resolve({}) }))
    }
    await trash('jobs', id)
    expect(await answerTo('multipart/form-data; boundary=x')).toContain(jobMessages('en').notOpen)
    await expect(answerTo('text/html')).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
  })

  it('has no link from applications and takes none', async () => {
    const { id } = await make('jobs', { title: unique('Post'), department: 'A', location: 'Delhi' })
    const application = { job: id, consent: true }
    const theirs = await tokenOf(payload, applicant.id)
    expect((await rest('POST', '/api/job-applications', { token: theirs, body: application })).status).toBe(201)
    const see = async () => (await applicationsOf('en', applicant.id)).map(({ jobHref }) => jobHref)
    await seenOnlyOutside('jobs', id, see, [null])
    await trash('jobs', id)
    const other = await tokenAs(payload, 'applicant')
    const refused = await rest('POST', '/api/job-applications', { token: other, body: application })
    expect([refused.status, refused.json.errors[0].message]).toEqual([400, jobMessages('en').notOpen])
  })

  it('is out of saved lists until it is restored', async () => {
    const { id } = await make('jobs', { title: unique('Post'), department: 'A', location: 'Delhi' })
    await payload.create({ collection: 'saved-jobs', data: { user: applicant.id, job: id }, overrideAccess: true })
    const see = async () => {
      const { jobs } = await savedIds(applicant.id)
      return [jobs, (await jobCards(jobs)).map((job) => job.id)]
    }
    await seenOnlyOutside('jobs', id, see, [[], []])
  })
})

describe('a college in the trash', () => {
  it('is on no page, list, count or sitemap, and is there again once restored', async () => {
    const name = `College ${randomUUID()}`
    const state = unique('Region').replaceAll('-', ' ')
    const region = await make('regions', { name: state, kind: 'State', country: 'India' })
    const place = { location: 'Gangtok', state, country: 'India', status: 'Active' }
    const { id: neighbour } = await make('colleges', { ...place, name: unique('Neighbour') })
    const others = await countColleges()
    const { id, slug } = await make('colleges', { ...place, name, courses: ['MBBS'] })
    const see = async () => [
      (await findColleges('en', parseFilters({ q: name }), { stamp: 'test', terms: [] })).total,
      (await otherColleges('en', { id: neighbour, state })).length,
      (await collegePaths('en')).filter((address) => address.slug === slug).length,
      (await collegeCards('en', [id])).length,
      (await readTallies(payload)).filter((tally) => tally.region === region.slug).length ? 1 : 0,
      (await collegeAt('en', slug)) ? 1 : 0,
    ]
    expect(await countColleges()).toBeGreaterThanOrEqual(others)
    await seenOnlyOutside('colleges', id, see, [0, 0, 0, 0, 0, 0])
  })

  it('has no address, old or new', async () => {
    const body = { name: unique('College'), location: 'Gaya', state: 'Bihar', country: 'India', status: 'Active' }
    const { id, slug } = await make('colleges', body)
    const renamed = `${slug}-renamed`
    await rest('PATCH', `/api/colleges/${id}`, { token, body: { slug: renamed } })
    expect(await collegeAt('en', slug)).toEqual({ movedTo: renamed })
    await trash('colleges', id)
    expect([
      await mayExist(COLLEGE_PATHS, renamed),
      await collegeAt('en', slug),
      await collegeAt('en', renamed),
    ]).toEqual([false, null, null])
  })

  it('is out of saved lists and not put forward', async () => {
    const body = { name: unique('College'), location: 'Gaya', state: 'Bihar', country: 'India', status: 'Active' }
    const { id } = await make('colleges', body)
    await payload.create({
      collection: 'saved-colleges',
      data: { user: applicant.id, college: id },
      overrideAccess: true,
    })
    await make('featured-colleges', { college: id, name: 'Own words', sortOrder: 0 })
    await make('featured-colleges', { name: 'Of no college', sortOrder: 1 })
    const see = async () => [
      (await savedIds(applicant.id)).colleges.length,
      (await collegeCards('en', (await savedIds(applicant.id)).colleges)).length,
      (await featuredColleges('en')).colleges.filter((one) => one.name === 'Own words').length,
      (await featuredColleges('en')).colleges.filter((one) => one.name === 'Of no college').length,
    ]
    await seenOnlyOutside('colleges', id, see, [0, 0, 0, 1])
  })

  it('is neither changed nor made anew by an import, which says so', async () => {
    const name = unique('College')
    const body = { name, location: 'Gaya', state: 'Bihar', country: 'India', status: 'Active' }
    const { id, slug } = await make('colleges', body)
    await trash('colleges', id)
    const imports = collegeImports(payload, admin)
    for (const text of [
      `name,location,state\n${name},Gaya,Bihar\n`,
      `slug,name,location,state\n${slug},Another name,Gaya,Bihar\n`,
    ]) {
      const report = await imports.importText(text, 'check')
      expect(report).toMatchObject({ created: 0, changed: 0, skipped: 0 })
      expect(JSON.stringify(report)).toContain('in the trash')
    }
  })
})

describe('an enquiry in the trash', () => {
  it('is on no desk, in no thread, count or export', async () => {
    const name = unique('Asha')
    const email = `${unique('asha')}@example.org`
    const body = { kind: 'contact', name, email, consent: true }
    const first = await make('enquiries', { ...body, message: unique('How many seats?') })
    const { id } = await make('enquiries', { ...body, message: unique('And the fee?') })
    await trash('enquiries', id)
    const waiting = async () => Number((await countEnquiries(req, admin.id, enquiryFilter())).presets.get('waiting'))
    const base = await waiting()
    await restore('enquiries', id)
    const filter = enquiryFilter({ q: name })
    const see = async () => {
      const exported = []
      for await (const page of exportPages(req, admin.id, filter)) exported.push(...page)
      return [
        (await readEnquiries(req, admin.id, filter, 1)).total - 1,
        (await readThread(req, first)).length,
        (await waiting()) - base,
        exported.length - 1,
      ]
    }
    await seenOnlyOutside('enquiries', id, see, [0, 0, 0, 0])
  })
})

describe('what colleges and calendars stand on, in the trash', () => {
  it('is a state of no list, with no address, under which no college can stand', async () => {
    const name = unique('State').replaceAll('-', ' ')
    const body = { name, kind: 'State', country: 'India', inCoursesMenu: true }
    const { id, slug } = await make('regions', body)
    const see = async () => [
      (await getMenuStates()).includes(name),
      (await mappedRegions()).some((region) => region.name === name),
      (await readRegions('en', payload)).some((region) => region.name === name),
      (await readRegion(payload, name))?.name === name,
      (await readRegionNames(payload.db.pool)).includes(name),
    ]
    await seenOnlyOutside('regions', id, see, [false, false, false, false, false])
    await trash('regions', id)
    expect(await mayExist(guidancePaths('mbbs'), slug)).toBe(false)
    const college = { name: unique('College'), location: 'Gaya', state: name, country: 'India', status: 'Active' }
    expect((await rest('POST', '/api/colleges', { token, body: college })).status).toBe(400)
  })

  it('is a course of no page, whose key is kept for it', async () => {
    await payload.delete({ collection: 'guidance-pages', where: {}, trash: true, overrideAccess: true })
    await payload.delete({ collection: 'courses', where: {}, trash: true, overrideAccess: true })
    const body = { key: 'bhms', name: 'BHMS', fullName: 'BHMS' }
    const { id } = await make('courses', body)
    await seenOnlyOutside('courses', id, async () => (await readCourses('en', payload)).length, 0)
    await trash('courses', id)
    expect((await rest('POST', '/api/courses', { token, body: { ...body, slug: 'again' } })).status).toBe(400)
  })

  it('is an authority of no calendar, with no address, that no file names and of which nobody is reminded', async () => {
    const shortName = unique('KEA')
    const body = { name: unique('Authority'), shortName, site: 'https://board.example', courses: ['mbbs'] }
    const { id, slug } = await make('counselling-authorities', body)
    const see = async () => [
      (await getAuthorities()).some((authority) => authority.id === id),
      (await authorityId(req, slug)) !== null,
      (await storedRecords()).some(({ name }) => name === body.name),
    ]
    await seenOnlyOutside('counselling-authorities', id, see, [false, false, false])
    await trash('counselling-authorities', id)
    expect(await mayExist(AUTHORITY_PATHS, slug)).toBe(false)
    const row = `2025,${shortName},All,R1,Open,MBBS,Xavier,Bihar,,900,,A list`
    expect((await importRanks(payload, [row], { mode: 'check' })).errors).toMatchObject([{ column: 'authority' }])
  })

  it('is a date of no calendar and no reminder, and keeps its authority and its notice from the trash', async () => {
    const authority = await make('counselling-authorities', { name: unique('Board'), site: 'https://board.example' })
    const notice = await make('sources', { title: unique('Notice'), kind: 'official' })
    const body = { authority: authority.id, what: unique('Round'), startsOn: '2020-11-24', source: notice.id }
    const { id } = await make('counselling-dates', body)
    const over = async () => (await calendarGaps(payload)).over.includes(authority.id)
    await seenOnlyOutside('counselling-dates', id, over, false)
    const kept = async () => {
      const answers: [number, string][] = []
      for (const path of [`counselling-authorities/${authority.id}`, `sources/${notice.id}`]) {
        const deletedAt = new Date().toISOString()
        const { status, json } = await rest('PATCH', `/api/${path}`, { token, body: { deletedAt } })
        answers.push([status, json.errors?.[0].message])
      }
      return answers
    }
    const refusals = [
      [400, expect.stringContaining('Dates are entered')],
      [400, expect.stringContaining('names this source')],
    ]
    expect(await kept()).toEqual(refusals)
    await trash('counselling-dates', id)
    expect(await kept()).toEqual(refusals)
    expect((await rest('DELETE', `/api/counselling-dates/${id}?trash=true`, { token })).status).toBe(200)
    await trash('counselling-authorities', authority.id)
    await trash('sources', notice.id)
  })

  it('is a document that the next file enters anew', async () => {
    await createBoard(payload)
    const title = unique('Result')
    const { id } = await make('sources', { title, kind: 'official' })
    await trash('sources', id)
    await importRanks(payload, [`2025,board,All,R1,Open,MBBS,Xavier,Bihar,,900,,${title}`])
    const { docs } = await payload.find({ collection: 'closing-ranks', depth: 1, overrideAccess: true })
    expect(docs.map(({ source }) => source)).toEqual([
      expect.objectContaining({ title, id: expect.not.stringMatching(id) }),
    ])
  })
})

describe('pages in the trash', () => {
  it('are banners that nobody sees and nobody counts', async () => {
    const title = unique('Banner')
    const { id } = await make('banner-slides', { title })
    const see = async () => [
      (await getBannerSlides('en')).slides.filter((slide) => slide.title === title).length,
      (await bannersPart(req)).figures[0]?.value,
    ]
    await seenOnlyOutside('banner-slides', id, see, [0, 0])
  })

  it('are guidance pages whose words give way to the composed ones', async () => {
    const course = await make('courses', { key: 'mbbs', name: 'MBBS', fullName: 'MBBS' })
    const region = await make('regions', { name: unique('Region'), kind: 'State', country: 'India' })
    const { id } = await make('guidance-pages', { course: course.id, region: region.id, title: 'Our own heading' })
    const see = async () => (await readOverride('en', payload, course.id, region.id))?.title ?? null
    await seenOnlyOutside('guidance-pages', id, see, null)
  })
})
