import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CachedSite, PUBLIC } from './cached-site'
import { withWaitingScripts } from './waiting-scripts'

const PAGE =
  '<html><head><link rel="preload" href="/f.woff2" as="font"/><script src="/_next/static/a.js" async=""></script>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/b.js"/></head><body>Words' +
  '<script src="/_next/static/b.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"data"])</script>' +
  '<script type="application/ld+json">{}</script></body></html>'

describe('a page whose scripts wait', () => {
  const page = withWaitingScripts(PAGE)

  it('names the files in their order and has none of them fetched', () => {
    expect(Array.from(page.matchAll(/data-src="([^"]+)"/g), ([, file]) => file)).toEqual([
      '/_next/static/a.js',
      '/_next/static/b.js',
    ])
    expect(page).not.toMatch(/ src="\/_next|as="script"/)
  })

  it('holds its data for React where they were, to be run with the files', () => {
    expect(Array.from(page.matchAll(/<script type="text\/plain">([^<]+)/g), ([, part]) => part)).toEqual([
      '(self.__next_f=self.__next_f||[]).push([0])',
      'self.__next_f.push([1,"data"])',
    ])
    expect(page).not.toContain('<script>(self')
    expect(page).not.toContain('<script>self')
  })

  it('keeps all else', () => {
    for (const part of ['as="font"', 'Words', '<script type="application/ld+json">']) expect(page).toContain(part)
  })
})

describe('answers that are kept', () => {
  let site: CachedSite
  beforeEach(async () => {
    site = await CachedSite.start(undefined, true)
    site.app = ({ url }, response) => {
      response.setHeader('Content-Type', url === '/page.xml' ? 'text/xml' : 'text/html; charset=utf-8')
      response.setHeader('Content-Security-Policy', "default-src 'self'")
      response.setHeader('Cache-Control', url === '/page-of-mine' ? 'private' : PUBLIC)
      response.end(PAGE)
    }
  })
  afterEach(() => site.end())

  it.each([
    ['a page, to everybody', '/page', {}, true],
    [
      'a page, to who signed in to the site: the page itself sees it',
      '/page',
      { cookie: 'payload-token=x; signed-in=1' },
      true,
    ],
    ['a page, to who signed in to the studio', '/page', { cookie: 'payload-token=x' }, false],
    ['a page, to who looks at drafts', '/page', { cookie: '__prerender_bypass=x' }, false],
    ['what is one’s own', '/page-of-mine', {}, false],
    ['what is no page', '/page.xml', {}, false],
    ['what is not kept', '/own', {}, false],
  ])('%s', async (_, path, headers, isWaiting) => {
    for (const time of ['first', 'again']) {
      expect((await site.text(path, headers)).includes('data-src'), time).toBe(isWaiting)
    }
  })
})
