import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Turns } from './turns'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Begins renderings of so many visitors each; their names in the order in which they have begun. */
function begun(turns: Turns, visitors: Record<string, number>) {
  const order: string[] = []
  const ends: Record<string, () => void> = {}
  for (const [name, count] of Object.entries(visitors)) {
    void turns.begin({ visitors: count }).then((end) => {
      order.push(name)
      ends[name] = end
    })
  }
  return { order, ends }
}

describe('renderings', () => {
  it('begin one after the other, the one that most wait for first', async () => {
    const { order, ends } = begun(new Turns(), { first: 1, few: 2, many: 5 })
    await vi.advanceTimersByTimeAsync(0)
    expect(order).toEqual(['first'])
    ends.first?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(order).toEqual(['first', 'many'])
    ends.many?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(order).toEqual(['first', 'many', 'few'])
  })

  it('do not wait for one that takes long, whose end then changes nothing', async () => {
    const turns = new Turns()
    const { order, ends } = begun(turns, { long: 1, next: 1 })
    await vi.advanceTimersByTimeAsync(100)
    expect(order).toEqual(['long', 'next'])
    ends.long?.()
    const later = begun(turns, { later: 1 })
    await vi.advanceTimersByTimeAsync(0)
    expect(later.order).toEqual([])
  })
})
