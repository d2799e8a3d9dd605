import { expect, it } from 'vitest'
import { institutionIn, keptInstitution } from './messages'
import { subjectMessages } from './subjects/messages'

it('translates a confidential institution', () => {
  const kept = keptInstitution('')
  expect(institutionIn('hi', kept)).toBe('संस्थान का नाम गोपनीय')
  expect(institutionIn('en', kept)).toBe(kept)
})

it('leaves a name unchanged', () => {
  expect(institutionIn('hi', keptInstitution('City Hospital'))).toBe('City Hospital')
  expect(institutionIn('hi', null)).toBe('')
})

it('uses the singular for one open post', () => {
  const topic = { subject: null, place: { name: 'Gaya', slug: 'gaya' } }
  const described = (offered: number) => subjectMessages('en').description(topic, offered)
  expect(described(1)).toContain('1 open post, who offers it, what it pays and how to apply.')
  expect(described(2)).toContain('2 open posts, who offers them, what they pay and how to apply.')
})
