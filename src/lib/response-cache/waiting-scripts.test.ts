import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CachedSite, PUBLIC } from './cached-site'
import { pageOfData, withWaitingScripts } from './waiting-scripts'

const PAGE =
  '<html><head><link rel="preload" href="/f.woff2" as="font"/><script src="/_next/static/a.js" async=""></script>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/b.js"/></head><body>Words' +
  '<script src="/_next/static/b.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"data"])</script>' +
  '<script type="application/ld+json">{}</script></body></html>'

describe('a page whose scripts wait', () => {
  const { page, data } = withWaitingScripts(PAGE, '/list?state=Bihar')

  it('names the files in their order and has none of them fetched', () => {
    expect(Array.from(page.matchAll(/data-src="([^"]+)"/g), ([, file]) => file)).toEqual([
      '/_next/static/a.js',
      '/_next/static/b.js',
    ])
    expect(page).not.toMatch(/ src="\/_next|as="script"/)
  })

  it('leaves the data for React to an address of their own', () => {
    expect(data).toBe('(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"data"])')
    expect(page).not.toContain('"data"')
    const [, address = ''] = /data-of-page="([^"]+)"/.exec(page) ?? []
    expect(pageOfData(address.replaceAll('&amp;', '&'))).toBe('/list?state=Bihar')
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

  const dataOf = async (path: string) => {
    const [, address = ''] = /data-of-page="([^"]+)"/.exec(await site.text(path)) ?? []
    return address.replaceAll('&amp;', '&')
  }

  it('give the data of a page to everybody, from memory and rendered anew', async () => {
    const address = await dataOf('/page')
    for (const cookie of ['a=b', 'payload-token=x']) {
      const answer = await site.get(address, { cookie })
      expect(answer.headers.get('content-type')).toContain('text/javascript')
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'")
      expect(await answer.text()).toContain('__next_f.push([1,"data"])')
    }
    expect(site.asked).toEqual(['/page'])
    site.cache.clear()
    expect(await site.text(address)).toContain('__next_f.push([1,"data"])')
    expect(site.asked).toEqual(['/page', '/page'])
  })

  it('know the data of lists by their filters', async () => {
    expect(await dataOf('/list?state=Bihar&utm_source=x')).toMatch(/^\/list\?state=Bihar&page-data=/)
  })

  it('have no data of what is one’s own, nor of what is no page', async () => {
    for (const path of ['/own', '/page-of-mine', '/page.xml']) {
      const answer = await site.get(`${path}?page-data=x`)
      expect(answer.headers.get('content-type'), path).not.toContain('javascript')
      expect(await answer.text()).toBe(PAGE)
    }
  })
})
