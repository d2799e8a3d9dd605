import { expect, it } from 'vitest'
import { mainOf, structured } from '../e2e/support/page-text'

interface StoredCollege {
  state: string
  country: string
  courses?: string[]
  seatCount?: number
}
interface StoredRegion {
  id: string
  name: string
  slug: string
  country: string
  inCoursesMenu?: boolean
  officialTotals?: { course: string; colleges?: number; seats?: number; year?: string }[]
}

const QUALIFICATIONS: Record<string, string[]> = {
  mbbs: ['MBBS'],
  'md-ms': ['MD', 'MS', 'DM', 'MCh'],
  bds: ['BDS', 'MDS'],
  bams: ['BAMS', 'MD (Ayurveda)', 'MS (Ayurveda)'],
  bhms: ['BHMS', 'MD (Homoeopathy)'],
  nursing: ['B.Sc Nursing', 'Post Basic B.Sc Nursing', 'M.Sc Nursing', 'GNM'],
  paramedical: ['Paramedical'],
}
const AT_ONCE = 6
/** Whose questions and answers the seed brings as an editor's own. */
const ANSWERED_BY_EDITORS = ['/mbbs-in-bihar', '/mbbs-in-uttar-pradesh']

const base = process.env.PAGES_BASE_URL ?? ''
const text = async (address: string) => (await fetch(base + address)).text()

/** All records of a list, a page at a time, as visitors may read them. */
async function docs<T>(address: string): Promise<T[]> {
  const found: T[] = []
  for (let page = 1, isMore = true; isMore; page += 1) {
    const answer = await (await fetch(`${base}${address}&limit=100&page=${page}`)).json()
    found.push(...answer.docs)
    isMore = answer.hasNextPage
  }
  return found
}

/** Several at a time: there are more than two hundred pages. */
async function fetchAll(addresses: string[]) {
  const answers = new Map<string, { status: number; html: string }>()
  for (let start = 0; start < addresses.length; start += AT_ONCE) {
    await Promise.all(
      addresses.slice(start, start + AT_ONCE).map(async (address) => {
        const answer = await fetch(base + address)
        answers.set(address, { status: answer.status, html: await answer.text() })
      }),
    )
  }
  return answers
}

it('gives every course a page of its own in every state, with its own numbers', async () => {
  const regions = (await docs<StoredRegion>('/api/regions?sort=name')).filter(({ country }) => country === 'India')
  const colleges = await docs<StoredCollege>(
    '/api/colleges?sort=id&where[_status][equals]=published&where[status][equals]=Active' +
      '&select[state]=true&select[country]=true&select[courses]=true&select[seatCount]=true',
  )
  const sitemap = await text('/sitemap.xml')
  const sentences = new Map<string, string>()
  let pages = 0
  let offered = 0
  for (const [course, qualifications] of Object.entries(QUALIFICATIONS)) {
    const answers = await fetchAll(regions.map(({ slug }) => `/${course}-in-${slug}`))
    for (const region of regions) {
      const here = colleges.filter(
        ({ state, country, courses }) =>
          state === region.name && country === 'India' && courses?.some((name) => qualifications.includes(name)),
      )
      const address = `/${course}-in-${region.slug}`
      const { status, html } = answers.get(address) ?? { status: 0, html: '' }
      if (!region.inCoursesMenu && here.length === 0) {
        expect(status, address).toBe(404)
        continue
      }
      pages += 1
      expect(status, address).toBe(200)
      const main = mainOf(html)
      expect(html, address).toContain(`<link rel="canonical" href="${base}${address}"`)
      expect(html.match(/<h1[\s>]/g), address).toHaveLength(1)
      expect(main, address).toContain(`in ${region.name}`)
      expect(structured(html, 'BreadcrumbList').itemListElement, address).toHaveLength(4)
      expect(structured(html, 'FAQPage').mainEntity.length, address).toBeGreaterThanOrEqual(6)
      // Offered to search engines are pages with enough of their own; the sitemap holds the same ones.
      const isOffered = !html.includes('noindex')
      expect(sitemap.includes(`${address}</loc>`), address).toBe(isOffered)
      if (here.length === 0) expect(isOffered, address).toBe(false)
      if (isOffered) offered += 1
      const label = here.length === 1 ? 'college on our list' : 'colleges on our list'
      const official = region.officialTotals?.find((total) => total.course === course)
      if (official?.colleges && official.colleges > here.length && here.length > 0) {
        const part = `${here.length} of the ${official.colleges} `
        expect(structured(html, 'CollectionPage').description, address).toContain(part)
        if (!ANSWERED_BY_EDITORS.includes(address))
          expect(JSON.stringify(structured(html, 'FAQPage')), address).toContain(part)
        expect(main, address).toContain(`${label} ${here.length} of ${official.colleges} `)
      }
      if (here.length > 0) {
        expect(main, address).toContain(`${label} ${here.length} `)
        const stating = here.filter(
          ({ courses, seatCount }) => qualifications.includes(courses?.[0] ?? '') && (seatCount ?? 0) > 0,
        )
        const seats = stating.reduce((sum, { seatCount }) => sum + (seatCount ?? 0), 0)
        const states =
          stating.length === 1 ? '1 listed college that states' : `${stating.length} listed colleges that state`
        const whose = stating.length < here.length ? `, from ${states} them` : ''
        if (seats > 0) expect(main, address).toContain(`seats a year${whose} ${seats.toLocaleString('en-IN')} `)
        expect(structured(html, 'CollectionPage').mainEntity.numberOfItems, address).toBeGreaterThan(0)
      } else {
        expect(main, address).toContain(`college in ${region.name} yet`)
      }
      // Beside the state's name the words themselves must differ.
      const words = main.replaceAll(region.name, 'here').replace(/\d/g, '')
      expect(sentences.get(words), `${address} reads like`).toBeUndefined()
      sentences.set(words, address)
    }
  }
  expect(pages).toBeGreaterThanOrEqual(7 * 29)
  expect(offered).toBeGreaterThan(50)
})
