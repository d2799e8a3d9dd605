import { describe, expect, it } from 'vitest'
import { salaryRange } from './salary'

describe('salaryRange', () => {
  it.each([
    ['25-30 LPA', { min: 25, max: 30 }],
    ['18 LPA', { min: 18, max: 18 }],
    ['१२ - १५ LPA', { min: 12, max: 15 }],
    ['negotiable', null],
    [null, null],
  ])('reads %s', (text, range) => expect(salaryRange(text)).toEqual(range))
})
