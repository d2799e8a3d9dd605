import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { Payload } from 'payload'
import { createElement, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { beforeAll, expect, it, vi } from 'vitest'
import { type FileToImport, importFile } from '@/cms/import/import-file'
import type { ImportEnd } from '@/cms/import/report/report'
import { collegeImporter } from '@/features/colleges/import/admin/college-importer'
import { officialListImporter } from '@/features/colleges/import/official-list/admin/importer'
import { closingRankImporter } from '@/features/cut-offs/import/admin/importer'
import { vacancyImporter } from '@/features/jobs/import/admin/vacancy-importer'
import { COURSES } from '@/lib/vocabulary'
import { fileOf, reportOf } from '../../setup/file-to-import'
import { visit } from '../../setup/next-request'
import { testPayload } from '../../setup/payload'
import { person } from '../access/access-fixtures'
import { collegeImports, exportedColleges } from './college-import-fixtures'

// What an importer accepts, every page must bear: here each importer reads rows that hold nothing but what it needs.

vi.mock('next/headers', () => import('../../setup/next-request'))
vi.mock('next/cache.js', () => import('../caching/noted-cache'))

let payload: Payload
const ENGLISH = { params: Promise.resolve({ lang: 'en' }) }
const slugs = { bare: 'townless-medical-college', plain: 'plain-college' }

async function imported(run: (work: FileToImport) => Promise<ImportEnd>, ...lines: string[]) {
  const end = await run(fileOf(lines.join('\n'), { payload }))
  expect(reportOf(end)).toMatchObject({ failed: 0 })
}

beforeAll(async () => {
  payload = await testPayload()
  visit()
  for (const { key } of COURSES) {
    const data = { key, name: key, fullName: key, slug: `${key}-courses` }
    await payload.create({ collection: 'courses', data, overrideAccess: true })
  }
  for (const region of [
    { name: 'Bihar', slug: 'bihar', country: 'India', kind: 'State' },
    { name: 'Kerala', slug: 'kerala', country: 'India', kind: 'State' },
    { name: 'Bagmati', slug: 'bagmati', country: 'Nepal', kind: 'Province' },
  ] as const)
    await payload.create({ collection: 'regions', data: region, overrideAccess: true })
  const board = { slug: 'board', name: 'Board', site: 'https://example.org' }
  await payload.create({ collection: 'counselling-authorities', data: board, overrideAccess: true })
  const qualifications = COURSES.map(({ qualifications: [first] }) => first).join(' | ')
  await imported(
    (work) => importFile(officialListImporter, work),
    'name,city,state,ownership,courses,mbbs_seats,established,university,source,source_year',
    `Townless Medical College,,Bihar,,"${qualifications}",,,,A list,`,
    'Second College,,Bihar,,mbbs,100,,,A list,',
    'Third College,,Bihar,,,,,,A list,',
  )
  await imported(
    (work) => importFile(collegeImporter, work),
    'name,location,state,country,courses',
    'Plain College,,Bihar,,MBBS',
    'Valley College,,Bagmati,Nepal,MBBS',
  )
  await imported(
    (work) => importFile(closingRankImporter, work),
    'year,authority,quota,round,category,course,college_name,ref_slug,closing_rank,source',
    `2025,Board,All,R1,Open,MBBS,Townless Medical College,${slugs.bare},5000,Result`,
    `2024,Board,All,R1,Open,MBBS,Townless Medical College,${slugs.bare},6000,Result`,
  )
  await payload.db.pool.query(
    `update seat_terms set words = code, central = case when kind = 'category' then 'open' end::enum_seat_terms_central`,
  )
  await imported(
    (work) => importFile(vacancyImporter, work),
    'job_title,location,department',
    'Senior Resident,Patna,Radiology',
    'Junior Resident,Patna,Radiology',
    'Consultant,Patna,Radiology',
  )
})

async function htmlOf(page: ReactNode): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerender(createElement(AppRouterContext.Provider, { value: {} as never }, page), {
    onError: (error) => void failures.push(error),
  })
  const html = (await new Response(prelude).text()).replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
  expect(failures).toEqual([])
  return html
}

type Screen = (props: never) => Promise<ReactNode> | ReactNode
interface Module {
  default: Screen
  generateMetadata?: (props: never) => unknown
}

/** A page and its head, as a visitor gets them. */
async function walked({ default: Page, generateMetadata }: Module, params: object = {}, asked: object = {}) {
  const props = { params: Promise.resolve(params), searchParams: Promise.resolve(asked) } as never
  const head = JSON.stringify(await generateMetadata?.(props)) ?? ''
  const text = head + (await htmlOf(await Page(props)))
  expect(text.match(/>[^<]*\b(null|undefined|NaN)\b[^<]*</g) ?? []).toEqual([])
  return text
}

const bodyOf = async (answer: Promise<Response>) => {
  const response = await answer
  expect(response.status).toBe(200)
  return response.text()
}

const vacancy = async () =>
  (await payload.find({ collection: 'jobs', limit: 1, overrideAccess: true })).docs[0]?.slug ?? ''

it.each(Object.values(slugs))('shows %s, of which only name and state are known', async (slug) => {
  expect(await walked(await import('@/app/(site)/[lang]/colleges/[slug]/page'), { slug })).toContain('Bihar')
})

it.each(COURSES.map(({ key }) => key))('composes the pages of %s', async (course) => {
  const guidance = await import('@/app/(site)/[lang]/guidance/[course]/[region]/page')
  const inBihar = await walked(guidance, { course, region: 'bihar' })
  expect(inBihar).toContain('Townless Medical College')
  const courses = await import('@/app/(site)/[lang]/courses/[key]/page')
  const ofCourse = await walked(courses, { key: course })
  expect(ofCourse).toContain('Townless Medical College')
  // Nothing is known of how one is admitted, so no part says so, and no contents lead there.
  for (const page of [inBihar, ofCourse]) {
    const parts = ['admission', 'eligibility', 'documents'].filter((id) => page.includes(`id="${id}"`))
    expect([parts, page.match(/href="#(admission|eligibility|documents)"/g)]).toEqual([[], null])
  }
})

const lists = () => import('@/app/(site)/[lang]/colleges/page')

it.each<[string, () => Promise<string>]>([
  [
    'cut-offs',
    async () => walked(await import('@/app/(site)/[lang]/colleges/[slug]/cut-offs/page'), { slug: slugs.bare }),
  ],
  [
    'Nepal',
    async () => walked(await import('@/app/(site)/[lang]/guidance/[course]/page'), { course: 'mbbs-in-bagmati' }),
  ],
  ['list', async () => walked(await lists())],
  ['search', async () => walked(await lists(), {}, { q: 'townless' })],
  ['list by fee', async () => walked(await lists(), {}, { fees: '500000', sort: 'fees' })],
  ['comparison', async () => walked(await import('@/app/(site)/[lang]/compare/page'), {}, { c: Object.values(slugs) })],
  [
    'predictor',
    async () => walked(await import('@/app/(site)/[lang]/predictor/page'), {}, { rank: '3000', state: 'Bihar' }),
  ],
  ['hit rates', async () => walked(await import('@/app/(site)/[lang]/predictor/how-good/page'))],
  ['home', async () => walked(await import('@/app/(site)/[lang]/page'))],
  ['admission', async () => walked(await import('@/app/(site)/[lang]/admission/page'))],
  ['vacancies', async () => walked(await import('@/app/(site)/[lang]/jobs/page'), {}, { sort: 'salary' })],
  ['vacancy', async () => walked(await import('@/app/(site)/[lang]/jobs/[slug]/page'), { slug: await vacancy() })],
  ['place', async () => walked(await import('@/app/(site)/[lang]/jobs/in/[place]/page'), { place: 'patna' })],
  ['sitemap', async () => bodyOf((await import('@/app/sitemap.xml/route')).GET())],
  [
    'feed',
    async () =>
      bodyOf(
        (await import('@/app/(site)/[lang]/jobs/feed.xml/route')).GET(
          new Request('http://localhost/jobs/feed.xml'),
          ENGLISH,
        ),
      ),
  ],
  [
    'feed of aggregators',
    async () =>
      bodyOf(
        (await import('@/app/(site)/[lang]/jobs/aggregators.xml/route')).GET(
          new Request('http://localhost/jobs/aggregators.xml'),
          ENGLISH,
        ),
      ),
  ],
])('bears them: %s', async (_, open) => {
  expect(await open()).not.toBe('')
})

it('takes back what it gives out, and lets an editor save a college without a town', async () => {
  const editor = await person(payload, 'editor')
  const { text } = await exportedColleges(payload, editor)
  expect(await collegeImports(payload, editor).importText(text, 'check')).toMatchObject({ failed: 0, changed: 0 })
  const college = await collegeImports(payload, editor).bySlug(slugs.bare)
  const saved = await payload.update({
    collection: 'colleges',
    id: college?.id ?? '',
    data: { description: 'Known since.' },
    user: editor,
    overrideAccess: false,
  })
  expect(saved).toMatchObject({ description: 'Known since.', location: null })
})

it('tells townless namesakes apart by their state', async () => {
  const editor = await person(payload, 'admin')
  const { importText } = collegeImports(payload, editor)
  const rows = ['name,location,state', 'Plain College,,Bihar', 'Plain College,,Kerala']
  expect(await importText(rows.join('\n'), 'check')).toMatchObject({ created: 1, failed: 0 })
})

it('has no empty part for a team that can be reached nowhere', async () => {
  const { default: Privacy } = await import('@/app/(site)/[lang]/privacy/page')
  const page = () => walked({ default: Privacy }, { lang: 'en' })
  const reach = 'How to reach us'
  const nowhere = { phone: null, email: null, address: null }
  await payload.updateGlobal({ slug: 'site-settings', data: nowhere, overrideAccess: true })
  expect(await page()).not.toContain(reach)
  await payload.updateGlobal({ slug: 'site-settings', data: { email: 'a@example.org' }, overrideAccess: true })
  expect(await page()).toContain(reach)
})

it('shows a fee of Nepal in its own money, wherever it stands', async () => {
  const list = { title: 'Fees of Nepal', kind: 'official', year: '2025' } as const
  const source = (await payload.create({ collection: 'sources', data: list, overrideAccess: true })).id
  await payload.update({
    collection: 'colleges',
    where: { slug: { equals: 'valley-college' } },
    data: { feeRows: [{ amount: 4_200_000, source }] },
    overrideAccess: true,
  })
  const pages = {
    college: await walked(await import('@/app/(site)/[lang]/colleges/[slug]/page'), { slug: 'valley-college' }),
    region: await walked(await import('@/app/(site)/[lang]/guidance/[course]/[region]/page'), {
      course: 'mbbs',
      region: 'bagmati',
    }),
    list: await walked(await lists(), {}, { q: 'valley' }),
    comparison: await walked(
      await import('@/app/(site)/[lang]/compare/page'),
      {},
      { c: `valley-college,${slugs.plain}` },
    ),
  }
  for (const [name, page] of Object.entries(pages)) {
    expect([name, page.includes('NPR 42,00,000'), page.includes('₹42,00,000')]).toEqual([name, true, false])
  }
  expect(pages.region).toContain('42,00,000 Nepali rupees')
})

it('has a page where an editor wrote one, though no college there teaches the course', async () => {
  const { guidancePaths } = await import('@/features/guidance/path-queries')
  const idOfCourse = async (key: string) =>
    (await payload.find({ collection: 'courses', where: { key: { equals: key } }, overrideAccess: true })).docs[0]?.id
  const region = await payload.create({
    collection: 'regions',
    data: { name: 'Ladakh', slug: 'ladakh', country: 'India', kind: 'Union territory' },
    overrideAccess: true,
  })
  const guidance = await import('@/app/(site)/[lang]/guidance/[course]/[region]/page')
  /** What visitors find: whether there is such an address, and the words of its page. */
  const found = async () => {
    const { statement, values = [] } = guidancePaths('bds')
    const { rowCount } = await payload.db.pool.query(statement, ['ladakh', ...values])
    const page = await walked(guidance, { course: 'bds', region: 'ladakh' }).catch(() => '')
    return [rowCount, page.includes('Go to Jammu for a seat.'), page.includes('noindex')]
  }
  const nothing = [0, false, false]
  expect(await found()).toEqual(nothing)
  const words = { course: (await idOfCourse('bds')) ?? '', region: region.id, introduction: 'Go to Jammu for a seat.' }
  const { id } = await payload.create({
    collection: 'guidance-pages',
    data: { ...words, _status: 'draft' },
    draft: true,
    overrideAccess: true,
  })
  expect(await found()).toEqual(nothing)
  const write = (data: object) =>
    payload.update({ collection: 'guidance-pages', id, data, overrideAccess: true, trash: true })
  await write({ _status: 'published' })
  expect(await found()).toEqual([1, true, true])
  await write({ deletedAt: new Date().toISOString() })
  expect(await found()).toEqual(nothing)
})
