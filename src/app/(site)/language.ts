import type { Language } from '@/lib/text/language'

/** The language of this tree of routes. */
export const language: Language = 'en'
