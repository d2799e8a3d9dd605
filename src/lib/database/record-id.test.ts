import { describe, expect, it } from 'vitest'
import { idOf, isRecordId } from './record-id'

const ID = '0195a3a0-0000-7000-8000-00000000ABCD'

describe('isRecordId', () => {
  it('accepts generated ids only', () => {
    expect(isRecordId(ID)).toBe(true)
    for (const other of ['', 'new', `${ID}0`, ` ${ID}`, ID.replaceAll('-', ''), null, undefined, 1, { id: ID }])
      expect(isRecordId(other)).toBe(false)
  })
})

describe('idOf', () => {
  it('returns the id of a relation, populated or not', () => {
    expect([idOf(ID), idOf({ id: ID })]).toEqual([ID, ID])
    expect([idOf(null), idOf(undefined), idOf({}), idOf({ id: 1 })]).toEqual([null, null, null, null])
  })
})
