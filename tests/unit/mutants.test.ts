import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { faults } from '../mutants/faults.mjs'

const isThere = (test: string) =>
  fs.readdirSync(path.dirname(test)).some((name) => name.startsWith(path.basename(test)) && name.includes('.test.'))

it('every fault still fits the code, and the tests that should notice it are there', () => {
  const unfit = faults.filter(({ file, from, noticedBy }) => {
    const fits = fs.existsSync(file) && fs.readFileSync(file, 'utf8').split(from).length === 2
    return !fits || !noticedBy.every(isThere)
  })
  expect(unfit.map(({ name }) => name)).toEqual([])
})
