import fs from 'node:fs'
import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { config, proxy } from '../../proxy'
import { regions } from '../../seed/files/guidance-files'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../language'
import { slugify } from '../text/normal-forms/slug'
import { COURSES } from '../vocabulary'
import { COURSE_PAGE_SLUGS } from './course-paths.mjs'
import { LANGUAGE_PREFIXES } from './language-prefixes.mjs'
import {
  admissionRewrites,
  folderRedirects,
  pageRedirects,
  pageRewrites,
  proxyMatchers,
  REGION_SLUGS,
  SECTIONS,
} from './page-paths.mjs'

describe('paths in next.config.mjs', () => {
  it('include every course of the vocabulary', () => {
    expect(COURSES.map(({ key }) => key)).toEqual(Object.keys(COURSE_PAGE_SLUGS))
  })

  it('include every initial state, territory and province', () => {
    const slugs = regions().map(({ slug }) => slug)
    expect([...REGION_SLUGS].sort()).toEqual(slugs.sort())
    expect(
      regions()
        .map(({ name }) => slugify(name))
        .sort(),
    ).toEqual(slugs)
  })

  it('contain no duplicate state', () => {
    expect(new Set(REGION_SLUGS).size).toBe(REGION_SLUGS.length)
  })
})

describe('sections redirected to lower case', () => {
  const INNER = ['admin-setup', 'courses', 'guidance', 'missing-screens', 'my', 'preview']

  it('are all public route folders', () => {
    const site = new URL('../../app/(site)/[lang]/', import.meta.url)
    const folders = fs.readdirSync(site, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const routes = folders.map(({ name }) => name).filter((name) => !name.startsWith('[') && !INNER.includes(name))
    expect([...SECTIONS].sort()).toEqual([...routes, ...Object.values(COURSE_PAGE_SLUGS)].sort())
  })
})

describe('folder in capital letters', () => {
  const ledTo = async (path: string) =>
    (await proxy(new NextRequest(`http://site.example${path}`))).headers.get('location')

  it.each([
    ['/Admin', '/admin'],
    ['/ADMIN/collections/jobs?limit=5', '/admin/collections/jobs?limit=5'],
    ['/API/media/file/Campus.JPG', '/api/media/file/Campus.JPG'],
    ['/Sitemap/colleges.xml', '/sitemap/colleges.xml'],
    ['/HI/jobs', '/hi/jobs'],
  ])('redirects %s', async (written, meant) => {
    expect(await ledTo(written)).toBe(`http://site.example${meant}`)
  })

  it.each(['/admin', '/api/media/file/Campus.JPG', '/Administrator'])('leaves %s', async (path) => {
    expect(await ledTo(path)).toBeNull()
  })
})

describe('language prefixes', () => {
  it('are distinct, and empty for the default language', () => {
    expect(Object.keys(LANGUAGE_PREFIXES)).toEqual([...LANGUAGES])
    expect(new Set(Object.values(LANGUAGE_PREFIXES)).size).toBe(LANGUAGES.length)
    expect(LANGUAGE_PREFIXES[DEFAULT_LANGUAGE]).toBe('')
  })

  it('are all matched by the proxy', () => {
    expect(config.matcher).toEqual(proxyMatchers())
  })

  it.each([
    ['rewritten', pageRewrites],
    ['rewritten for an interest', admissionRewrites],
  ])('are %s alike, each to its folder', (_, rows) => {
    const all = rows({ en: '', hi: '/hi' })
    const [english, hindi] = ['en', 'hi'].map((folder) =>
      all.filter(({ destination }) => destination.startsWith(`/${folder}/`) && !destination.endsWith('/:path')),
    )
    expect(english?.length).toBeGreaterThan(0)
    expect(hindi).toEqual(
      english?.map((row) => ({
        ...row,
        source: `/hi${row.source}`,
        destination: row.destination.replace('/en/', '/hi/'),
      })),
    )
  })

  it('lead unprefixed paths to the default language’s folder', () => {
    const [home, other] = pageRewrites({ en: '', hi: '/hi' }).slice(-2)
    expect(home).toEqual({ source: '/', destination: '/en' })
    expect(other?.destination).toBe('/en/:path')
    const isLed = (path: string) => new RegExp(`^${other?.source.replace('/:path', '/')}$`).test(path)
    const own = [
      '/hi',
      '/hi/jobs',
      '/en/admission/prefilled',
      '/admin',
      '/admin/login',
      '/api/users',
      '/drawings/a.svg',
      '/sitemap/0.xml',
    ]
    expect(own.filter(isLed)).toEqual([])
    const led = ['/jobs', '/hill-colleges', '/hindi', '/administration', '/preview/colleges/1', '/dashboard', '/a/b/c']
    // Without a rule they would show a page of the site, the folder being taken for a language.
    led.push('/api', '/drawings', '/sitemap', '/drawings/colleges/map')
    expect(led.filter(isLed)).toEqual(led)
    expect(folderRedirects()).toEqual([
      { source: '/en', destination: '/', permanent: true },
      { source: '/en/:path+', destination: '/:path+', permanent: true },
    ])
  })

  it('are redirected alike', () => {
    const [ordinary, hindi] = [pageRedirects(['']), pageRedirects(['/hi'])]
    expect(hindi).toEqual(
      ordinary.map((row) => ({ ...row, source: `/hi${row.source}`, destination: `/hi${row.destination}` })),
    )
    expect(pageRedirects(['', '/hi'])).toEqual([...ordinary, ...hindi])
  })
})
