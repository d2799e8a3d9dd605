import { expect, it } from 'vitest'
import { isTelling, nearestWord } from './correction'

it.each([
  // Tolerance grows with the length: none of three letters, one of four, two of six, three of nine.
  ['ara', ['are'], null],
  ['gaya', ['goya'], 'goya'],
  ['gaya', ['goyo'], null],
  ['patna', ['patno'], 'patno'],
  ['patna', ['potno'], null],
  ['kerela', ['kerola'], 'kerola'],
  ['kerela', ['korola'], 'korola'],
  ['kerela', ['korolo'], null],
  ['varanasi', ['voronosi'], null],
  ['varanasi', ['varonosi'], 'varonosi'],
  ['darbhanga', ['dorbhongo'], 'dorbhongo'],
  ['darbhanga', ['dorbhongi', 'dirbhingikk'], 'dorbhongi'],
  ['darbhanga', ['dorbhongokk'], null],
  // One in Devanagari, from three characters on.
  ['गया', ['गयी'], 'गयी'],
  ['गय', ['गयी'], null],
  ['पटना', ['पटनी'], 'पटनी'],
  ['दरभंगा', ['दरभगी'], null],
  // A missing or extra letter counts as one, too; a different first letter weighs more.
  ['patn', ['patna'], 'patna'],
  ['patnaa', ['patna'], 'patna'],
  ['gaya', ['maya'], 'maya'],
  ['gaya', ['maya', 'goya'], 'goya'],
  ['gaya', ['goya', 'gaye'], 'goya'],
  ['kerela', ['korola', 'kerala'], 'kerala'],
  // A correct word does not correct itself; noise and numbers have no corrections.
  ['gaya', ['gaya'], null],
  ['gaya', ['gaya', 'goya'], 'goya'],
  ['aaaa', ['aaab'], null],
  ['abab', ['abac'], null],
  ['gay4', ['gaya'], null],
  ['gaya', [], null],
])('%s among %o is %s', (word, candidates, meant) => expect(nearestWord(word, candidates)).toBe(meant))

it.each([
  ['abca', true],
  ['abab', false],
  ['abc1', false],
  ['abc', false],
  ['कखग', true],
  ['ककक', false],
])('%s has enough to it to be compared: %s', (word, is) => expect(isTelling(word)).toBe(is))
