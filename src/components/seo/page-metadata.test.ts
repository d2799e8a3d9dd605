import { expect, it } from 'vitest'
import type { Language } from '@/lib/text/language'
import { pageMetadata, sharedPreview } from './page-metadata'

it('names the one address of a page, in its language', () => {
  const metadata = pageMetadata('en', { title: 'About Us', path: ({ about }) => about() })
  expect(metadata).toEqual({ title: 'About Us', alternates: { canonical: '/about' } })
})

it('names a page in other languages where it has several, and the one for everybody else', () => {
  const languages = ['en', 'hi'] as const
  expect(pageMetadata('en', { path: ({ job }) => job('resident'), languages }).alternates).toEqual({
    canonical: '/jobs/resident',
    languages: { en: '/jobs/resident', hi: '/hi/jobs/resident', 'x-default': '/jobs/resident' },
  })
})

it('names the written page where only the frame is in the language', () => {
  const of = (languages?: readonly Language[]) =>
    pageMetadata('hi', { path: ({ job }) => job('resident'), languages }).alternates?.canonical
  expect(of(['en'])).toBe('/jobs/resident')
  expect(of(['en', 'hi'])).toBe('/hi/jobs/resident')
  expect(of()).toBe('/hi/jobs/resident')
})

it('tells nobody of an address that carries a secret', () => {
  const metadata = pageMetadata('en', { title: 'Set a password', hasSecretPath: true })
  expect(metadata).toEqual({ title: 'Set a password', robots: 'noindex', referrer: 'same-origin' })
})

it('writes the preview of a link, with a picture where there is one', () => {
  const page = { title: 'AIIMS', description: 'A college', path: () => '/colleges/aiims' }
  const of = (image?: string | null) => pageMetadata('en', { ...page, linkPreview: { image } }).openGraph
  const words = { title: 'AIIMS', description: 'A college', url: '/colleges/aiims', locale: 'en_IN' }
  expect(of('/aiims.jpg')).toEqual({ ...words, images: ['/aiims.jpg'] })
  expect(of(null)).toEqual(words)
  expect(sharedPreview('en', 'VaidyaPath', 'Careers')).toEqual({
    siteName: 'VaidyaPath',
    type: 'website',
    locale: 'en_IN',
    images: [{ url: '/share-picture', type: 'image/png', width: 1200, height: 630, alt: 'Careers' }],
  })
  expect(sharedPreview('hi', 'VaidyaPath', 'करियर')).toMatchObject({ images: [{ url: '/hi/share-picture' }] })
})
