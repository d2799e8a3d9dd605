import { lang } from 'next/root-params'
import { type Language, languageOf } from '@/lib/text/language'

/** The language of the page that is rendered: the first folder of its route. Route handlers have it in their `params`. */
export const routeLanguage = async (): Promise<Language> => languageOf(await lang())
