import { expect, it } from 'vitest'
import { badgeLabels } from './card-view'

it.each([
  [{ ownership: 'Deemed', kinds: ['deemed', 'women'], minorityOf: null } as const, ['Deemed', 'Women only']],
  [{ ownership: 'Private', kinds: ['deemed'], minorityOf: null } as const, ['Private', 'Deemed university']],
  [{ ownership: null, kinds: ['minority'], minorityOf: 'Sikh' } as const, ['Minority institution (Sikh)']],
])('describes a college without repetition: %o', (college, words) => {
  expect(badgeLabels('en', { ...college, kinds: [...college.kinds] })).toEqual(words)
})
