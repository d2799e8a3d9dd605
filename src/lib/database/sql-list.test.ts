import { expect, it } from 'vitest'
import { likeContaining, likeLiteral } from './sql-list'

it('escapes LIKE wildcards', () => {
  expect(likeLiteral('100%_\\ sure')).toBe('100\\%\\_\\\\ sure')
  expect(likeContaining('a_b')).toBe('%a\\_b%')
})
