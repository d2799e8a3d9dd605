import { APIError, AuthenticationError, LockedAuth, ValidationError } from 'payload'
import { describe, expect, it } from 'vitest'
import { refusalOf } from './refusal'

/** The same error as another copy of the class in a production build throws it. */
const fromAnotherCopy = (error: Error) =>
  Object.assign(new Error(error.message), { ...error, name: '', stack: error.stack })

describe('refusalOf', () => {
  it('reads a refusal whichever copy of the class threw it', () => {
    const error = new APIError('Not open.', 409, null, true)
    const expected = { message: 'Not open.', status: 409, isPublic: true, fields: [] }
    expect(refusalOf(error)).toEqual(expected)
    expect(refusalOf(fromAnotherCopy(error))).toEqual(expected)
  })

  it('names the fields of a validation', () => {
    const error = new ValidationError({ errors: [{ message: 'taken', path: 'user_id, job_id' }] })
    expect(refusalOf(fromAnotherCopy(error))).toMatchObject({ status: 400, fields: ['user_id, job_id'] })
  })

  it('tells a wrong password from a locked account by what the error says', () => {
    expect(refusalOf(new AuthenticationError())?.status).toBe(401)
    expect(refusalOf(new LockedAuth())?.message).toMatch(/locked/i)
  })

  it('is null for a failure of the machine', () => {
    expect(refusalOf(new TypeError('x'))).toBeNull()
    expect(refusalOf('x')).toBeNull()
    expect(refusalOf(Object.assign(new Error('connection'), { status: 'gone' }))).toBeNull()
  })
})
