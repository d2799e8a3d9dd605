import { expect, test } from 'vitest'
import { brokenRules, cycles, importsOf } from './import-rules.mjs'

const imported = (target, isType = false) => [{ specifier: target, target, isType }]

test('finds imports of every shape', () => {
  const text = [
    "import { env } from './env'",
    "import type { Tag } from '../../../src/lib/caching/cache'",
    'import {\n  one,\n  two,\n} from "./paths"',
    "export { three } from './format'",
    "const late = await import('./slug')",
    "import 'server-only'",
  ].join('\n')
  expect(importsOf('src/lib/example.ts', text).map(({ specifier, isType }) => [specifier, isType])).toEqual([
    ['./env', false],
    ['../../../src/lib/caching/cache', true],
    ['./paths', false],
    ['./format', false],
    ['./slug', false],
  ])
})

test('layers point one way', () => {
  expect(brokenRules('src/lib/a.ts', imported('src/cms/access/access.ts'))).toHaveLength(1)
  expect(brokenRules('src/components/ui/a.tsx', imported('src/features/jobs/texts.ts'))).toHaveLength(1)
  expect(brokenRules('src/features/jobs/vacancies/queries.ts', imported('src/app/(site)/page.tsx'))).toHaveLength(1)
  expect(brokenRules('src/app/(site)/page.tsx', imported('src/features/jobs/vacancies/queries.ts'))).toEqual([])
})

test('features stay apart, and the configuration half from the request half', () => {
  expect(
    brokenRules('src/features/jobs/vacancies/queries.ts', imported('src/features/colleges/texts.ts')),
  ).toHaveLength(1)
  expect(brokenRules('src/features/jobs/hooks/a.ts', imported('src/features/jobs/vacancies/queries.ts'))).toHaveLength(
    1,
  )
  expect(brokenRules('src/features/jobs/hooks/a.ts', imported('src/features/jobs/vacancies/queries.ts', true))).toEqual(
    [],
  )
  expect(brokenRules('src/features/jobs/vacancies/queries.ts', imported('src/features/jobs/schema.ts'))).toEqual([])
})

test('names a cycle once', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['a']],
  ])
  expect([...cycles(graph)]).toEqual([['a', 'b', 'c', 'a']])
})
