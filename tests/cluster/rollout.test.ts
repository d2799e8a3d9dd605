import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ClusterSite, clusterSite, someCollege, withoutNginx } from './cluster-site'
import { MARK, makeNextRelease, type NextRelease } from './next-release'
import { type Visited, visitors } from './visitors'

const VISITORS = 8
/** So that all of them together ask forty times a second. */
const READING_MILLISECONDS = 200
const BUILD_MILLISECONDS = 40 * 60_000
let site: ClusterSite
let release: NextRelease
let visited: Visited[]

beforeAll(async () => {
  if (withoutNginx) return
  site = await clusterSite()
  release = await makeNextRelease(site.groups, path.join(site.folder, 'release'))
  const college = await someCollege(site)
  visited = [
    { address: `${site.front}/colleges/${college.slug}`, words: college.name },
    { address: `${site.front}/colleges`, words: '<article' },
    { address: `${site.front}/jobs`, words: '<article' },
    { address: `${site.front}/login`, words: '<form' },
    { address: site.front, words: '<article' },
  ]
}, BUILD_MILLISECONDS)
afterAll(() => site?.end())

const bodyOf = async (address: string) => (await fetch(address)).text()
const filesOf = (page: string) => [...new Set(page.match(/\/_next\/static\/[^"'\\\s)]+\.(?:js|css)/g))]

describe.skipIf(withoutNginx)('a new version with a new migration', () => {
  it('takes the place of the old one, process by process, and no page breaks', async () => {
    const before = await bodyOf(site.front)
    expect(before).not.toContain(MARK)
    const stop = visitors(VISITORS, visited, READING_MILLISECONDS)
    await release.migrate(site.database)
    for (const member of [site.one, site.two]) {
      await member.kill('SIGTERM')
      await member.start(release.folder)
    }
    const { pages, troubles } = await stop()
    console.log(`${pages} pages while a new version took over`)
    expect(troubles).toEqual([])

    const { table, column } = release.addition
    const columns = await site.query(
      `select 1 from information_schema.columns where table_name = $1 and column_name = $2`,
      [table, column],
    )
    expect(columns).toHaveLength(1)
    for (const url of [site.one.url, site.two.url]) expect(await bodyOf(url)).toContain(MARK)

    // A page that was opened before the change still gets its files: no process has them any more, but nginx has.
    const kept = filesOf(await bodyOf(site.front))
    const gone = filesOf(before).filter((file) => !kept.includes(file))
    const statuses = async (origin: string) => {
      const answers = await Promise.all(gone.map(async (file) => (await fetch(origin + file)).status))
      return [...new Set(answers)]
    }
    expect(await statuses(site.one.url)).toEqual([404])
    expect(await statuses(site.front)).toEqual([200])
  })
})
