import { expect, it, vi } from 'vitest'
import { layoutMessages } from '@/components/layout/messages'
import type { Language } from '@/lib/language'

vi.mock('server-only', () => ({}))

it('pre-renders the titles of the home pages', async () => {
  const { DRAWN_TITLES } = await import('./share-picture')
  for (const [language, { words }] of Object.entries(DRAWN_TITLES)) {
    expect(layoutMessages(language as Language).site.title).toBe(words)
  }
})
