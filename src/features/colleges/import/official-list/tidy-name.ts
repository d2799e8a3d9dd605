import { isGenericName } from '@/lib/matching/name-key'

/** Institutions that lists write in any letters, and that nobody writes but in capitals. */
const INITIALS = new Set(
  `aiims aiimsr ain amu aecs asram bldea blde bhu esi esic gmers igims imsr iims iq jipmer kims kle kles mimer mims nimra
  nims nri pes pgi pgimer pgims rims rims sgpgi uims upums vims wims aj sdu sgrr ivs
  csi mes`.split(/\s+/),
)
/** Written with a capital, although they hold no vowel. */
const SHORTENED = new Set(
  'dr drs mr mrs smt st sr jr sh pt ch lt br fr mt govt hq sc ltd pvt dist distt rd bldg ngr'.split(' '),
)
/** Words within a name that stay small. */
const SMALL = new Set(['of', 'and', 'for', 'the', 'in', 'at', 'on', 'to', 'by', 'cum', 'with'])

/** Left small where a list writes them so: "Sher-i-Kashmir", "(formerly Lake College)". */
const LEFT_SMALL = new Set(['i', 'ul', 'e', 'as', 'formerly', 'previously'])

const MOST_INITIALS = 5
/** Of the letters of a name, the share of capitals from which it is written in them. */
const MOSTLY = 0.7
const TELEPHONE = /[\s,.(-]*\bph(one)?\b[\s.:-]*(no\b)?[\s.:-]*[\d\s,/-]{6,}\)?$/i
const WORD = /[\p{L}\p{M}]+(?:['’]s\b)?/giu

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()

function shareOfCapitals(name: string): number {
  const letters = name.match(/\p{L}/gu)?.length ?? 0
  return letters === 0 ? 0 : (name.match(/\p{Lu}/gu)?.length ?? 0) / letters
}

/** Whether a word of a list can only be initials: one of those known, or a few letters without a vowel. */
function isInitials(word: string): boolean {
  const bare = word.toLowerCase()
  if (INITIALS.has(bare)) return true
  return (
    bare.length >= 2 &&
    bare.length <= MOST_INITIALS &&
    !/[aeiou]/.test(bare) &&
    !SHORTENED.has(bare) &&
    !/y$/.test(bare)
  )
}

/**
 * A name of a list as it is written elsewhere: lists come in capitals, or with "Mgm" and "Kj" where initials are meant.
 * Only letter case and spaces are mended, and a place, a postal code or a telephone at the end goes; no word is added.
 * @param city where the row says that it is
 */
export function tidyName(written: string, city = ''): string {
  const name = written
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.)])/g, '$1')
    .replace(/,(?=[^\s\d])/g, ', ')
    .replace(/\(\s+/g, '(')
    .replace(TELEPHONE, '')
    .replace(/[\s,;-]+$/, '')
    .trim()
  const isShouted = shareOfCapitals(name) > MOSTLY
  const cased = name.replace(WORD, (word, at: number) => {
    const before = name.charAt(at - 1)
    const after = name.charAt(at + word.length)
    // A letter with a full stop is an initial of its own: "M.G.R.".
    if (word.length === 1 && (after === '.' || before === '.')) return word.toUpperCase()
    if (isInitials(word)) return word.toUpperCase()
    if (SHORTENED.has(word.toLowerCase())) return capital(word)
    if (at > 0 && LEFT_SMALL.has(word)) return word
    if (at > 0 && SMALL.has(word.toLowerCase())) return word.toLowerCase()
    const isSmall = word === word.toLowerCase() && (at === 0 || /[\s(,-]/.test(before))
    return isShouted || isSmall ? capital(word) : word
  })
  return withoutPlace(cased, city) || name
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const placeAtEnd = (city: string) => new RegExp(`\\s*,\\s*${escaped(city)}\\.?$`, 'iu')

/** Whether a name ends with its place: "Government Medical College, Gaya". */
export const namesPlace = (name: string, city: string | null): boolean => Boolean(city && placeAtEnd(city).test(name))

/** "Lake Medical College, Bharuch" of Bharuch is Lake Medical College; a name that many bear needs its town. */
function withoutPlace(name: string, city: string): string {
  const coded = name.replace(/[\s,.-]*\d{3}\s?\d{3}$/, '')
  if (!city) return coded
  const bare = coded.replace(placeAtEnd(city), '')
  return isGenericName(bare, city) ? coded : bare
}
