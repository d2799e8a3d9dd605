import { expect, it } from 'vitest'
import { jobSearch } from './search-params'
import { withoutUnknown } from './unknown-values'

const facets = {
  departments: [{ value: 'Cardiology', count: 0 }],
  locations: [{ value: 'New Delhi', count: 3 }],
  designations: [],
  types: [],
}
const terms = [{ kind: 'place' as const, value: 'Gurugram', spellings: ['gurgaon'] }]

it('leaves out what neither a vacancy nor the vocabulary has, and names the filter', () => {
  const asked = jobSearch({ department: 'Call 98765', location: 'new delhi', designation: 'Free money' })
  const { search, unknown } = withoutUnknown(asked, facets, terms)
  expect(unknown).toEqual(['department', 'designation'])
  expect(search).toMatchObject({ department: '', location: 'new delhi', designation: '' })
})

it.each([{ department: 'CARDIOLOGY' }, { location: 'Gurgaon' }, {}])('keeps %j, though no post has it', (raw) => {
  const asked = jobSearch(raw)
  expect(withoutUnknown(asked, facets, terms)).toEqual({ search: asked, unknown: [] })
})
