import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { tableOf } from '@/cms/database/payload-tables'
import { importerOf } from '@/cms/translations/translation-importer'
import { importContent } from '@/seed/steps/import-content'
import { seedCourses, seedRegions } from '@/seed/steps/seed-guidance'
import { seedSources } from '@/seed/steps/seed-sources'
import { visit } from '../../setup/next-request'
import { testPayload } from '../../setup/payload'

vi.mock('next/headers', () => import('../../setup/next-request'))
// The page cache lives in Next; here every read asks the database.
vi.mock('@/lib/caching/cache', async (original) => (await import('../../setup/uncached')).uncached(original))
const announced = vi.hoisted(() => ['en'])
vi.mock('@/lib/language', async (original) => ({
  ...(await original<typeof import('@/lib/language')>()),
  ANNOUNCED_LANGUAGES: announced,
}))

const RIDGE = 'ridge-medical-college'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
  visit()
  await seedSources(payload)
  await seedRegions(payload)
  await seedCourses(payload)
  const importer = importerOf(payload.collections['course-translations'].config)
  await importContent(payload, importer, { file: 'translations/course-translations.csv', present: 'leave' })
  await payload.updateGlobal({ slug: 'about', data: { introduction: 'Who we are.' }, overrideAccess: true })
  const live = { status: 'Active', _status: 'published' } as const
  // As many as a course's page needs to be offered to search engines.
  for (const name of ['Ridge', 'Vale', 'Lake', 'Hill', 'Shore', 'Glen'])
    await payload.create({
      collection: 'colleges',
      data: {
        ...live,
        name: `${name} Medical College`,
        state: 'Bihar',
        country: 'India',
        courses: ['MBBS'],
        established: 1950,
      },
      context: { disableRevalidate: true },
    })
  const job = { title: 'Surgeon', department: 'Surgery', location: 'Patna', institution: 'City Hospital' }
  await payload.create({ collection: 'jobs', data: { ...job, status: 'Active' } as never, overrideAccess: true })
})

async function listed(): Promise<string[]> {
  const { sitePaths } = await import('@/app/sitemap.xml/paths')
  return (await sitePaths()).map(({ path }) => path)
}
const announce = (...languages: string[]) => announced.splice(0, announced.length, ...languages)
const review = (record: string) =>
  payload.db.pool.query(
    `update ${tableOf('course-translations')} set origin = 'reviewed'
     where record_id = (select id from courses where key::text = $1)`,
    [record],
  )

describe('a language that is served', () => {
  it('is in no sitemap until it is announced', async () => {
    announce('en')
    const paths = await listed()
    expect(paths).toEqual(expect.arrayContaining(['/', '/about', '/mbbs-courses', '/colleges/ridge-medical-college']))
    expect(paths.filter((path) => path.startsWith('/hi'))).toEqual([])
  })

  it('once announced, is told of page by page: what is composed, and no page whose record is English', async () => {
    announce('en', 'hi')
    const paths = await listed()
    expect(paths).toEqual(expect.arrayContaining(['/hi', '/hi/colleges', '/hi/jobs', '/hi/contact']))
    expect(paths).toEqual(expect.arrayContaining(['/privacy', '/jobs/surgeon', '/colleges/ridge-medical-college']))
    const ofRecords =
      /^\/hi\/(?:privacy|terms|about|colleges\/(?!map$)|jobs\/surgeon|hospitals\/|counselling\/|\w+-courses)/
    expect(paths.filter((path) => ofRecords.test(path))).toEqual([])
  })

  it('is told of a record once a person has read its Hindi', async () => {
    announce('en', 'hi')
    await review('mbbs')
    const courses = async () => (await listed()).filter((path) => /^\/hi\/.*-courses$/.test(path))
    expect(await courses()).toEqual(['/hi/mbbs-courses'])
    announce('en')
    expect(await courses()).toEqual([])
  })

  it('is told of a college whose every text a person has read as it is today, and of none without a text', async () => {
    announce('en', 'hi')
    const { docs } = await payload.find({ collection: 'colleges', where: { slug: { equals: RIDGE } }, limit: 1 })
    const record = docs[0]?.id ?? ''
    const write = (data: object) => payload.update({ collection: 'colleges', id: record, data, overrideAccess: true })
    const read = (field: string, text: string) =>
      payload.create({
        collection: 'college-translations',
        data: { record, language: 'hi', field, text, _status: 'published' },
        context: { isReview: true },
        overrideAccess: true,
      })
    const colleges = async () =>
      (await listed()).filter((path) => path.startsWith('/hi/colleges/') && !/map$/.test(path))
    await write({ description: 'Above the lake.', facilities: ['Library'] })
    await read('description', 'झील के ऊपर।')
    expect(await colleges()).toEqual([])
    await read('facilities.1', 'पुस्तकालय')
    expect(await colleges()).toEqual([`/hi/colleges/${RIDGE}`])
    await write({ facilities: ['Museum', 'Library'] })
    expect(await colleges()).toEqual([])
    await write({ facilities: ['Library'], description: 'Below the lake.' })
    expect(await colleges()).toEqual([])
  })
})
