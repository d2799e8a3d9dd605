import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { changedSince, changeSchema, renewSchema } from './form-schema'

beforeAll(() => {
  vi.useFakeTimers({ now: new Date('2027-02-01T12:00:00Z') })
})
afterAll(() => void vi.useRealTimers())

const problemOf = (deadline: string) => renewSchema.safeParse({ deadline }).error?.issues[0]?.message
const walkInProblem = (walkInAt: string) =>
  changeSchema.safeParse({ walkInAt }).error?.issues.find(({ path }) => path[0] === 'walkInAt')?.message

describe('dates of a posting', () => {
  it('are calendar days', () => {
    expect(['2027-02-28', '2027-03-01'].map(problemOf)).toEqual([undefined, undefined])
    const none = ['2027-02-29', '2027-02-30', '2027-04-31', '2027-13-01', '28/02/2027']
    expect(none.map(problemOf)).toEqual(none.map(() => 'deadline-invalid'))
  })

  it('are unchanged by time zones, interviews included', () => {
    expect(walkInProblem('2027-02-28T10:00')).toBeUndefined()
    expect(walkInProblem('2027-02-29T10:00')).toBe('walk-in-invalid')
    expect(walkInProblem('2027-02-28 10:00')).toBe('walk-in-invalid')
    expect(walkInProblem('2027-02-28T25:00')).toBe('walk-in-invalid')
    expect(walkInProblem('2027-02-28T24:00')).toBe('walk-in-invalid')
  })
})

describe('the fields that a change changes', () => {
  const fields = { title: 'Resident', salary: null, isConfidential: false }
  it('are those typed over what the form was opened with', () => {
    const shown = JSON.stringify({ title: 'Resident', salary: '9 LPA', isConfidential: 'on' })
    expect(changedSince(shown, { title: 'Resident', salary: '' }, fields)).toEqual({
      salary: null,
      isConfidential: false,
    })
  })

  it('are all where the form does not tell', () => {
    for (const shown of ['', '{', 'null', '[]', '{"title":1}']) expect(changedSince(shown, {}, fields)).toBe(fields)
  })
})
