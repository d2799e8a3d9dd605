import { expect, it } from 'vitest'
import { type LinkProblem, linkVerdict } from './fetch-link'

const after = (problem: LinkProblem | null, failures: number, isOnline = true) =>
  linkVerdict({ problem }, failures, isOnline)

it('calls a link dead after two failures in a row, not after one', () => {
  expect(after('not-found', 0)).toEqual({ outcome: 'failing', failures: 1 })
  expect(after('not-found', 1)).toEqual({ outcome: 'dead', failures: 2 })
  expect(after(null, 1)).toEqual({ outcome: 'alive', failures: 0 })
})

it('counts no failure while nothing else answers', () => {
  expect(after('no-answer', 1, false)).toEqual({ outcome: 'failing', failures: 1 })
})

it.each(['bad-certificate', 'forbidden-to-robots'] as const)(
  'calls no link dead that people may reach: %s',
  (problem) => {
    expect(after(problem, 5)).toEqual({ outcome: 'alive', failures: 0 })
  },
)
