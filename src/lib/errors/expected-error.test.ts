import { APIError, AuthenticationError, FileUploadError, LockedAuth, ValidationError } from 'payload'
import { describe, expect, it } from 'vitest'
import { apiError, expectedErrorOf, messageOfError } from './expected-error'

const messages = { 'not-open': 'Not open.', 'too-many': ({ max }: { max?: number }) => `At most ${max}.` }

/** The same error as thrown by another copy of the class in a production build. */
const fromAnotherCopy = (error: Error) =>
  Object.assign(new Error(error.message), { ...error, name: '', stack: error.stack })

describe('expectedErrorOf', () => {
  it('reads an error by its code, whichever class copy threw it', () => {
    const error = apiError(messages, 'not-open', 409)
    const expected = { code: 'not-open', status: 409, isPublic: true, fields: [] }
    expect(expectedErrorOf(error)).toEqual(expected)
    expect(expectedErrorOf(fromAnotherCopy(error))).toEqual(expected)
  })

  it('names invalid fields', () => {
    const error = new ValidationError({ errors: [{ message: 'taken', path: 'user_id, job_id' }] })
    expect(expectedErrorOf(fromAnotherCopy(error))).toMatchObject({
      code: null,
      status: 400,
      fields: ['user_id, job_id'],
    })
  })

  it('gives Payload’s errors no code', () => {
    for (const [error, status] of [
      [new AuthenticationError(), 401],
      [new LockedAuth(), 401],
      [new FileUploadError(), 400],
    ] as const)
      expect(expectedErrorOf(error)).toMatchObject({ code: null, status })
  })

  it('is null for unexpected failures', () => {
    expect(expectedErrorOf(new TypeError('x'))).toBeNull()
    expect(expectedErrorOf('x')).toBeNull()
    expect(expectedErrorOf(Object.assign(new Error('connection'), { status: 'gone' }))).toBeNull()
  })
})

describe('messageOfError', () => {
  it('returns the code’s message with its facts', () => {
    const error = fromAnotherCopy(apiError(messages, 'too-many', 409, { max: 3 }))
    expect(error.message).toBe('At most 3.')
    const hindi = { 'too-many': ({ max }: { max?: number }) => `अधिकतम ${max}` }
    expect(messageOfError(expectedErrorOf(error), hindi)).toBe('अधिकतम 3')
  })

  it('is undefined for an unknown code, Payload’s errors and non-public ones', () => {
    expect(messageOfError(expectedErrorOf(apiError(messages, 'not-open')), {})).toBeUndefined()
    expect(messageOfError(expectedErrorOf(apiError({ toString: 'x' }, 'toString')), {})).toBeUndefined()
    expect(messageOfError(expectedErrorOf(new AuthenticationError()), messages)).toBeUndefined()
    expect(
      messageOfError(expectedErrorOf(new APIError('x', 400, { code: 'not-open' }, false)), messages),
    ).toBeUndefined()
  })
})
