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

  it('wait for an edit that is being saved', async () => {
    const turns = new Turns()
    const early = begun(turns, { early: 1 })
    await vi.advanceTimersByTimeAsync(0)
    turns.hold()
    const { order, ends } = begun(turns, { few: 1, many: 2 })
    early.ends.early?.()
    await vi.advanceTimersByTimeAsync(150)
    expect(order).toEqual([])
    turns.release()
    await vi.advanceTimersByTimeAsync(0)
    expect(order).toEqual(['many'])
    ends.many?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(order).toEqual(['many', 'few'])
  })

  it('do not wait for one that is never saved', async () => {
    const turns = new Turns()
    turns.hold()
    const { order } = begun(turns, { page: 1 })
    let isListReleased = false
    void turns.untilReleased().then(() => {
      isListReleased = true
    })
    await vi.advanceTimersByTimeAsync(199)
    expect([order, isListReleased]).toEqual([[], false])
    await vi.advanceTimersByTimeAsync(1)
    expect([order, isListReleased]).toEqual([['page'], true])
  })

  it('are not held up by one edit after the other', async () => {
    const turns = new Turns()
    turns.hold()
    const { order, ends } = begun(turns, { first: 2, last: 1 })
    for (let edits = 0; edits < 20 && order.length < 2; edits += 1) {
      await vi.advanceTimersByTimeAsync(100)
      turns.release()
      turns.hold()
      await vi.advanceTimersByTimeAsync(0)
      ends.first?.()
      await vi.advanceTimersByTimeAsync(0)
      // Another page that more visitors wait for, each time.
      begun(turns, { hot: 5 })
    }
    expect(order).toEqual(['first', 'last'])
  })
})
