import { describe, expect, it } from 'vitest'
import { inTurn } from './in-turn'

describe('inTurn', () => {
  it('runs work of one key in order, also after a failure', async () => {
    const order: string[] = []
    const step = (name: string, milliseconds: number) => async () => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
      order.push(name)
      if (name === 'bad') throw new Error(name)
      return name
    }
    const slow = inTurn('a', step('slow', 20))
    const bad = inTurn('a', step('bad', 5))
    const last = inTurn('a', step('last', 0))
    const other = inTurn('b', step('other', 0))
    await expect(bad).rejects.toThrow('bad')
    expect(await Promise.all([slow, last, other])).toEqual(['slow', 'last', 'other'])
    expect(order).toEqual(['other', 'slow', 'bad', 'last'])
  })
})
