import { foldText } from '@/lib/text/normal-forms/fold-text'

/** Abbreviations in lists, expanded for comparison. */
const WHOLE: Readonly<Record<string, string>> = {
  govt: 'government',
  goverment: 'government',
  inst: 'institute',
  instt: 'institute',
  coll: 'college',
  med: 'medical',
  hosp: 'hospital',
  univ: 'university',
  centre: 'center',
  reasearch: 'research',
  science: 'sciences',
  postgraduate: 'pg',
  pandit: 'pt',
  medial: 'medical',
  pb: 'punjab',
  dentistry: 'dental',
  vadodara: 'baroda',
  vadodra: 'baroda',
  mangaluru: 'mangalore',
  bardhaman: 'burdwan',
  sonipat: 'sonepat',
  chattisgarh: 'chhattisgarh',
  puducherry: 'pondicherry',
  bathinda: 'bhatinda',
  bengaluru: 'bangalore',
  mysuru: 'mysore',
  prayagraj: 'allahabad',
  gurugram: 'gurgaon',
  kozhikode: 'calicut',
  thiruvananthapuram: 'trivandrum',
  kalaburagi: 'gulbarga',
  vijayapura: 'bijapur',
  belagavi: 'belgaum',
  shivamogga: 'shimoga',
  ballari: 'bellary',
  hubballi: 'hubli',
  ayodhya: 'faizabad',
  sambhajinagar: 'aurangabad',
}
/** Words that some lists omit. */
const LEFT_OUT = new Set(['and', 'of', 'the', 'for', 'in', 'at', 'dr', 'shri', 'sri', 'shree', 'smt', 'late'])
/** Words that some lists add to a name: "Medical College & Hospital". */
export const FILLING = new Set('hospital hospitals research center training education teaching health cum'.split(' '))
/** Words that distinguish no college from another. */
const GENERIC = new Set(
  `government autonomous state new general district area society medical dental faculty nursing ayurvedic ayurveda homoeopathic
  homeopathic college colleges school hospital hospitals institute institution sciences center research health education
  aiims pg training teaching university academy memorial trust employees insurance corporation esic gmers all india indian national`.split(
    /\s+/,
  ),
)

/** Bodies that some lists abbreviate. */
const BODIES: readonly (readonly [RegExp, string])[] = [
  [/\bemployees?'? state insurance cor?poration\b/g, 'esic'],
  [/\ball india institute of medical sciences\b/g, 'aiims'],
  [/\bpost graduate\b/g, 'postgraduate'],
  [/\bgmch?\b/g, 'government medical college'],
  [/\bgdch?\b/g, 'government dental college'],
]

/** "b j government" becomes "bj government". */
const joinInitials = (words: readonly string[]) =>
  words
    .join(' ')
    .replace(/(?<=\b[a-z]) (?=[a-z]\b)/g, '')
    .split(' ')

/** Words by which a name or a place is compared, in order. */
export function keyWords(text: string): string[] {
  const folded = foldText(
    text
      .replace(/&/g, ' and ')
      .replace(/\([^)]*\)?/g, ' ')
      .replace(/\.(?=\S{2})/g, ' '),
  )
  const plain = BODIES.reduce((done, [body, short]) => done.replace(body, short), folded)
  const words = plain.split(' ').map((word) => WHOLE[word] ?? word)
  return joinInitials(words.filter((word) => word && !LEFT_OUT.has(word)))
}

/** Comparison key of a town; "" for none. */
export const placeKey = (place: string | null | undefined): string => keyWords(place ?? '').join('')

/** Words of a name without those of its town, unless nothing else is left. */
export function ownWords(name: string, place: string | null | undefined): string[] {
  const town = new Set(keyWords(place ?? ''))
  const words = keyWords(name)
  const own = words.filter((word) => !town.has(word))
  return own.length > 0 ? own : words
}

/**
 * Comparison key of a name, without the town in it: "Government Medical College Nagapattinam" of Nagapattinam is
 * "governmentmedicalcollege".
 */
export const nameKey = (name: string, place: string | null | undefined): string => ownWords(name, place).join('')

/** As `nameKey`, without words that only some lists add. */
export const coreKey = (name: string, place: string | null | undefined): string => {
  const core = ownWords(name, place).filter((word) => !FILLING.has(word))
  return core.length > 1 ? core.join('') : nameKey(name, place)
}

/** Names of a text including those in brackets: "Government Medical College (renamed as Ford Medical College)". */
export function namesOf(name: string): string[] {
  const other =
    /\(\s*(?:re-?named as|formerly|formely|formarly|prev(?:\.|ious(?:ly)?)?(?: ?name)?)?(?:\s*known as)?\s*([^)]*)\)?/i.exec(
      name,
    )?.[1]
  return other && keyWords(other).length > 1 ? [name, other] : [name]
}

/** Words that distinguish a college: neither its town nor generic ones. */
export function tellingWords(name: string, place?: string | null): string[] {
  const town = new Set(keyWords(place ?? ''))
  return keyWords(name).filter((word) => !GENERIC.has(word) && !town.has(word))
}

/** Whether many colleges share a name: "Government Medical College" means nothing without its town. */
export const isGenericName = (name: string, place?: string | null): boolean => tellingWords(name, place).length === 0

/** SQL: folds a text for comparing names: without accents, case, spaces and punctuation. */
export const foldedNameSql = (text: string): string =>
  `regexp_replace(lower(normalize(${text}, NFKD)), '[\\s[:punct:]\\u0300-\\u036f]+', '', 'g')`
