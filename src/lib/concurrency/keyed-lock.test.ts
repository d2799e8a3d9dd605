import { describe, expect, it } from 'vitest'
import { withKeyLock } from './keyed-lock'

describe('withKeyLock', () => {
  it('runs work of one key in order, also after a failure', async () => {
    const order: string[] = []
    const step = (name: string, milliseconds: number) => async () => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
      order.push(name)
      if (name === 'bad') throw new Error(name)
      return name
    }
    const slow = withKeyLock('a', step('slow', 20))
    const bad = withKeyLock('a', step('bad', 5))
    const last = withKeyLock('a', step('last', 0))
    const other = withKeyLock('b', step('other', 0))
    await expect(bad).rejects.toThrow('bad')
    expect(await Promise.all([slow, last, other])).toEqual(['slow', 'last', 'other'])
    expect(order).toEqual(['other', 'slow', 'bad', 'last'])
  })
})
