import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { footerView } from './frame-view'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-31T19:00:00Z') }))
afterEach(() => void vi.useRealTimers())

it('names the year of India', () => {
  const settings = { brand: 'VaidyaPath' } as Parameters<typeof footerView>[1]
  const links = {} as Parameters<typeof footerView>[2]
  expect(footerView('en', settings, links).copyright).toBe('© 2027 VaidyaPath')
})
