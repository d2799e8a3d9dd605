import { describe, expect, it } from 'vitest'
import { moduleGraph, relatedTests } from './related-tests.mjs'

const JOBS = 'tests/integration/jobs/jobs.test.ts'
const SEARCH = 'tests/integration/jobs/search.test.ts'
const MAIL = 'tests/integration/mail/mail.test.ts'
const STAFF = 'tests/integration/access/staff.test.ts'
const graph = new Map(
  Object.entries({
    'payload.config.ts': ['src/features/jobs/collections/jobs.ts', 'src/cms/mail/queue.ts'],
    'src/cms/mail/queue.ts': ['src/lib/text/format.ts'],
    'src/features/jobs/collections/jobs.ts': [],
    'src/features/jobs/search/queries.ts': ['src/lib/text/format.ts'],
    'src/lib/text/format.ts': [],
    'src/lib/text/format.test.ts': ['src/lib/text/format.ts'],
    'src/lib/text/normal-forms/slug.test.ts': [],
    'tests/setup/payload.ts': ['payload.config.ts'],
    [JOBS]: ['tests/setup/payload.ts'],
    [SEARCH]: ['tests/setup/payload.ts', 'src/features/jobs/search/queries.ts'],
    [MAIL]: ['tests/setup/payload.ts', 'src/cms/mail/queue.ts'],
    [STAFF]: ['tests/setup/payload.ts'],
    'tests/faults/site/mail.test.ts': ['src/lib/text/format.ts'],
  }),
)
const related = (changed, { most = 10, slow = [] } = {}) => relatedTests(graph, new Set(changed), { most, slow })

describe('the tests of a change', () => {
  it('are those that import it, nearest first, not those that only load the configuration', () => {
    expect(related(['src/lib/text/format.ts'])).toEqual({
      unit: ['src/lib/text/format.test.ts'],
      integration: [SEARCH, MAIL],
      left: [],
    })
    expect(related(['src/cms/mail/queue.ts']).integration).toEqual([MAIL])
  })

  it('are those of its subject where the configuration alone leads to it', () => {
    expect(related(['src/features/jobs/collections/jobs.ts']).integration).toEqual([JOBS, SEARCH])
  })

  it('are all that load it when what they load it with has changed', () => {
    expect(related(['payload.config.ts']).integration).toHaveLength(4)
  })

  it('are a test that was changed itself, however slow and however many', () => {
    expect(related([STAFF, MAIL], { most: 1, slow: [STAFF] }).integration).toEqual([STAFF, MAIL])
    expect(related(['src/lib/text/format.ts'], { most: 1, slow: [MAIL] })).toMatchObject({
      integration: [SEARCH],
      left: [MAIL],
    })
  })

  it('are none for what no module imports', () => {
    expect(related(['README.md', 'src/app/palette.css'])).toEqual({ unit: [], integration: [], left: [] })
  })
})

it('knows what this project imports: a dynamic import in a test, and nothing for the sake of a type', () => {
  const own = moduleGraph()
  const failures = own.get('tests/integration/colleges/college-import-failures.test.ts')
  expect(failures).toContain('src/cms/import/history.ts')
  expect(own.get('tests/setup/http.ts')).not.toContain('node_modules/payload/dist/index.js')
  expect(relatedTests(own, new Set(['src/cms/import/history.ts']), { most: 6, slow: [] }).integration).toContain(
    'tests/integration/colleges/college-import-failures.test.ts',
  )
})
