import { expect, it } from 'vitest'
import { likeContaining, likeLiteral } from './sql-list'

it('takes the signs of a pattern for themselves', () => {
  expect(likeLiteral('100%_\\ sure')).toBe('100\\%\\_\\\\ sure')
  expect(likeContaining('a_b')).toBe('%a\\_b%')
})
