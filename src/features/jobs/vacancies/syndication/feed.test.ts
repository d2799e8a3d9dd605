import { describe, expect, it } from 'vitest'
import { aggregatorFeed, jobFeed } from './feed'

const channel = {
  brand: 'A & B',
  listUrl: 'https://example.org/jobs?q=a&type=Contract',
  feedUrl: 'https://example.org/jobs/feed.xml?q=a&type=Contract',
  urlOf: (slug: string) => `https://example.org/jobs/${slug}`,
}

describe('jobFeed', () => {
  it('escapes every text', () => {
    const feed = jobFeed(
      'en',
      [
        {
          id: '1',
          slug: 'a',
          title: 'Resident </title><script>&\u0000',
          description: 'Line ]]> & <b>',
          location: 'Delhi',
          postedAt: '2026-11-20T00:00:00Z',
        },
      ],
      channel,
    )
    expect(feed).toContain('<title>Resident &lt;/title&gt;&lt;script&gt;&amp;</title>')
    expect(feed).not.toContain('<script')
    expect(feed).not.toContain('\u0000')
    expect(feed).toContain('<title>Jobs for doctors | A &amp; B</title>')
    expect(feed).toContain('q=a&amp;type=Contract')
    expect(feed).toContain('<pubDate>Fri, 20 Nov 2026 00:00:00 GMT</pubDate>')
  })
})

const publisher = {
  brand: 'A & B',
  siteUrl: 'https://example.org',
  urlOf: (slug: string) => `https://example.org/jobs/${slug}`,
}

it('states known facts and omits the rest', () => {
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

it('is not broken by any record', () => {
  const title = 'Resident ]]></title><job>\u0000'
  const feed = aggregatorFeed('en', [{ id: '1', title, postedAt: '2026-11-20T00:00:00Z' }], publisher)
  expect(feed).toContain('<title><![CDATA[Resident ]]]]><![CDATA[></title><job>]]></title>')
  expect(feed).not.toContain('\u0000')
})
