import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { importBreaches } from './import-breaches.mjs'

const TSCONFIG = JSON.stringify({
  compilerOptions: { paths: { '@/*': ['./src/*'], '@payload-config': ['./payload.config.ts'] } },
})
const roots = []

afterEach(() => {
  for (const root of roots.splice(0)) fs.rmSync(root, { recursive: true })
})

/** Breaches of a project with these files. */
function breachesOf(files) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'import-rules-'))
  roots.push(root)
  const all = { 'tsconfig.json': TSCONFIG, 'payload.config.ts': 'export default 1', ...files }
  for (const [file, text] of Object.entries(all)) {
    fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), text)
  }
  return importBreaches(root)
}

const some = 'export const some = 1'

test.each([
  ['src/lib/a.ts', 'src/cms/fields/b.ts'],
  ['src/lib/text/a.ts', 'src/components/ui/b.tsx'],
  ['src/lib/a.ts', 'src/server/b.ts'],
  ['src/cms/rest/a.ts', 'src/features/jobs/messages.ts'],
  ['src/components/ui/a.tsx', 'src/features/jobs/messages.ts'],
  ['src/cms/a.ts', 'src/server/b.ts'],
  ['src/features/jobs/search/search-queries.ts', 'src/app/(site)/b.ts'],
  ['src/features/jobs/hooks/a.ts', 'src/seed/b.ts'],
  ['src/server/a.ts', 'src/features/jobs/messages.ts'],
])('layers point one way: %s does not import %s', (file, target) => {
  const address = `@/${target.slice('src/'.length).replace(/\.tsx?$/, '')}`
  expect(breachesOf({ [file]: `import { some } from '${address}'`, [target]: some })).toHaveLength(1)
  expect(breachesOf({ [file]: `import type { some } from '${address}'`, [target]: some })).toHaveLength(1)
})

test.each(['src/lib/a.ts', 'src/lib/a.test.ts'])('an image is built without the tests: %s imports none', (file) => {
  const files = { [file]: "import { some } from '../../tests/setup/b'", 'tests/setup/b.ts': some }
  expect(breachesOf(files)).toHaveLength(1)
})

test('what is allowed is no breach', () => {
  expect(
    breachesOf({
      'src/app/(site)/page.tsx':
        "import { read } from '@/features/jobs/search/search-queries'\nimport { some } from '@/lib/a'",
      'src/features/jobs/search/search-queries.ts': "import { client } from '@/server/b'\nexport const read = client",
      'src/server/b.ts': "import config from '@payload-config'\nexport const client = config",
      'src/lib/a.ts': "import fs from 'node:fs'\nimport path from 'path'\nexport const some = [fs, path]",
      'payload.config.ts': "import { Jobs } from '@/features/jobs/vacancies/collections/jobs'\nexport default Jobs",
      'src/features/jobs/vacancies/collections/jobs.ts': 'export const Jobs = {}',
    }),
  ).toEqual([])
})

test.each([
  ['a plain import', "import { some } from '@/cms/b'"],
  ['one for its effects', "import '@/cms/b'"],
  ['one over several lines', "import {\n  some,\n} from '../cms/b'"],
  ['a re-export', "export { some } from '@/cms/b'\nexport const other = 1"],
  ['a dynamic import', "export const late = () => import('@/cms/b')"],
  ['a dynamic import in a template', 'export const late = () => import(`@/cms/b`)'],
  ['a require', "export const late = () => require('@/cms/b')"],
  ['a type read in place', "export type Some = import('@/cms/b').Some"],
  ['a name that only TypeScript knows', "import config from '@payload-config'\nexport const a = config"],
  ['one with an ending', "import { some } from '../cms/b.js'"],
])('sees %s', (_shape, text) => {
  expect(breachesOf({ 'src/lib/a.ts': text, 'src/cms/b.ts': some })).toHaveLength(1)
})

test.each([
  ['a missing file', "import { some } from './nothing'"],
  ['a computed address', 'export const late = (name) => import(name)'],
  ['a test', "import { some } from './b.test'"],
  ['a script', "import { some } from '../../scripts/b.mjs'"],
  ['the environment', 'export const key = process.env.KEY'],
  ['the environment by another spelling', "export const key = process['env'].KEY"],
  ['the environment taken apart', 'const { env } = process\nexport const key = env.KEY'],
  ['the environment as a module', "import { env } from 'node:process'\nexport const key = env.KEY"],
  ['a barrel', "export { some } from './c'"],
])('refuses %s', (_what, text) => {
  const others = { 'src/lib/b.test.ts': some, 'src/lib/c.ts': some, 'scripts/b.mjs': some }
  expect(breachesOf({ 'src/lib/a.ts': text, ...others })).toHaveLength(1)
})

test('settings are read in one file', () => {
  expect(breachesOf({ 'src/lib/env.ts': 'export const key = process.env.KEY' })).toEqual([])
})

test('no feature imports another', () => {
  const messages = { 'src/features/colleges/messages.ts': some }
  const file = 'src/features/jobs/search/search-queries.ts'
  expect(breachesOf({ [file]: "import { some } from '@/features/colleges/messages'", ...messages })).toHaveLength(1)
  expect(breachesOf({ [file]: "import type { some } from '../../colleges/messages'", ...messages })).toHaveLength(1)
})

test.each([
  'src/features/jobs/hooks/a.ts',
  'src/features/jobs/collections/job-applications.ts',
  'src/features/jobs/applications/hooks/a.ts',
  'src/features/jobs/vacancies/collections/a.ts',
  'src/features/jobs/vacancies/tasks/a.ts',
  'src/features/jobs/applications/emails/a.tsx',
  'src/features/jobs/import/a.ts',
  'src/features/jobs/import/admin/deeper/a.tsx',
  'src/features/pages/globals/a.ts',
])('the configuration half keeps off the request half: %s', (file) => {
  const targets = [
    'queries.ts',
    'actions.ts',
    'search/search-queries.ts',
    'search/queries-by-place.ts',
    'applications/actions/apply.ts',
    'applications/apply-actions.ts',
    'search/components/list.tsx',
  ]
  const feature = file.split('/')[2]
  for (const target of targets) {
    const address = `@/features/${feature}/${target.replace(/\.tsx?$/, '')}`
    const others = { [`src/features/${feature}/${target}`]: some }
    expect(breachesOf({ [file]: `import { some } from '${address}'`, ...others }), target).toHaveLength(1)
    expect(breachesOf({ [file]: `export const late = () => import('${address}')`, ...others }), target).toHaveLength(1)
    expect(breachesOf({ [file]: `import type { some } from '${address}'`, ...others }), target).toEqual([])
    expect(breachesOf({ [file]: `import { type some } from '${address}'`, ...others }), target).toEqual([])
  }
})

test('nor does it come to the request half by way of a file that is of neither', () => {
  const files = {
    'src/features/jobs/hooks/a.ts': "import { some } from '../vacancies/rule'",
    'src/features/jobs/vacancies/rule.ts': "import { some as other } from './queries'\nexport const some = other",
    'src/features/jobs/vacancies/queries.ts': some,
  }
  expect(breachesOf(files)).toEqual([expect.stringContaining('rule.ts → src/features/jobs/vacancies/queries.ts')])
})

test('the queries of an operation serve both halves', () => {
  const queries = { 'src/features/jobs/applications/operations/application-queries.ts': some }
  const file = 'src/features/jobs/applications/hooks/a.ts'
  expect(breachesOf({ [file]: "import { some } from '../operations/application-queries'", ...queries })).toEqual([])
})

test("the studio's own queries belong to the studio", () => {
  const queries = { 'src/features/jobs/applications/admin/queries.ts': some }
  const file = 'src/features/jobs/applications/admin/view.tsx'
  expect(breachesOf({ [file]: "import { some } from './queries'", ...queries })).toEqual([])
})

test('cycles are found, whatever closes them', () => {
  const circle = (back) => ({
    'src/server/client.ts': "import config from '@payload-config'\nexport const client = config",
    'payload.config.ts': "import { some } from '@/features/jobs/collections/jobs'\nexport default some",
    'src/features/jobs/collections/jobs.ts': back,
  })
  const cycle = [expect.stringMatching(/^cycle: .*payload\.config\.ts.*/)]
  expect(breachesOf(circle("import { client } from '@/server/client'\nexport const some = client"))).toEqual(cycle)
  expect(breachesOf(circle("export const some = async () => await import('@/server/client')"))).toEqual(cycle)
  expect(breachesOf(circle("import type { client } from '@/server/client'\nexport const some = 1"))).toEqual(cycle)
})

test("Payload's Local API is called where that is allowed", () => {
  const call = 'export const read = (payload) => payload.find({})'
  expect(breachesOf({ 'src/features/jobs/search/search-queries.ts': call })).toEqual([])
  expect(breachesOf({ 'src/features/jobs/applications/operations/a.ts': call })).toEqual([])
  expect(breachesOf({ 'src/features/jobs/applications/hooks/a.ts': call })).toEqual([])
  for (const text of [
    call,
    'export const read = (req) => req.payload.updateGlobal({})',
    "export const read = (req) => req.payload['find']({})",
    'export const read = (req) => req.payload?.find({})',
    'export const read = async () => (await payloadClient()).find({})',
    'export const read = (req) => req.payload.find<Some>({})',
  ]) {
    expect(breachesOf({ 'src/features/jobs/vacancies/labels.ts': text }), text).toHaveLength(1)
    expect(breachesOf({ 'src/app/(site)/page.tsx': text }), text).toHaveLength(1)
  }
})
