import { describe, expect, it } from 'vitest'
import { isUndo, stageBeforeWithdrawal } from './stage-rules'

const now = new Date('2026-11-20T10:00:00.000Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000).toISOString()
const applied = { stage: 'applied', at: hoursAgo(90), withResume: true }
const shortlisted = { stage: 'shortlisted', at: hoursAgo(50) }
const withdrawn = (hours: number) => ({ stage: 'withdrawn', at: hoursAgo(hours) })

describe('undoing a withdrawal', () => {
  it('leads back to the stage that the application had, within a day', () => {
    expect(stageBeforeWithdrawal([applied, withdrawn(1)], now)).toBe('applied')
    expect(stageBeforeWithdrawal([applied, shortlisted, withdrawn(23)], now)).toBe('shortlisted')
    expect(stageBeforeWithdrawal([applied, withdrawn(25)], now)).toBeNull()
  })

  it('is offered once, and never for what is not withdrawn', () => {
    const undone = { stage: 'applied', at: hoursAgo(2) }
    expect(stageBeforeWithdrawal([applied, withdrawn(3), undone, withdrawn(1)], now)).toBeNull()
    expect(stageBeforeWithdrawal([applied, shortlisted], now)).toBeNull()
    expect(stageBeforeWithdrawal([], now)).toBeNull()
  })

  it('is told apart from a renewal, which notes its papers', () => {
    const renewed = { stage: 'applied', at: hoursAgo(2), withResume: false }
    const history = [applied, withdrawn(3), renewed, withdrawn(1)]
    expect(history.map((_, place) => isUndo(history, place))).toEqual([false, false, false, false])
    expect(stageBeforeWithdrawal(history, now)).toBe('applied')
    expect(isUndo([applied, withdrawn(3), { stage: 'applied', at: hoursAgo(2) }], 2)).toBe(true)
  })
})
