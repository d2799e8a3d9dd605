import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RenderQueue } from './render-queue'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Queues renderings with these numbers of visitors; collects their names in the order they begin. */
function begun(queue: RenderQueue, visitors: Record<string, number>) {
  const order: string[] = []
  const ends: Record<string, () => void> = {}
  for (const [name, count] of Object.entries(visitors)) {
    void queue.begin({ visitors: count }).then((end) => {
      order.push(name)
      ends[name] = end
    })
  }
  return { order, ends }
}

describe('renderings', () => {
  it('begin one at a time, the most awaited first', async () => {
    const { order, ends } = begun(new RenderQueue(), { first: 1, few: 2, many: 5 })
    await vi.advanceTimersByTimeAsync(0)
    expect(order).toEqual(['first'])
    ends.first?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(order).toEqual(['first', 'many'])
    ends.many?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(order).toEqual(['first', 'many', 'few'])
  })

  it('do not wait for a slow one', async () => {
    const queue = new RenderQueue()
    const { order, ends } = begun(queue, { long: 1, next: 1 })
    await vi.advanceTimersByTimeAsync(100)
    expect(order).toEqual(['long', 'next'])
    ends.long?.()
    const later = begun(queue, { later: 1 })
    await vi.advanceTimersByTimeAsync(0)
    expect(later.order).toEqual([])
  })

  it('wait for an edit being saved', async () => {
    const queue = new RenderQueue()
    const early = begun(queue, { early: 1 })
    await vi.advanceTimersByTimeAsync(0)
    queue.hold()
    const { order, ends } = begun(queue, { few: 1, many: 2 })
    early.ends.early?.()
    await vi.advanceTimersByTimeAsync(150)
    expect(order).toEqual([])
    queue.release()
    await vi.advanceTimersByTimeAsync(0)
    expect(order).toEqual(['many'])
    ends.many?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(order).toEqual(['many', 'few'])
  })

  it('do not wait for an edit that never finishes', async () => {
    const queue = new RenderQueue()
    queue.hold()
    const { order } = begun(queue, { page: 1 })
    let isListReleased = false
    void queue.untilReleased().then(() => {
      isListReleased = true
    })
    await vi.advanceTimersByTimeAsync(199)
    expect([order, isListReleased]).toEqual([[], false])
    await vi.advanceTimersByTimeAsync(1)
    expect([order, isListReleased]).toEqual([['page'], true])
  })

  it('are not held up by consecutive edits', async () => {
    const queue = new RenderQueue()
    queue.hold()
    const { order, ends } = begun(queue, { first: 2, last: 1 })
    for (let edits = 0; edits < 20 && order.length < 2; edits += 1) {
      await vi.advanceTimersByTimeAsync(100)
      queue.release()
      queue.hold()
      await vi.advanceTimersByTimeAsync(0)
      ends.first?.()
      await vi.advanceTimersByTimeAsync(0)
      // Another page with more waiting visitors, each time.
      begun(queue, { hot: 5 })
    }
    expect(order).toEqual(['first', 'last'])
  })
})
