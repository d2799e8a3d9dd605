import { expect, it, vi } from 'vitest'
import { homeMessages } from '@/features/home/messages'
import type { Language } from '@/lib/language'

vi.mock('server-only', () => ({}))

it('draws ahead the titles that the home pages have', async () => {
  const { DRAWN_TITLES } = await import('./share-picture')
  for (const [language, { words }] of Object.entries(DRAWN_TITLES)) {
    expect(homeMessages(language as Language).title).toBe(words)
  }
})
