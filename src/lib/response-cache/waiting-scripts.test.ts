import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CachedSite, PUBLIC } from './cached-site'
import { requestedData, withWaitingScripts } from './waiting-scripts'

const PAGE =
  '<html><head><link rel="preload" href="/f.woff2" as="font"/><script src="/_next/static/a.js" async=""></script>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/b.js"/></head><body>शब्द – ₹' +
  '<script src="/_next/static/b.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"data) शुल्क"])</script>' +
  '<script type="application/ld+json">{}</script></body></html>'

describe('page with deferred scripts', () => {
  const waiting = withWaitingScripts(Buffer.from(PAGE), '/colleges?state=Bihar')
  const { digest } = waiting
  const [html, data] = [String(waiting.html), String(waiting.data)]

  it('lists the files in order without loading them', () => {
    expect(Array.from(html.matchAll(/data-src="([^"]+)"/g), ([, file]) => file)).toEqual([
      '/_next/static/a.js',
      '/_next/static/b.js',
    ])
    expect(html).not.toMatch(/ src="\/_next|as="script"/)
  })

  it('links to its separate React data', () => {
    expect(JSON.parse(data)).toEqual([[0], [1, 'data) शुल्क']])
    expect(html).not.toContain('__next_f.push')
    expect(html).toContain(`data-of="/page-data/${digest}?of=%2Fcolleges%3Fstate%3DBihar"`)
    expect(requestedData(`/page-data/${digest}?of=%2Fcolleges%3Fstate%3DBihar`)).toEqual({
      digest,
      of: '/colleges?state=Bihar',
    })
  })

  it('keeps everything else', () => {
    for (const part of ['as="font"', 'शब्द – ₹', '<script type="application/ld+json">']) expect(html).toContain(part)
  })
})

describe('page data', () => {
  let site: CachedSite
  let words = 'one'
  beforeEach(async () => {
    words = 'one'
    site = await CachedSite.start(undefined, true)
    site.app = (_, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.setHeader('Cache-Control', PUBLIC)
      response.setHeader('Link', 'of the page')
      response.end(PAGE.replaceAll('data', words))
    }
  })
  afterEach(() => site.end())
  const hrefIn = async (from: CachedSite) => /data-of="([^"]+)"/.exec(await from.text('/page'))?.[1] ?? ''

  it('match the rendered page and survive an edit', async () => {
    const href = await hrefIn(site)
    words = 'two'
    site.cache.clear()
    expect(await hrefIn(site)).not.toBe(href)
    const answer = await site.get(href)
    expect(await answer.json()).toEqual([[0], [1, 'one) शुल्क']])
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('link')).toBe(null)
    expect(site.asked).toHaveLength(2)
  })

  it('are rendered once by another process', async () => {
    const href = await hrefIn(site)
    const other = await CachedSite.start(undefined, true)
    other.app = site.app
    const answers = await Promise.all([other.get(href), other.get(href)])
    expect(await Promise.all(answers.map((each) => each.json()))).toEqual([
      [[0], [1, 'one) शुल्क']],
      [[0], [1, 'one) शुल्क']],
    ])
    expect(answers[0]?.headers.get('link')).toBe(null)
    expect(other.asked).toEqual(['/page'])
    other.end()
  })

  it('are missing for a changed page, which is not rendered for them', async () => {
    const href = await hrefIn(site)
    const other = await CachedSite.start(undefined, true)
    words = 'two'
    other.app = site.app
    for (const time of ['first', 'again']) expect((await other.get(href)).status, time).toBe(404)
    expect(other.asked).toEqual(['/page'])
    expect((await other.get(`/page-data/${'a'.repeat(27)}?of=/own`)).status).toBe(404)
    expect(other.asked).toEqual(['/page'])
    other.end()
  })
})

describe('cached responses', () => {
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
