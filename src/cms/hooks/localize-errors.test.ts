import { APIError, type PayloadRequest, ValidationError } from 'payload'
import { describe, expect, it } from 'vitest'
import { localizeErrors } from './localize-errors'

const masked = { errors: [{ message: 'An unknown error occurred.' }] }
const answerTo = (error: Error) => localizeErrors({ error, result: masked, context: {}, req: {} as PayloadRequest })

/** The same error as another copy of the class in a production build throws it. */
const fromAnotherCopy = (error: Error) => Object.assign(new Error(error.message), { ...error, name: '' })

describe('localizeErrors', () => {
  it('restores the message of an expected error', () => {
    const expectedError = fromAnotherCopy(new APIError('Somebody else first.', 400, null, true))
    expect(answerTo(expectedError)).toEqual({ response: { errors: [{ message: 'Somebody else first.' }] } })
  })

  it('names the invalid fields', () => {
    const errors = [{ message: 'This field is required.', path: 'title' }]
    expect(answerTo(fromAnotherCopy(new ValidationError({ errors })))).toMatchObject({
      response: { errors: [{ data: { errors } }] },
    })
  })

  it('hides unexpected failures', () => {
    expect(answerTo(new TypeError('secret'))).toBeUndefined()
    expect(answerTo(fromAnotherCopy(new APIError('secret', 500, null, false)))).toBeUndefined()
  })
})
