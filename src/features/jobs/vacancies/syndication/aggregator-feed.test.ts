import { expect, it } from 'vitest'
import { aggregatorFeed } from './aggregator-feed'

const publisher = {
  brand: 'A & B',
  siteUrl: 'https://example.org',
  urlOf: (slug: string) => `https://example.org/jobs/${slug}`,
}

it('states what is known of each vacancy and leaves out the rest', () => {
  const feed = aggregatorFeed(
    'en',
    [
      {
        id: '1',
        slug: 'a',
        title: 'Resident',
        location: 'Kathmandu',
        postedAt: '2026-11-20T00:00:00Z',
        deadline: '2026-12-31T12:00:00Z',
      },
    ],
    publisher,
  )
  for (const part of [
    '<title><![CDATA[Resident]]></title>',
    '<url><![CDATA[https://example.org/jobs/a]]></url>',
    '<country><![CDATA[NP]]></country>',
    '<date><![CDATA[Fri, 20 Nov 2026 00:00:00 GMT]]></date>',
    '<expirationdate><![CDATA[Thu, 31 Dec 2026 18:29:59 GMT]]></expirationdate>',
    '<company><![CDATA[Confidential institution]]></company>',
  ]) {
    expect(feed).toContain(part)
  }
  expect(feed).not.toContain('salary')
})

it('lets no record break the document', () => {
  const title = 'Resident ]]></title><job>\u0000'
  const feed = aggregatorFeed('en', [{ id: '1', title, postedAt: '2026-11-20T00:00:00Z' }], publisher)
  expect(feed).toContain('<title><![CDATA[Resident ]]]]><![CDATA[></title><job>]]></title>')
  expect(feed).not.toContain('\u0000')
})
