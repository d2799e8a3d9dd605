import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Renderings } from './renderings'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('does not wait for newer renderings or other pages', () => {
  const renderings = new Renderings()
  renderings.begin('/one')
  expect(renderings.afterStale('/one')).toBeUndefined()
  renderings.invalidate()
  renderings.begin('/two')
  expect(renderings.afterStale('/two')).toBeUndefined()
  expect(renderings.afterStale('/one')).toBeDefined()
})

it('waits after an edit until all earlier renderings have ended', async () => {
  const renderings = new Renderings()
  const ends = [renderings.begin('/page'), renderings.begin('/page')]
  renderings.invalidate()
  const waited = vi.fn()
  const waiting = renderings.afterStale('/page')?.then(waited)
  ends[0]?.()
  await Promise.resolve()
  expect(waited).not.toHaveBeenCalled()
  ends[1]?.()
  await waiting
  expect(waited).toHaveBeenCalled()
  expect(renderings.afterStale('/page')).toBeUndefined()
})

it('does not wait forever', async () => {
  const renderings = new Renderings()
  renderings.begin('/page')
  renderings.invalidate()
  const waited = vi.fn()
  void renderings.afterStale('/page')?.then(waited)
  await vi.advanceTimersByTimeAsync(2900)
  expect(waited).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(waited).toHaveBeenCalled()
})
