import { describe, expect, it } from 'vitest'
import { AMOUNTS, hindiFaults, NAMES } from '@/lib/text/hindi-fixtures'
import * as cardsEn from './cards/card-messages.en'
import * as cardsHi from './cards/card-messages.hi'
import * as compareEn from './compare/messages.en'
import * as compareHi from './compare/messages.hi'
import * as en from './messages.en'
import * as hi from './messages.hi'

const named = NAMES.flatMap((name) => AMOUNTS.map((amount) => [name, amount]))
const someNames = [NAMES.slice(0, 1), NAMES.slice(0, 2), NAMES].map((names) => [names])
const filters = ['country', 'state', 'course', 'ownership', 'kind', 'fees']

describe('Hindi messages of colleges follow the rules of Hindi', () => {
  it('in the list, on cards and on their pages', () => {
    const described = {
      name: 'AIIMS Patna',
      location: 'Patna',
      state: 'Bihar',
      ownership: 'Government',
      courses: ['MBBS', 'MD'],
      fees: '₹45,000',
      feesFrom: '2025',
      seats: '100',
      established: 1925,
    }
    const values = {
      'collegeListMessages.option': named,
      'collegeListMessages.leftOut': filters.flatMap((filter) => [
        [filter, null],
        [filter, 'दिल्ली'],
      ]),
      'collegeListMessages.listOf': AMOUNTS.map((fees) => [NAMES, fees]),
      'collegeListMessages.dropped': someNames,
      'collegeListMessages.wayOut.withoutFilter': named,
      'collegeListMessages.wayOut.forWords': named,
      'collegeMessages.metaTitle': NAMES.map((name) => [name, 'पटना']),
      'collegeMessages.metaDescription': [[described], [{ name: 'AIIMS Patna' }], [{ ...described, courses: [] }]],
      'collegeMessages.feesUndisclosed': [['2026-11-24']],
      'collegeMessages.outOfFive': AMOUNTS.map((rating) => [rating]),
    }
    expect(hindiFaults(en, hi, values)).toEqual([])
    expect(hindiFaults(cardsEn, cardsHi)).toEqual([])
  })

  it('in the comparison', () => {
    const values = { 'compareMessages.named': AMOUNTS.map((amount) => [amount]), 'compareMessages.missing': someNames }
    expect(hindiFaults(compareEn, compareHi, values)).toEqual([])
  })
})

it('pluralises colleges, zero included', () => {
  expect(AMOUNTS.map(hi.collegeListMessages.found)).toEqual([
    '0 कॉलेज मिला',
    '1 कॉलेज मिला',
    '2 कॉलेज मिले',
    '1,234 कॉलेज मिले',
  ])
  expect([2, 3, 4].map(compareHi.compareMessages.lowest)).toEqual(['दोनों में कम', 'तीनों में सबसे कम', 'चारों में सबसे कम'])
})
