import { describe, expect, it } from 'vitest'
import type { SearchTerm } from '@/lib/search/dictionary'
import type { JobCardView } from '../vacancies/view'
import { suitedBy, suitingOf } from './suited'

const TERMS: SearchTerm[] = [
  { kind: 'department', value: 'Pediatrics', spellings: ['paediatrics'] },
  { kind: 'place', value: 'Bengaluru', spellings: ['bangalore'] },
  { kind: 'place', value: 'Delhi', spellings: ['new delhi'] },
]
const choice = (value: string, count = 1) => ({ value, count })
const FACETS = {
  departments: [choice('Pediatrics'), choice('Sleep Medicine'), choice('Surgery')],
  locations: [choice('Bangalore'), choice('Bengaluru'), choice('New Delhi'), choice('Delhi', 0)],
}
const job = (department: string, location: string) => ({ department, location }) as JobCardView

describe('what suits a profile', () => {
  it.each([
    ['MD Paediatrics', 'Bangalore, New Delhi', ['Pediatrics'], ['Bangalore', 'Bengaluru', 'New Delhi']],
    ['Sleep medicine and paediatrics', 'anywhere', ['Pediatrics', 'Sleep Medicine'], []],
    [null, 'Bengaluru or Delhi', [], ['Bangalore', 'Bengaluru', 'New Delhi']],
  ])('%s in %s', (speciality, placesWanted, departments, places) => {
    expect(suitedBy({ speciality, placesWanted }, FACETS, TERMS)).toEqual({ departments, places })
  })

  it('is nothing where the profile names nothing', () => {
    expect(suitedBy({ speciality: ' ', placesWanted: null }, FACETS, TERMS)).toBeNull()
  })

  it('is told with its reasons', () => {
    const suited = { departments: ['Pediatrics'], places: ['Bangalore'] }
    expect(suitingOf(job('Pediatrics', 'Bangalore'), suited)).toEqual(['speciality', 'place'])
    expect(suitingOf(job('Surgery', 'Bangalore'), suited)).toEqual(['place'])
    expect(suitingOf(job('Surgery', 'Patna'), suited)).toEqual([])
  })
})
