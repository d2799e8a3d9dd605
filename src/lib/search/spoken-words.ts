import { distance } from 'fastest-levenshtein'
import { isDevanagari } from '../language'

// English names in Hindi are matched by sound, not spelling: महात्मा is "mahatma", पीएमसीएच is "pmch".

/** Hindi names of the English letters, folded. */
const LETTERS: Record<string, string> = {
  डब्ल्यू: 'w',
  एक्स: 'x',
  क्यू: 'q',
  वाई: 'y',
  जेड: 'z',
  एफ: 'f',
  एच: 'h',
  आई: 'i',
  एल: 'l',
  एम: 'm',
  एन: 'n',
  आर: 'r',
  एस: 's',
  बी: 'b',
  सी: 'c',
  डी: 'd',
  जी: 'g',
  जे: 'j',
  के: 'k',
  पी: 'p',
  टी: 't',
  यू: 'u',
  वी: 'v',
  ए: 'a',
  ई: 'e',
  ओ: 'o',
}
const LETTER = new RegExp(Object.keys(LETTERS).join('|'), 'g')
const SPELT_OUT = new RegExp(`^(?:${Object.keys(LETTERS).join('|')})+$`)

const CONSONANTS: Record<string, string> = Object.fromEntries(
  Object.entries({
    k: 'कख',
    g: 'गघ',
    n: 'ङञणन',
    ch: 'चछ',
    j: 'जझ',
    t: 'टठतथ',
    d: 'डढदध',
    p: 'प',
    f: 'फ',
    b: 'बभ',
    m: 'म',
    y: 'य',
    r: 'र',
    l: 'लळ',
    v: 'व',
    sh: 'शष',
    s: 'स',
    h: 'ह',
  }).flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin])),
)
const VOWELS: Record<string, string> = {
  ...{ अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au' },
  ...{ 'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ो': 'o', 'ौ': 'au' },
}
const SIGN = /[\u093e-\u094d]/

/** Rough transliteration of a folded Devanagari word. */
function inLatin(word: string): string {
  const letters = [...word.replaceAll('ज्ञ', 'ग्य').replaceAll('ंह', 'ंग')]
  return letters
    .map((letter, index) => {
      const next = letters[index + 1]
      const isOpen = next !== undefined && !SIGN.test(next)
      const consonant = CONSONANTS[letter]
      if (consonant) return consonant + (isOpen ? 'a' : '')
      return letter === 'ं' ? 'n' : (VOWELS[letter] ?? '')
    })
    .join('')
}

/** Phonetic key of a Latin word, by its consonants: different spellings of one sound are the same. */
function soundOf(latin: string): string {
  const consonants = latin
    .replace(/tion/g, 'sn')
    .replace(/ch+|tch/g, 'C')
    .replace(/ph/g, 'f')
    .replace(/ck|q/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c/g, 'k')
    .replace(/([bdgjkstCr])h/g, '$1')
    .replace(/w/g, 'v')
    .replace(/[jz]/g, 'g')
    .replace(/(.)\1+/g, '$1')
  return (/^[aeiouy]/.test(latin) ? 'a' : '') + consonants.replace(/[aeiouy]/g, '')
}

/** Words of a list by phonetic key. */
export type WordsBySound = ReadonlyMap<string, readonly string[]>

export function wordsBySound(messages: Iterable<string>): WordsBySound {
  const found = new Map<string, string[]>()
  for (const word of messages) {
    const sound = soundOf(word)
    const same = found.get(sound)
    if (same) same.push(word)
    else found.set(sound, [word])
  }
  return found
}

/**
 * Words of a list that a folded Devanagari word may mean: those it spells letter by letter, otherwise the closest of
 * the same sound.
 */
export function heardAs(word: string, known: WordsBySound): readonly string[] {
  if (!isDevanagari(word)) return []
  const spelt = SPELT_OUT.test(word) ? word.replace(LETTER, (letter) => LETTERS[letter] ?? '') : ''
  if (spelt && known.get(soundOf(spelt))?.includes(spelt)) return [spelt]
  // Folding removes the dot of ढ़ and ड़, which are an r in Latin, and merges the nasals.
  const dotted = [word, word.replace(/[डढ]/g, 'र')]
  const readings = dotted.flatMap((each) => [each, each.replaceAll('ं', 'म्')]).map(inLatin)
  const found = [...new Set(readings)].flatMap((latin) =>
    (known.get(soundOf(latin)) ?? []).map((each) => ({ each, cost: distance(latin, each) })),
  )
  const least = Math.min(...found.map(({ cost }) => cost))
  return [
    ...new Set(found.filter(({ each, cost }) => cost === least && cost <= mostApart(each)).map(({ each }) => each)),
  ]
}

/** Maximum edit distance between spellings of one sound: a short word sounds like many. */
const mostApart = (word: string): number => (word.length < 4 ? 1 : Math.ceil(word.length / 2))
