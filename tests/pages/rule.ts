/*
 * What may not stand on a public page: a number of people, seats, colleges, an amount of money or a percentage behind
 * which nobody stands; a total of a state that does not say of how many; a year of admission that is not the settings'.
 * This file says what such a figure is and what says whose it is; `page-text.ts` says how a page is read.
 */

/** Adjectives that may stand between a number and what it counts: "8 government medical colleges". */
const BETWEEN = String.raw`(?:[\w/.’'-]+\s+){0,3}?`
/** A number that is no year. */
const NUMBER = String.raw`(?<![\w./-])(?!(?:18|19|20)\d\d(?!\d|,\d))\d(?:[\d,.]*\d)?\+?`
/** The same in Hindi, where a number before one of these belongs to something else: "100 को सीट मिली". */
const BETWEEN_IN_HINDI = String.raw`(?:(?!(?:को|में|से|पर|का|की|के)\s)[\u0900-\u097F/A-Z]+\s+){0,2}?`
const counted = (nouns: string, hindi: string) =>
  new RegExp(`${NUMBER}\\s+(?:${BETWEEN}(?:${nouns})\\b|${BETWEEN_IN_HINDI}(?:${hindi})(?![\\u0900-\\u097F]))`, 'gi')

/** What counts as a figure. */
export const FIGURES: Readonly<Record<string, RegExp>> = {
  money:
    /(?:₹|\bRs\.?|\bINR|\bNPR|(?<![\u0900-\u097F])रु)\s?\d[\d,.]*|(?<![\w.])\d[\d,.]*\s(?:rupees\b|lakhs?\b|crores?\b|LPA\b|रुपये|लाख|करोड़)/gi,
  percent: /(?<![\w.])\d[\d.]*\s?(?:%|per cent\b|percent\b)/gi,
  seats: counted('seats?', 'सीट|सीटें|सीटों'),
  colleges: counted('colleges?|institutions?|institutes?|hospitals?|universities', 'कॉलेज|कॉलेजों|संस्थान|संस्थानों|अस्पताल'),
  people: counted(
    'students?|doctors?|people|candidates?|placements?|families|graduates?|years of experience',
    'विद्यार्थी|डॉक्टर|लोग|उम्मीदवार',
  ),
}

/** Words beside a lone number, in a table or a list of facts, that make it a figure. */
export const NAMES_A_FIGURE =
  /\b(?:seats?|colleges?|fees?|hospitals?|placements?|students?|success|experience)\b|सीट|कॉलेज|फीस|अस्पताल/i
export const LONE_NUMBER = /^[₹\d][\d,.\s+%–-]*$/

/** Words by which a sentence itself says whose its figure is. */
export const SAYS_WHOSE = [
  // The regulator's list, by name and year.
  /\bofficial list(?:: ?[\d,]+| \d{4})/i,
  /\b(?:information bulletin|counselling scheme|regulations of the)\b/i,
  /\bAct of \d{4}\b/,
  /\bofficial source\b|\bown figure\b|\bpress report\b|\(source: /i,
  // Ours, and said to be.
  /\bour listing\b/i,
  /\bnot verified\b/i,
  /\b(?:that )?we list\b|\b(?:on|of|in) our list\b|\b(?:of those |the |that are )?listed\b/i,
  /\bcounted (?:here|by us|from)\b/i,
  /\bsamples?\b/i,
  // What a search found, and the page counts.
  /\b\d[\d,]* (?:Colleges?|Jobs?)(?:\(s\))? Found\b/i,
  /^(?:Only|Without) “[^”]*”: /,
  // What a reader asked for, and not what the site says.
  /\b(?:up to|at most|under|below) ₹/i,
  // How something is to be written.
  /\bfor example \S+ \S+\.$/,
  // The same in Hindi: a document, a source, our list, a sample, what was found, what was asked, how to write.
  /आधिकारिक सूची|काउंसलिंग योजना(?: के अनुसार)?|बुलेटिन के अनुसार|सूचना पुस्तिका|आधिकारिक स्रोत|\(स्रोत: /,
  /हमारी सूची|सूची (?:का|के) |(?:पुष्टि नहीं हुई|कॉलेज का अपना आंकड़ा|अखबार की खबर)/,
  /नमून/,
  /कॉलेज मिल|नौकरियां मिल|नौकरी मिल/,
  /₹\S+(?: लाख)? (?:तक|से कम)|, जैसे \S+ LPA।$/,
] as const

/** Words that measure a total by what there is. */
export const SAYS_OF_HOW_MANY =
  /\bof (?:the )?[\d,]+|\bofficial list|\b(?:listed|we list|our list|that state (?:it|them|their))\b|में से|आधिकारिक सूची|हमारी सूची|सूची (?:का|के) /i

/** A year that is said to be one of admission, and where it stands. */
export const ADMISSION_YEAR =
  /\b(?:admissions?|NEET(?:[ -]?(?:UG|PG))?|counselling|session)\s+(?:in |for |of )?(?:year )?(?<year>20\d\d)\b(?!-\d)/gi

/** The line of a document: its title bears the year in which it was made. */
export const NAMES_DOCUMENT = /(?:Official source|Not from the authority|आधिकारिक स्रोत|प्राधिकरण से नहीं) · /

/** Pages that say what a vacancy says. */
export const PAGE_OF_VACANCY = /^(?:\/hi)?\/jobs\/[^/]+/
/** Pages of a course in a region, which list a part of what there is. */
export const PAGE_OF_REGION = /^(?:\/hi)?\/(?:mbbs|md-ms|bds|bams|bhms|nursing|paramedical)-in-/

export interface Figure {
  kind: string
  words: string
}

/** The figures of a text, each with its words. */
export function figuresIn(text: string): Figure[] {
  return Object.entries(FIGURES).flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(([words]) => ({ kind, words: words.trim() })),
  )
}

/** Whether a text says itself whose its figures are. */
export const saysWhose = (text: string): boolean => SAYS_WHOSE.some((pattern) => pattern.test(text))

/** The years of admission that a text speaks of. */
export const admissionYearsIn = (text: string): number[] =>
  [...text.matchAll(ADMISSION_YEAR)].map(({ groups }) => Number(groups?.year))
