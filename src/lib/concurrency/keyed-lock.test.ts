import { describe, expect, it } from 'vitest'
import { withKeyLock } from './keyed-lock'

describe('withKeyLock', () => {
  it('runs work of one key in order, also after a failure', async () => {
    const order: string[] = []
    const step = (name: string, when?: Promise<unknown>) => async () => {
      await when
      order.push(name)
      if (name === 'bad') throw new Error(name)
      return name
    }
    const other = withKeyLock('b', step('other'))
    // The first of its key takes until all others have been asked for, and one of another key is done.
    const slow = withKeyLock('a', step('slow', other))
    const bad = withKeyLock('a', step('bad'))
    const last = withKeyLock('a', step('last'))
    await expect(bad).rejects.toThrow('bad')
    expect(await Promise.all([slow, last, other])).toEqual(['slow', 'last', 'other'])
    expect(order).toEqual(['other', 'slow', 'bad', 'last'])
  })
})
