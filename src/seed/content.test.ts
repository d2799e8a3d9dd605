import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { metadataOf } from '@/cms/cms-metadata'
import { readHeader, readRow } from '@/cms/csv/table'
import type { Importer } from '@/cms/import/importer'
import { textsOf } from '@/cms/translations/texts'
import { accountMessages } from '@/features/accounts/messages'
import { Colleges } from '@/features/colleges/collections/colleges'
import { collegeImporter } from '@/features/colleges/import/admin/college-importer'
import { officialListImporter } from '@/features/colleges/import/official-list/admin/importer'
import { closingRankImporter } from '@/features/cut-offs/import/admin/importer'
import { Courses } from '@/features/guidance/collections/courses'
import { GuidancePages } from '@/features/guidance/collections/guidance-pages'
import { Regions } from '@/features/guidance/collections/regions'
import { BannerSlides } from '@/features/home/collections/banner-slides'
import { Home } from '@/features/home/globals/home'
import { applyMessages } from '@/features/jobs/applications/apply-messages'
import { SiteSettings } from '@/features/pages/globals/site-settings'
import { AboutPage, AdmissionPage } from '@/features/pages/globals/text-pages'
import { hindiFaults } from '@/lib/text/hindi-fixtures'
import { PUBLIC_OWNERSHIPS } from '@/lib/vocabulary'
import { ALL_INDIA, courses, guidancePages, regions, stateTotals } from './files/guidance-files'
import { contentFile } from './files/read-content'
import { pageMessages, siteMessages } from './files/site-files'
import { OFFICIAL_LISTS } from './steps/seed-colleges'
import { authorities } from './steps/seed-counselling'
import { closingRankFiles, collegeNames, seatTerms } from './steps/seed-cut-offs'
import { sourceSeeds } from './steps/seed-sources'
import { TRANSLATION_FILES } from './steps/seed-translations'

type Row = Record<string, string>

describe('first content', () => {
  it('is valid', () => {
    expect(guidancePages()).not.toEqual([])
    expect(siteMessages().banners).not.toEqual([])
  })

  it('names existing sources by unique keys', () => {
    const keys = sourceSeeds().map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    const named = [
      ...stateTotals().map(({ source }) => source),
      ...courses().flatMap(({ eligibilitySource = [], quotasSource = [] }) => [eligibilitySource, quotasSource].flat()),
    ]
    expect(named.filter((key) => !keys.includes(key))).toEqual([])
  })

  it('has a website for each authority, and an authority for every state, territory and Nepal', () => {
    const slugs = authorities().map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    const named = new Set(authorities().map(({ state }) => state))
    const wanted = regions()
      .filter(({ kind }) => kind !== 'Province')
      .filter(({ slug, country }) => country === 'India' || slug === 'nepal')
    expect(wanted.filter(({ slug }) => !named.has(slug)).map(({ slug }) => slug)).toEqual([])
    expect(authorities().filter(({ site }) => site.includes('mec.gov.np'))).toHaveLength(1)
  })

  it.each(['mbbs', 'bds'] as const)('has consistent totals of %s by state and for India', (course) => {
    const totals = stateTotals().filter((total) => total.course === course)
    const ofStates = totals.filter(({ state }) => state !== ALL_INDIA)
    const sum = (figure: 'colleges' | 'seats') => ofStates.reduce((all, total) => all + total[figure], 0)
    expect(totals.filter(({ state }) => state === ALL_INDIA)).toMatchObject([
      { colleges: sum('colleges'), seats: sum('seats') },
    ])
    const names = regions()
      .filter(({ country }) => country === 'India')
      .map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(ofStates.map(({ state }) => state)))
  })

  it('states the same CV readers as the profile and the form', () => {
    const readers = /Only you and .*/.exec(applyMessages('en').resumeHint)?.[0] ?? 'nothing'
    expect(accountMessages('en').profile.resumeLead).toContain(readers)
    expect(JSON.stringify(pageMessages().privacy)).toContain(readers)
  })
})

describe('college and closing rank files', () => {
  it.each([
    { importer: collegeImporter, file: 'colleges.csv' },
    ...OFFICIAL_LISTS.map((file) => ({ importer: officialListImporter, file })),
    ...closingRankFiles().map((file) => ({ importer: closingRankImporter, file })),
  ])('$file is imported without remarks', ({ importer, file }) => {
    const { table, readRow: read } = importer as Importer<unknown>
    const [names = [], ...rows] = parse(readFileSync(contentFile(file)), { bom: true }) as string[][]
    const header = readHeader({ ...table, rejectsUnknown: true }, names)
    if ('problem' in header) throw new Error(header.problem)
    const readings = rows.map((cells, index) => readRow(table, header.columns, { cells, row: index + 2 }, read))
    expect(readings.flatMap((reading) => ('errors' in reading ? reading.errors : reading.remarks))).toEqual([])
  })

  it('contain no outlier among open ranks of public colleges', () => {
    const rowsOf = (file: string) => parse(readFileSync(contentFile(file)), { bom: true, columns: true }) as Row[]
    const isPublic = new Set(
      ['colleges.csv', ...OFFICIAL_LISTS]
        .flatMap(rowsOf)
        .filter(({ ownership }) => PUBLIC_OWNERSHIPS.some((owner) => owner === ownership))
        .map(({ slug = '' }) => slug.replace(/^new /, '')),
    )
    const collegeOf = new Map(collegeNames().map(({ name, state, college }) => [`${name} ${state}`, college ?? '']))
    const plain = seatTerms().filter((term) => term.central === 'open' && !term.restriction && !term.category_group)
    const isOpen = new Set(plain.map(({ authority, code }) => `${authority} ${code}`))
    const series = new Map<string, { rank: number; says: string; list: string }[]>()
    for (const row of closingRankFiles().flatMap(rowsOf)) {
      const college = collegeOf.get(`${row.college_name} ${row.state}`) ?? ''
      if (!isPublic.has(college) || !isOpen.has(`${row.authority} ${row.category}`) || /stray/i.test(row.round ?? '')) {
        continue
      }
      const key = `${college} ${row.course}`
      const figure = {
        rank: Number(row.closing_rank),
        says: `${key} ${row.round} ${row.year}`,
        list: `${row.authority} ${row.year}`,
      }
      series.set(key, [...(series.get(key) ?? []), figure])
    }
    expect(series.size).toBeGreaterThan(300)
    const isFar = ({ rank, list }: { rank: number; list: string }, all: { rank: number; list: string }[]) => {
      const others = all.filter((other) => other.list !== list || other.rank !== rank).map((other) => other.rank)
      const sorted = others.sort((one, other) => one - other)
      const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
      return sorted.length > 1 && rank < 0.3 * middle && rank < 0.5 * (sorted[0] ?? 0)
    }
    const far = [...series.values()].flatMap((all) => all.filter((figure) => isFar(figure, all)))
    expect(far.map(({ says, rank }) => `${says}: ${rank}`)).toEqual([])
  })

  it('reference existing colleges', () => {
    const slugsOf = (file: string) =>
      (parse(readFileSync(contentFile(file)), { bom: true, columns: true }) as { slug: string }[]).map(({ slug }) =>
        slug.replace(/^new /, ''),
      )
    const known = new Set(['colleges.csv', ...OFFICIAL_LISTS].flatMap(slugsOf))
    const meant = [
      ...collegeNames().flatMap(({ college }) => college ?? []),
      ...['college-kinds.csv', 'college-coordinates.csv', 'fees/karnataka.csv'].flatMap(slugsOf),
    ]
    expect(meant.filter((slug) => !known.has(slug))).toEqual([])
  })
})

describe('Hindi of the first content', () => {
  const firstColleges = () =>
    (parse(readFileSync(contentFile('colleges.csv')), { bom: true, columns: true }) as Row[]).map(
      ({ slug = '', facilities = '', ...college }) => ({ ...college, slug, facilities: facilities.split(' | ') }),
    )

  it('is valid', () => {
    const files = readdirSync(contentFile('translations')).map((name) => name.replace('.csv', ''))
    expect(files.sort()).toEqual([...TRANSLATION_FILES].sort())
  })

  const english = (into: string): Record<string, [record: unknown, fields: readonly string[]]> => {
    const { settings, homeStatistics, admissionStatistics, services, testimonials, closing, banners } = siteMessages()
    const { about, admission } = pageMessages()
    const records = {
      'course-translations': courses().map((course) => [course.slug, course, Courses] as const),
      'region-translations': regions().map((region) => [region.slug, region, Regions] as const),
      'guidance-translations': guidancePages().map((page) => [page.title, page, GuidancePages] as const),
      'college-translations': firstColleges().map((college) => [college.slug, college, Colleges] as const),
      'banner-translations': banners.map((banner) => [banner.title, banner, BannerSlides] as const),
      'page-translations': [
        ['site-settings', settings, SiteSettings],
        ['home', { statistics: homeStatistics, services, testimonials, closing }, Home],
        ['admission', { ...admission, statistics: admissionStatistics }, AdmissionPage],
        ['about', { ...about, statistics: homeStatistics }, AboutPage],
      ] as const,
    }[into]
    return Object.fromEntries(
      (records ?? []).map(([name, record, config]) => [name, [record, metadataOf(config).translated?.fields ?? []]]),
    )
  }

  it.each(TRANSLATION_FILES)('%s is complete, current and follows the rules of Hindi', (into) => {
    const rows: Row[] = parse(readFileSync(contentFile(`translations/${into}.csv`)), { bom: true, columns: true })
    const said = new Map(rows.map((row) => [`${row.record} ${row.field}`, row]))
    const wanted = Object.entries(english(into)).flatMap(([name, [record, fields]]) =>
      textsOf(record, fields).map(({ field, text }) => [`${name} ${field}`, text.trim()] as const),
    )
    expect(rows.map(({ record, field, english: text }) => [`${record} ${field}`, text]).sort()).toEqual(wanted.sort())
    const faults = [...said].flatMap(([name, row]) => {
      const found = hindiFaults({ [name]: row.english ?? '' }, { [name]: row.hindi ?? '' })
      // Names of examinations and institutions keep their usual Latin letters.
      return found.filter((fault) => !/ in Latin letters: | lacks “/.test(fault))
    })
    expect(faults).toEqual([])
  })
})
