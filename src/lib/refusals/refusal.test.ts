import { APIError, AuthenticationError, FileUploadError, LockedAuth, ValidationError } from 'payload'
import { describe, expect, it } from 'vitest'
import { refusalOf, refusalText } from './refusal'
import { refusalError } from './refusal-error'

const texts = { 'not-open': 'Not open.', 'too-many': ({ most }: { most?: number }) => `At most ${most}.` }

/** The same error as another copy of the class in a production build throws it. */
const fromAnotherCopy = (error: Error) =>
  Object.assign(new Error(error.message), { ...error, name: '', stack: error.stack })

describe('refusalOf', () => {
  it('reads a refusal by its code, whichever copy of the class threw it', () => {
    const error = refusalError(texts, 'not-open', 409)
    const expected = { code: 'not-open', status: 409, isPublic: true, fields: [] }
    expect(refusalOf(error)).toEqual(expected)
    expect(refusalOf(fromAnotherCopy(error))).toEqual(expected)
  })

  it('names the fields of a validation', () => {
    const error = new ValidationError({ errors: [{ message: 'taken', path: 'user_id, job_id' }] })
    expect(refusalOf(fromAnotherCopy(error))).toMatchObject({ code: null, status: 400, fields: ['user_id, job_id'] })
  })

  it('gives the refusals of Payload no code, so that none is taken for one of ours', () => {
    for (const [error, status] of [
      [new AuthenticationError(), 401],
      [new LockedAuth(), 401],
      [new FileUploadError(), 400],
    ] as const)
      expect(refusalOf(error)).toMatchObject({ code: null, status })
  })

  it('is null for a failure of the machine', () => {
    expect(refusalOf(new TypeError('x'))).toBeNull()
    expect(refusalOf('x')).toBeNull()
    expect(refusalOf(Object.assign(new Error('connection'), { status: 'gone' }))).toBeNull()
  })
})

describe('refusalText', () => {
  it('says a code in the language of the texts it is given, with its facts', () => {
    const error = fromAnotherCopy(refusalError(texts, 'too-many', 409, { most: 3 }))
    expect(error.message).toBe('At most 3.')
    const hindi = { 'too-many': ({ most }: { most?: number }) => `अधिकतम ${most}` }
    expect(refusalText(refusalOf(error), hindi)).toBe('अधिकतम 3')
  })

  it('says nothing for a code that is not among the texts, of a refusal of Payload, or of one that is not public', () => {
    expect(refusalText(refusalOf(refusalError(texts, 'not-open')), {})).toBeUndefined()
    expect(refusalText(refusalOf(refusalError({ toString: 'x' }, 'toString')), {})).toBeUndefined()
    expect(refusalText(refusalOf(new AuthenticationError()), texts)).toBeUndefined()
    expect(refusalText(refusalOf(new APIError('x', 400, { code: 'not-open' }, false)), texts)).toBeUndefined()
  })
})
