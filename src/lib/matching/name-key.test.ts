import { describe, expect, it } from 'vitest'
import { coreKey, isGenericName, nameKey, namesOf, placeKey, tellingWords } from './name-key'

describe('name key', () => {
  it.each([
    ['what is shortened', 'Rose Govt. Med. Coll.', 'Rose Government Medical College'],
    ['words that one list leaves out', 'Rose & Hill Institute', 'The Rose and Hill Institute'],
    ['initials', 'B. J. Medical College', 'BJ Medical College'],
    ['initials of three', 'S. M. S. Medical College', 'SMS Medical College'],
    ['a dot without a space', 'St.Govt College', 'St Government College'],
    ['an ampersand without one', 'Rose&Govt College', 'Rose and Government College'],
    ['brackets without one', 'Rose(Deemed)Govt College', 'Rose Government College'],
    ['what stands in brackets', 'Rose College (Deemed to be University)', 'Rose College'],
    ['brackets that are never closed', 'Rose College (Deemed', 'Rose College'],
    ['the short name of a kind', 'GMC Gaya', 'Government Medical College Gaya'],
    ['the same with its hospital', 'GMCH Gaya', 'Government Medical College Gaya'],
    ['that of dental colleges', 'GDC Gaya', 'Government Dental College Gaya'],
    ['that of dental colleges with a hospital', 'GDCH Gaya', 'Government Dental College Gaya'],
    ['bodies', 'All India Institute of Medical Sciences', 'AIIMS'],
    ['bodies in the spellings of lists', 'Employee State Insurance Coporation', 'ESIC'],
    ['bodies of employees', "Employees' State Insurance Corporation", 'ESIC'],
    ['what is written in one word or two', 'Post Graduate Institute', 'Postgraduate Institute'],
  ])('ignores only %s', (_, one, other) => expect(nameKey(one, null)).toBe(nameKey(other, null)))

  it.each([['two words', 'Rose Hill College', 'Rose College']])('keeps apart %s', (_, one, other) =>
    expect(nameKey(one, null)).not.toBe(nameKey(other, null)),
  )

  it('drops the town unless nothing else is left', () => {
    expect(nameKey('Government Medical College Gaya', 'Gaya')).toBe(nameKey('Govt Medical College', 'Siwan'))
    expect(nameKey('Gaya', 'Gaya')).toBe('gaya')
    expect(placeKey('Bodh Gaya')).toBe('bodhgaya')
    expect([placeKey(null), placeKey(undefined)]).toEqual(['', ''])
  })

  it('drops additions if more than a word is left', () => {
    expect(coreKey('Rose Medical College and Research Hospital', 'Gaya')).toBe('rosemedicalcollege')
    expect(coreKey('Rose Hospital', null)).toBe('rosehospital')
    expect(coreKey('Gaya Rose Hospital', 'Gaya')).toBe('rosehospital')
  })
})

it.each([
  ['Hill College (renamed as Rose College)', 'Rose College'],
  ['Hill College ( Re-named As Rose College)', 'Rose College'],
  ['Hill College (formerly Rose College)', 'Rose College'],
  ['Hill College (formerly known as Rose College)', 'Rose College'],
  ['Hill College (known as Rose College)', 'Rose College'],
  ['Hill College (Prev. name Rose College)', 'Rose College'],
  ['Hill College (previously Rose College)', 'Rose College'],
  ['Hill College (prev Rose College)', 'Rose College'],
  ['Hill College (Previous Name Rose College', 'Rose College'],
  // A single word is no college name.
  ['Hill College (Deemed)', null],
  ['Hill College', null],
])('the names of %s', (name, other) => expect(namesOf(name)).toEqual(other ? [name, other] : [name]))

it.each([
  ['Government Medical College & Hospital', null, []],
  ['Gaya Medical College', 'Gaya', []],
  ['Gaya Medical College', 'Patna', ['gaya']],
  ['Lake View Medical College, Gaya', 'Gaya', ['lake', 'view']],
  ['B. J. Medical College', null, ['bj']],
  ['B Jay Medical College', null, ['b', 'jay']],
])('%s of %s is distinguished by %o', (name, place, words) => {
  expect(tellingWords(name, place)).toEqual(words)
  expect(isGenericName(name, place)).toBe(words.length === 0)
})
