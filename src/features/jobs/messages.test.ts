import { expect, it } from 'vitest'
import { institutionIn, keptInstitution } from './messages'

it('says of a confidential institution in the language of the page that its name is', () => {
  const kept = keptInstitution('')
  expect(institutionIn('hi', kept)).toBe('संस्थान का नाम गोपनीय')
  expect(institutionIn('en', kept)).toBe(kept)
})

it('leaves a name as it is', () => {
  expect(institutionIn('hi', keptInstitution('City Hospital'))).toBe('City Hospital')
  expect(institutionIn('hi', null)).toBe('')
})
