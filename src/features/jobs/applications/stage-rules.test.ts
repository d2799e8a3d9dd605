import { describe, expect, it } from 'vitest'
import { STAGES } from '../schema'
import { canRenew, canWithdraw, isUndo, stageBeforeWithdrawal } from './stage-rules'

const now = new Date('2026-11-20T10:00:00.000Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000).toISOString()
const applied = { stage: 'applied', at: hoursAgo(90), withResume: true }
const shortlisted = { stage: 'shortlisted', at: hoursAgo(50) }
const withdrawn = (hours: number) => ({ stage: 'withdrawn', at: hoursAgo(hours) })

it('can be withdrawn until it has ended', () =>
  expect(STAGES.filter(canWithdraw)).toEqual(['applied', 'shortlisted', 'interview', 'offered']))

it('can be renewed only after a withdrawal', () => expect(STAGES.filter(canRenew)).toEqual(['withdrawn']))

describe('undoing a withdrawal', () => {
  it('restores the previous stage within a day', () => {
    expect(stageBeforeWithdrawal([applied, withdrawn(1)], now)).toBe('applied')
    expect(stageBeforeWithdrawal([applied, shortlisted, withdrawn(23)], now)).toBe('shortlisted')
    expect(stageBeforeWithdrawal([applied, withdrawn(24)], now)).toBe('applied')
    expect(stageBeforeWithdrawal([applied, { stage: 'withdrawn', at: '2026-11-19T09:59:59.999Z' }], now)).toBeNull()
  })

  it('is offered once, and only for withdrawn applications', () => {
    const undone = { stage: 'applied', at: hoursAgo(2) }
    expect(stageBeforeWithdrawal([applied, withdrawn(3), undone, withdrawn(1)], now)).toBeNull()
    expect(stageBeforeWithdrawal([applied, shortlisted], now)).toBeNull()
    expect(stageBeforeWithdrawal([withdrawn(1)], now)).toBeNull()
    expect(stageBeforeWithdrawal([], now)).toBeNull()
    expect(stageBeforeWithdrawal([{ ...applied, stage: 'a stage of long ago' }, withdrawn(1)], now)).toBeNull()
  })

  it('is distinguished from a renewal by its documents', () => {
    const renewed = { stage: 'applied', at: hoursAgo(2), withResume: false }
    const history = [applied, withdrawn(3), renewed, withdrawn(1)]
    expect(history.map((_, place) => isUndo(history, place))).toEqual([false, false, false, false])
    expect(stageBeforeWithdrawal(history, now)).toBe('applied')
    const undone = [applied, withdrawn(3), { stage: 'applied', at: hoursAgo(2), withResume: null }]
    expect(undone.map((_, place) => isUndo(undone, place))).toEqual([false, false, true])
  })
})
