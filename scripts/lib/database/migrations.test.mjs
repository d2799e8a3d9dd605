import { expect, it } from 'vitest'
import { readMigrations } from './migrations.mjs'

const committed = ['3_baseline', '4_more']
const replaced = ['1_first', '2_second']
const read = (...recorded) => readMigrations(recorded, committed, replaced)

it('counts the baseline as had where everything was that it replaces', () => {
  expect(read('1_first', '2_second')).toEqual({ had: ['3_baseline'], strange: [], replaced: undefined })
  expect(read('1_first', '2_second', '4_more').had).toEqual(committed)
  expect(read('1_first', '2_second', '3_baseline', '4_more')).toEqual({
    had: committed,
    strange: [],
    replaced: undefined,
  })
})

it('says how much is there of what it replaces where that is not all', () => {
  expect(read('1_first')).toEqual({ had: [], strange: [], replaced: 1 })
})

it('reads a database that began with the baseline, and an empty one', () => {
  expect(read('3_baseline')).toEqual({ had: ['3_baseline'], strange: [], replaced: undefined })
  expect(read()).toEqual({ had: [], strange: [], replaced: undefined })
})

it('knows what an earlier baseline replaced, and nothing of other or newer versions', () => {
  expect(read('0_before', '1_first', '2_second').strange).toEqual([])
  expect(read('0_before').strange).toEqual(['0_before'])
  expect(read('1_first', '2_second', '5_newer').strange).toEqual(['5_newer'])
})
