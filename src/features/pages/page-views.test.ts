import fs from 'node:fs'
import { expect, it } from 'vitest'
import { RETENTION } from '@/cms/personal/retention'
import { retentionFacts } from './page-views'

it('states every retention period, as documented', () => {
  const facts = retentionFacts('en')
  const told = facts.map(({ value }) => Number.parseInt(value, 10)).filter(Number.isFinite)
  expect(told.sort()).toEqual(Object.values(RETENTION).sort())
  const documented = fs.readFileSync('docs/personal-data.md', 'utf8').replace(/ +/g, ' ')
  for (const { label, value } of facts) expect(documented).toContain(`| ${label} | ${value} |`)
})
