import { describe, expect, it } from 'vitest'
import { jobFeed } from './feed'

const channel = {
  brand: 'A & B',
  listUrl: 'https://example.org/jobs?q=a&type=Contract',
  feedUrl: 'https://example.org/jobs/feed.xml?q=a&type=Contract',
  urlOf: (slug: string) => `https://example.org/jobs/${slug}`,
}

describe('jobFeed', () => {
  it('escapes every text, so that no record can break the document', () => {
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
