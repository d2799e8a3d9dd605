import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { College } from '@/payload-types'
import { pixel } from '../access/access-fixtures'
import { noted } from './noted-cache'
import { likeJob, makeRecords, neighbour, opened, PAGES, payload, stranger } from './public-pages'

vi.mock('next/server.js', () => ({ after: (work: () => void) => work() }))
vi.mock('next/cache.js', () => import('./noted-cache'))

beforeAll(makeRecords)

describe('an edit rebuilds only what shows it', () => {
  /** The pages that an edit has rendered anew. */
  async function rebuilt(edit: () => Promise<unknown>): Promise<string[]> {
    const pages = new Map<string, string[]>()
    for (const page of Object.keys(PAGES)) pages.set(page, (await opened(page)).tags)
    noted.cleared.clear()
    await edit()
    return [...pages].flatMap(([page, tags]) => (tags.some((tag) => noted.cleared.has(tag)) ? page : []))
  }

  const update = (id: string, data: Partial<College>, draft = false) =>
    rebuilt(() => payload.update({ collection: 'colleges', id, data, draft, overrideAccess: true }))

  it('words of a college: its own page, lists and sitemaps', async () => {
    const pages = await update(stranger.id, { description: 'By the sea.' })
    expect(pages).toEqual(['open data', 'college of another state', 'list of colleges', 'home', 'sitemap of guidance'])
  })

  it('the fees of a college: also what shows its card, in its own state alone', async () => {
    const pages = await update(neighbour.id, { fees: '70,000' })
    expect(pages).toContain('college of the same state')
    expect(pages).not.toContain('college of another state')
    expect(pages).not.toContain('privacy')
    // It was chosen by an editor for this page.
    expect(pages).toContain('guidance for Kerala')
    const inKerala = await update(stranger.id, { fees: '80,000' })
    expect(inKerala).not.toContain('college of the same state')
    expect(inKerala).not.toContain('guidance for Bihar')
  })

  it('a draft: nothing', async () => {
    expect(await update(stranger.id, { name: 'Not Yet' }, true)).toEqual([])
  })

  it('words of a vacancy: its own page and lists', async () => {
    const edit = () => payload.update({ collection: 'jobs', id: likeJob.id, data: { description: 'Teach.' } })
    expect(await rebuilt(edit)).toEqual([
      'vacancy like it',
      'list of vacancies',
      'search for a vacancy',
      'sitemap of vacancies',
    ])
  })

  it('a new image: nothing', async () => {
    const file = await pixel()
    expect(await rebuilt(() => payload.create({ collection: 'media', data: { alt: 'New' }, file }))).toEqual([])
  })
})
