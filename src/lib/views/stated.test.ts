import { expect, it } from 'vitest'
import { stated } from './stated'

it('picks the named fields, null if empty', () => {
  const record: { name: string; place?: string | null; beds?: number; about?: string } = {
    name: 'City Hospital',
    place: '',
    beds: 0,
  }
  expect(stated(record, ['name', 'place', 'beds', 'about'])).toEqual({
    name: 'City Hospital',
    place: null,
    beds: 0,
    about: null,
  })
  expect(stated(record, ['beds'])).toEqual({ beds: 0 })
})

it('returns nulls for a missing record', () => {
  expect(stated<{ name?: string }, 'name'>(undefined, ['name'])).toEqual({ name: null })
})
