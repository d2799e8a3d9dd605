import type { Language } from '@/lib/language'
import { placeIn } from '@/lib/names'
import { type Country, countryLabel } from '@/lib/vocabulary'

/** Cities and districts of Nepal. */
const IN_NEPAL =
  /\b(?:nepal|kathmandu|lalitpur|bhaktapur|kavre|dhulikhel|pokhara|kaski|chitwan|bharatpur|biratnagar|morang|dharan|birgunj|janakpur|nepalgunj|banke|butwal|bhairahawa|siddharthanagar|palpa|tansen|jumla|dang|ghorahi|dhangadhi|hetauda|itahari|birtamod)\b/i

/** The country of a place: Nepal if the text names one of its places, else India. */
export const countryOf = (location: string | null | undefined): Country =>
  location && IN_NEPAL.test(location) ? 'Nepal' : 'India'

const CODES: Record<Country, string> = { India: 'IN', Nepal: 'NP' }

/** Its ISO code: "IN". */
export const countryCodeOf = (location: string | null | undefined): string => CODES[countryOf(location)]

/** "Chandigarh, India": the place with its country, unless it contains it. */
export function placeWithCountry(language: Language, location: string): string {
  const country = countryOf(location)
  return new RegExp(`\\b${country}\\b`, 'i').test(location)
    ? location
    : placeIn(language, location, countryLabel(language, country))
}
