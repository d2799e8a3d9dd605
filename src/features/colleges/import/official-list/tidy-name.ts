import { isGenericName } from '@/lib/matching/name-key'

/** Acronyms that are always written in capitals. */
const INITIALS = new Set(
  `aiims aiimsr ain amu aecs asram bldea blde bhu esi esic gmers igims imsr iims iq jipmer kims kle kles mimer mims nimra
  nims nri pes pgi pgimer pgims rims rims sgpgi uims upums vims wims aj sdu sgrr ivs
  csi mes`.split(/\s+/),
)
/** Capitalised words without a vowel. */
const SHORTENED = new Set(
  'dr drs mr mrs smt st sr jr sh pt ch lt br fr mt govt hq sc ltd pvt dist distt rd bldg ngr'.split(' '),
)
/** Words that stay lowercase within a name. */
const SMALL = new Set(['of', 'and', 'for', 'the', 'in', 'at', 'on', 'to', 'by', 'cum', 'with'])

/** Kept lowercase if the list writes them so: "Sher-i-Kashmir", "(formerly Lake College)". */
const LEFT_SMALL = new Set(['i', 'ul', 'e', 'as', 'formerly', 'previously'])

const MAX_INITIALS = 5
/** Share of capitals above which a name counts as all-caps. */
const MOSTLY = 0.7
const TELEPHONE = /[\s,.(-]*\bph(one)?\b[\s.:-]*(no\b)?[\s.:-]*[\d\s,/-]{6,}\)?$/i
const WORD = /[\p{L}\p{M}]+(?:['’]s\b)?/giu

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()

function shareOfCapitals(name: string): number {
  const letters = name.match(/\p{L}/gu)?.length ?? 0
  return letters === 0 ? 0 : (name.match(/\p{Lu}/gu)?.length ?? 0) / letters
}

/** Whether a word must be initials: a known acronym, or a few letters without a vowel. */
function isInitials(word: string): boolean {
  const bare = word.toLowerCase()
  if (INITIALS.has(bare)) return true
  return (
    bare.length >= 2 && bare.length <= MAX_INITIALS && !/[aeiou]/.test(bare) && !SHORTENED.has(bare) && !/y$/.test(bare)
  )
}

/**
 * Normalises a listed name: lists use all-caps, or "Mgm" and "Kj" for initials. Only case and spaces are corrected, and
 * a trailing place, PIN code or phone number removed; nothing is added.
 * @param city from the row
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
  const isUppercase = shareOfCapitals(name) > MOSTLY
  const cased = name.replace(WORD, (word, at: number) => {
    const before = name.charAt(at - 1)
    const after = name.charAt(at + word.length)
    // A letter with a full stop is an initial: "M.G.R.".
    if (word.length === 1 && (after === '.' || before === '.')) return word.toUpperCase()
    if (isInitials(word)) return word.toUpperCase()
    if (SHORTENED.has(word.toLowerCase())) return capital(word)
    if (at > 0 && LEFT_SMALL.has(word)) return word
    if (at > 0 && SMALL.has(word.toLowerCase())) return word.toLowerCase()
    const isSmall = word === word.toLowerCase() && (at === 0 || /[\s(,-]/.test(before))
    return isUppercase || isSmall ? capital(word) : word
  })
  return withoutPlace(cased, city) || name
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const placeAtEnd = (city: string) => new RegExp(`\\s*,\\s*${escaped(city)}\\.?$`, 'iu')

/** Whether a name ends with its city: "Government Medical College, Gaya". */
export const namesPlace = (name: string, city: string | null): boolean => Boolean(city && placeAtEnd(city).test(name))

/** "Lake Medical College, Bharuch" of Bharuch becomes Lake Medical College; common names keep their city. */
function withoutPlace(name: string, city: string): string {
  const coded = name.replace(/[\s,.-]*\d{3}\s?\d{3}$/, '')
  if (!city) return coded
  const bare = coded.replace(placeAtEnd(city), '')
  return isGenericName(bare, city) ? coded : bare
}
