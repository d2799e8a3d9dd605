import { expect, it } from 'vitest'
import { type LinkProblem, linkVerdict } from './fetch-link'

const after = (problem: LinkProblem | null, failures: number, isOnline = true) =>
  linkVerdict({ problem }, failures, isOnline)

it('marks a link dead after two consecutive failures', () => {
  expect(after('not-found', 0)).toEqual({ outcome: 'failing', failures: 1 })
  expect(after('not-found', 1)).toEqual({ outcome: 'dead', failures: 2 })
  expect(after(null, 1)).toEqual({ outcome: 'alive', failures: 0 })
})

it('ignores failures while offline', () => {
  expect(after('no-answer', 1, false)).toEqual({ outcome: 'failing', failures: 1 })
})

it.each(['bad-certificate', 'forbidden-to-robots'] as const)('does not mark a reachable link dead: %s', (problem) => {
  expect(after(problem, 5)).toEqual({ outcome: 'alive', failures: 0 })
})
