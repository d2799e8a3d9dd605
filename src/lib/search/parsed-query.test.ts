import { describe, expect, it } from 'vitest'
import { baseTerms } from '@/features/search/base-terms'
import { dictionaryOf } from './dictionary'
import { correctedQuery, isPlainWord, parseQuery, restsOf, understoodPart, understoodValues } from './parsed-query'

const dictionary = dictionaryOf(baseTerms(), [
  ['course', ['mbbs', 'bds', 'nursing', 'MD']],
  ['ownership', ['government', 'private']],
  ['country', ['India', 'Nepal']],
  ['state', ['Bihar', 'Kerala', 'Uttar Pradesh', 'West Bengal']],
])
const read = (query: string) => {
  const parsed = parseQuery(query, dictionary)
  if (!parsed) throw new Error('Nothing was asked')
  return parsed
}

describe('readQuery', () => {
  it.each([
    ['mbbs in bihar', { course: ['mbbs'], state: ['Bihar'] }, []],
    ['govt medical college patna', { ownership: ['government'] }, ['patna']],
    ['nursing patna', { course: ['nursing'] }, ['patna']],
    ['Nepal', { country: ['Nepal'] }, []],
    ['BDS Kerala private', { course: ['bds'], state: ['Kerala'], ownership: ['private'] }, []],
    ['MBBS up', { course: ['mbbs'], state: ['Uttar Pradesh'] }, []],
    ['bihar or kerala', { state: ['Bihar', 'Kerala'] }, ['or']],
    ['सरकारी कॉलेज बिहार', { ownership: ['government'], state: ['Bihar'] }, []],
    ['पटना', {}, ['पटना']],
    ['medical college', {}, ['medical', 'college']],
    ['Grant Medical College', {}, ['grant medical college']],
  ])('reads "%s"', (query, understood, wanted) => {
    const parsed = read(query)
    expect(Object.fromEntries(understoodValues(parsed))).toEqual(understood)
    expect(parsed.wanted.map(({ said }) => said)).toEqual(wanted.map((word) => word.normalize('NFKD')))
  })

  it('looks for a place and a short name under all their spellings', () => {
    expect(read('पटना').wanted[0]?.spellings).toContain('patna')
    expect(read('pmch').wanted[0]?.spellings).toContain('patna medical college')
    expect(read('Bangalore').wanted[0]?.spellings).toContain('bengaluru')
  })

  it('tells nothing asked from nothing that can be found', () => {
    expect(parseQuery('  ', dictionary)).toBeNull()
    for (const query of ['%%%', "'_'", '😀']) expect(parseQuery(query, dictionary)?.words).toEqual([])
  })

  it('keeps small words only where there is nothing else', () => {
    expect(read('colleges in Patna').words).toEqual(['colleges', 'patna'])
    expect(read('in').words).toEqual(['in'])
  })

  it('bounds what it reads', () => {
    expect(read('word1 word2 '.repeat(1000)).words).toEqual(['word1', 'word2'])
    expect(read('a'.repeat(10_000)).words[0]).toHaveLength(100)
    expect(read(Array.from({ length: 50 }, (_, index) => `w${index}`).join(' ')).words).toHaveLength(10)
  })

  it('offers the query without each thing that narrows it', () => {
    expect(restsOf(read('mbbs in bihar gaya'))).toEqual(['bihar gaya', 'mbbs gaya', 'mbbs in bihar'])
    expect(restsOf(read('gaya'))).toEqual([])
    expect(restsOf(read('rose gaya hill')).sort()).toEqual(['gaya hill', 'rose gaya', 'rose hill'])
    expect(restsOf(null)).toEqual([])
  })
})

describe('isPlainWord', () => {
  it.each([
    ['institute', true],
    ['shanti', true],
    // Words between the others, or before the word, need not occur in results.
    ['the institute', false],
    ['shanti patna', false],
    ['patna patna', false],
    // Matches other spellings and its meaning too.
    ['aiims', false],
    ['bihar', false],
    ['%', false],
  ])('of "%s" is %s', (query, isPlain) => {
    expect(isPlainWord(read(query))).toBe(isPlain)
  })
})

/** A list with these words. */
const listOf = (...words: string[]) => ({ all: async () => words })

describe('correctedQuery', () => {
  const list = listOf('jipmer', 'darbhanga', 'patna')
  it.each([
    ['jipmar', 'jipmer'],
    ['mbbs kerela', 'mbbs kerala'],
    ['govrnment colleges darbanga', 'government colleges darbhanga'],
    // A spelling of a place that only the vocabulary has.
    ['bangalor', 'bangalore'],
  ])('mends "%s"', async (query, meant) => {
    expect(await correctedQuery(read(query), dictionary, list)).toBe(meant)
  })
  it.each(['aaaa', 'xqzwvk', 'patna', 'ab', 'jipmer1', 'mbbs colleges', 'aiims'])(
    'leaves "%s" as it is',
    async (query) => {
      expect(await correctedQuery(read(query), dictionary, list)).toBeNull()
    },
  )

  it.each(['aiims', 'colleges', 'bihar'])('leaves "%s" as it is, whatever looks like it', async (query) => {
    expect(await correctedQuery(read(query), dictionary, listOf('aims', 'collages', 'biharr'))).toBeNull()
  })
  it('mends words that the list knows only where they are several, which it does not know together', async () => {
    const both = listOf('jipmar', 'jipmer', 'puducherri')
    expect(await correctedQuery(read('jipmar puducherri'), { meanings: new Map(), spellings: new Map() }, both)).toBe(
      'jipmer puducherri',
    )
    expect(await correctedQuery(read('jipmar'), dictionary, both)).toBeNull()
    expect(await correctedQuery(read('jipmar darbanga'), dictionary, listOf('jipmar', 'jipmer', 'darbhanga'))).toBe(
      'jipmar darbhanga',
    )
  })
})

describe('understoodPart', () => {
  const part = (query: string) => understoodPart(read(query), listOf('patna', 'bengaluru'))

  it('leaves out the words that stand nowhere, where something else was understood', async () => {
    expect(await part('mbbs xyzzy patna')).toEqual({ query: 'mbbs patna', dropped: ['xyzzy'] })
    expect(await part('qwert xyzzy bihar')).toEqual({ query: 'bihar', dropped: ['qwert', 'xyzzy'] })
  })

  it.each([
    ['nothing was understood', 'xyzzy patna'],
    ['each word stands somewhere', 'mbbs patna'],
    ['a word stands there in another spelling', 'mbbs bangalore'],
  ])('is null where %s', async (_, query) => expect(await part(query)).toBeNull())
})
