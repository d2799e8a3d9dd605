import { APIError, AuthenticationError, NotFound, ValidationError } from 'payload'
import { describe, expect, it } from 'vitest'
import { isExpected, loggedError } from './logger'

/** As Drizzle and PostgreSQL throw it together. */
const failedStatement = (code: string) =>
  new Error('Failed query: insert into "users" ("email") values ($1)\nparams: asha@example.org', {
    cause: Object.assign(new Error('duplicate key value'), { code, detail: 'Key (email)=(asha@example.org) exists.' }),
  })

describe('the log', () => {
  it.each([
    new AuthenticationError(),
    new NotFound(),
    new ValidationError({ errors: [{ message: 'x', path: 'title' }] }),
    new APIError('Somebody else first.', 400, null, true),
    failedStatement('22P02'),
  ])('leaves out %s', (error) => {
    expect(isExpected(error)).toBe(true)
  })

  it.each([new TypeError('x is undefined'), new APIError('broken', 500), failedStatement('57P01'), 'a text'])(
    'keeps %s',
    (error) => {
      expect(isExpected(error)).toBe(false)
    },
  )

  it('keeps where and why a statement failed, and nobody’s data', () => {
    const kept = loggedError(failedStatement('23505'))
    expect(kept).toMatchObject({ cause: { code: '23505', message: 'duplicate key value' } })
    expect(JSON.stringify(kept)).toContain('insert into')
    expect(JSON.stringify(kept)).not.toContain('asha')
  })
})
