import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Renderings } from './renderings'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('has nobody wait for a rendering that began after the edit, or for another page', () => {
  const renderings = new Renderings()
  renderings.begin('/one')
  expect(renderings.untilNew('/one')).toBeUndefined()
  renderings.cross()
  renderings.begin('/two')
  expect(renderings.untilNew('/two')).toBeUndefined()
  expect(renderings.untilNew('/one')).toBeDefined()
})

it('has who comes after the edit wait until all that began before are over', async () => {
  const renderings = new Renderings()
  const ends = [renderings.begin('/page'), renderings.begin('/page')]
  renderings.cross()
  const waited = vi.fn()
  const waiting = renderings.untilNew('/page')?.then(waited)
  ends[0]?.()
  await Promise.resolve()
  expect(waited).not.toHaveBeenCalled()
  ends[1]?.()
  await waiting
  expect(waited).toHaveBeenCalled()
  expect(renderings.untilNew('/page')).toBeUndefined()
})

it('has nobody wait for ever for one that never ends', async () => {
  const renderings = new Renderings()
  renderings.begin('/page')
  renderings.cross()
  const waited = vi.fn()
  void renderings.untilNew('/page')?.then(waited)
  await vi.advanceTimersByTimeAsync(2900)
  expect(waited).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(waited).toHaveBeenCalled()
})
