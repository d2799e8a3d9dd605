import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const [, table = ''] = fs.readFileSync(path.join(root, 'OPERATIONS.md'), 'utf8').split('## What is promised')
const promises = (table.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| when') && !line.startsWith('| --'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const provingTests = (cells: string[]) => [...(cells[3] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

test.each(promises.map((cells) => [cells[1], provingTests(cells)] as const))(
  'the promise for when %s names tests that are there',
  (_, names) => {
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !fs.existsSync(path.join(root, 'tests', name)))).toEqual([])
  },
)

test('every test of a fault belongs to a promise', () => {
  const named = new Set(promises.flatMap(provingTests))
  const files = fs.readdirSync(path.join(root, 'tests/faults/site')).filter((name) => name.endsWith('.test.ts'))
  expect(files.filter((name) => !named.has(`faults/site/${name}`))).toEqual([])
})
