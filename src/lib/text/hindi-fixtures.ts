/** Arguments for every function of a module of messages: amounts, names of every kind and script. */
export const AMOUNTS = [0, 1, 2, 1234]
export const NAMES = ['दिल्ली', 'अंडमान और निकोबार द्वीप समूह', 'AIIMS Patna']
const EMAIL = 'asha@example.com'

/** What stays in Latin script in a Hindi sentence: abbreviations, file types, brands, names of settings. */
const LATIN = new Set(
  `MBBS BDS BAMS BHMS MD MS DM MCh DNB PG UG NEET INI CET MCC NTA NMC AACCC MEC AIQ AIR EWS OBC NCL EBC SC ST NRI ESI ESIC
  PwD TC ENT NPR LPA CV PDF RSS CSV JSON JPEG PNG WebP GIF AVIF MB kB SHA CC BY ics IST MECEE BL AMU WhatsApp OpenStreetMap VaidyaPath
  ADMIN_EMAIL ADMIN_PASSWORD People`.split(/\s+/),
)
/** Emails, in examples of input, and URLs. */
const EMAILS_AND_URLS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/)?[\w-]+(?:\.[A-Za-z][\w-]*)+/g

const RULES: readonly (readonly [string, RegExp])[] = [
  ['lacks a value', /undefined|NaN|\[object/],
  ['joins letters by hand', /[\u200c\u200d]/],
  ['ends a sentence otherwise than by one danda', /\||।।|\s।|[\u0900-\u0963]\.(?!\.)/],
  ['has a danda behind an address', /@[\w.-]+।|[\w-]\.[A-Za-z]{2,}[\w/.-]*।/],
  ['has a comma before the last of a list', /,\s+और\s|,[^।,]+,\s+या\s/],
  ['has figures that are not Latin', /[०-९]/],
  ['has a dot under a letter that we write without', /[कखगजफ]\u093c/],
  ['has a chandrabindu', /\u0901/],
  ['has half a nasal', /(?<![ऑॉ])(?:न्[तथदधटठड]|ण्[टठडढ]|म्[पफबभ]|ञ्[चछजझ]|ङ्[कखगघ])/],
  ['addresses a man', /आप (?!तक )(?:[^।?]* )?(?:गए|चुके|रहे|[\p{L}\p{M}]+ते(?= हैं))(?= |।|\?|$)/u],
  ['says a postposition twice', /(?<= )(में|की|के|का|को|से|पर|तक) \1(?= )/],
  ['has a word of officials', /(?<!\p{L})(?:कृपया|हेतु|एवं|तथा|अथवा|परामर्श|उपरोक्त)(?![\p{L}\p{M}])/u],
  ['asks in the wrong form', /करिये|कीजिए|दीजिए/],
]

type MessageFunction = (...values: unknown[]) => Texts
type Texts = object | string
type Values = Readonly<Record<string, readonly (readonly unknown[])[]>>

/**
 * Violations of the rules for Hindi messages that a program can detect, one line each. Checks every message, and calls
 * every function with amounts and names. The English messages determine which numbers, names and places must appear.
 * @param values by path, arguments for functions that take more than amounts and names
 */
export function hindiFaults(en: Texts, hi: Texts, values: Values = {}, path = ''): string[] {
  if (typeof en === 'string') return faultsOf(en, String(hi), []).map((fault) => `${path} ${fault}`)
  if (typeof en === 'function') {
    const calls = values[path] ?? ordinaryCalls(en)
    return calls.flatMap((call) => {
      const [english, translated] = [en, hi].map((messageFunction) => (messageFunction as MessageFunction)(...call))
      if (typeof english !== 'string') return hindiFaults(english ?? '', translated ?? '', values, `${path}()`)
      const faults = faultsOf(english, String(translated), call)
      return faults.map((fault) => `${path}(${JSON.stringify(call).slice(1, -1)}) ${fault}`)
    })
  }
  // The team reads the English text itself; a message unset in both needs no check.
  if (en === hi || en === null) return []
  return Object.entries(en).flatMap(([key, text]) =>
    hindiFaults(text, (hi as Record<string, Texts>)[key] ?? '', values, path ? `${path}.${key}` : key),
  )
}

/** Arguments that are all amounts, and all names; an email if the parameter is named so. */
function ordinaryCalls(messageFunction: { length?: number }): unknown[][] {
  const values = /^\(?email\b/.test(String(messageFunction)) ? [EMAIL] : [...AMOUNTS, ...NAMES]
  return values.map((value) => Array.from({ length: Math.max(1, messageFunction.length ?? 0) }, () => value))
}

function faultsOf(english: string, hindi: string, call: readonly unknown[]): string[] {
  // A name passed as an amount tells nothing.
  if (/NaN/.test(english + hindi) && call.every((value) => typeof value === 'string')) return []
  const faults = RULES.filter(([, rule]) => rule.test(hindi)).map(([fault]) => fault)
  if (hindi !== hindi.normalize('NFC')) faults.push('is not in NFC')
  if (english.trim() && !hindi.trim()) faults.push('is empty')
  const given = call.flat().filter((value) => typeof value === 'string')
  const own = [...given, ...NAMES, EMAILS_AND_URLS].reduce<string>((text, value) => text.replaceAll(value, ' '), hindi)
  const latin = own.replace(/\{\w+\}/g, ' ').match(/[A-Za-z_]{2,}/g) ?? []
  for (const word of latin) if (!LATIN.has(word)) faults.push(`says “${word}” in Latin letters`)
  if (call.some((value) => typeof value === 'number') && /(?<![\p{L}\p{M}])एक(?![\p{L}\p{M}])/u.test(own))
    faults.push('says the word for 1 of an amount')
  for (const name of [...NAMES, EMAIL])
    if (english.includes(name) && !hindi.includes(name)) faults.push(`lacks “${name}”`)
  const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join(' ')
  if (places(english) !== places(hindi)) faults.push(`has other places: ${places(english)}`)
  for (const figure of figuresOf(english)) if (!figuresOf(hindi).includes(figure)) faults.push(`lacks ${figure}`)
  if (/(?<!\.)\.$/.test(english) !== /।$/.test(hindi)) faults.push('ends otherwise than the English')
  return faults.map((fault) => `${fault}: ${hindi}`)
}

const figuresOf = (text: string): string[] => text.replace(/(?<=\d),(?=\d)/g, '').match(/\d+/g) ?? []
