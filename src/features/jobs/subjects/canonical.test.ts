import { expect, it } from 'vitest'
import { canonicals } from './canonical'

const of = canonicals([
  { kind: 'place', value: 'Bengaluru', spellings: ['bangalore', 'बेंगलुरु'] },
  { kind: 'department', value: 'Surgery', spellings: ['general surgery'] },
  { kind: 'place', value: 'Bangalore', spellings: ['blr'] },
])

it('leads every spelling to one name, in any case and script', () => {
  for (const spelling of ['Bengaluru', ' BENGALURU ', 'बेंगलुरु']) {
    expect(of('place', spelling)).toEqual({ name: 'Bengaluru', key: 'bengaluru' })
  }
})

it('keeps what no term knows, and what another kind calls so', () => {
  expect(of('place', 'Saket, New Delhi').name).toBe('Saket, New Delhi')
  expect(of('designation', 'General Surgery').name).toBe('General Surgery')
})

it('takes the name of a term before the spelling of another', () => {
  expect(of('place', 'bangalore').name).toBe('Bangalore')
})
