import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Language } from '@/lib/language'
import { languagesRead, pageMetadata } from './page-metadata'

const announced = vi.hoisted(() => ['en'])
vi.mock('@/lib/language', async (original) => ({
  ...(await original<typeof import('@/lib/language')>()),
  ANNOUNCED_LANGUAGES: announced,
}))
beforeEach(() => {
  announced.splice(0, announced.length, 'en')
})

it('states the canonical URL in the page’s language', () => {
  const metadata = pageMetadata('en', { title: 'About Us', path: ({ about }) => about() })
  expect(metadata).toMatchObject({ title: 'About Us', alternates: { canonical: '/about' } })
})

describe('a translated page', () => {
  const alternates = (languages?: readonly Language[]) =>
    pageMetadata('en', { path: ({ job }) => job('resident'), languages }).alternates
  const both = { en: '/jobs/resident', hi: '/hi/jobs/resident', 'x-default': '/jobs/resident' }

  it('has hreflang links in announced languages, with x-default', () => {
    announced.push('hi')
    expect(alternates(['en', 'hi'])).toEqual({ canonical: '/jobs/resident', languages: both })
    expect(alternates()).toEqual({ canonical: '/jobs/resident', languages: both })
    expect(alternates(['en'])).toEqual({ canonical: '/jobs/resident' })
  })

  it('has no hreflang links in unannounced languages', () => {
    expect(alternates(['en', 'hi'])).toEqual({ canonical: '/jobs/resident' })
    expect(alternates()).toEqual({ canonical: '/jobs/resident' })
  })

  it('counts as translated once reviewed; unannounced languages are checked for the page itself only', async () => {
    const unread = async () => true
    expect(await languagesRead('hi', unread)).toEqual(['en'])
    expect(await languagesRead('hi', async () => false)).toEqual(['en', 'hi'])
    expect(await languagesRead('en', () => Promise.reject(new Error('asked')))).toEqual(['en'])
    announced.push('hi')
    expect(await languagesRead('en', unread)).toEqual(['en'])
    expect(await languagesRead('en', async () => false)).toEqual(['en', 'hi'])
  })
})

it('points to the original if only the frame is translated', () => {
  const of = (languages?: readonly Language[]) =>
    pageMetadata('hi', { path: ({ job }) => job('resident'), languages }).alternates?.canonical
  expect(of(['en'])).toBe('/jobs/resident')
  expect(of(['en', 'hi'])).toBe('/hi/jobs/resident')
  expect(of()).toBe('/hi/jobs/resident')
})

it('hides a secret URL from search engines and referrers', () => {
  const metadata = pageMetadata('en', { title: 'Set a password', hasSecretPath: true })
  expect(metadata).toEqual({ title: 'Set a password', robots: 'noindex', referrer: 'same-origin' })
})

it('has a link preview with its URL and its own picture or the site’s', () => {
  const of = (language: Language, image?: string | null) =>
    pageMetadata(language, { path: () => '/colleges/aiims', image }).openGraph
  const preview = { url: '/colleges/aiims', type: 'website', locale: 'en_IN' }
  const alt = 'Medical careers and medical admissions in India and Nepal'
  const ofSite = { url: '/share-picture', type: 'image/png', alt, width: 1200, height: 630 }
  expect(of('en', '/aiims.jpg')).toEqual({ ...preview, images: ['/aiims.jpg'] })
  expect(of('en', null)).toEqual({ ...preview, images: [ofSite] })
  expect(of('hi')).toMatchObject({ locale: 'hi_IN', images: [{ url: '/hi/share-picture' }] })
  expect(pageMetadata('en', { title: 'Set a password', hasSecretPath: true }).openGraph).toBeUndefined()
})
