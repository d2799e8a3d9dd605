import { APIError, AuthenticationError, NotFound, ValidationError } from 'payload'
import { describe, expect, it } from 'vitest'
import { loggedError } from '@/lib/log/logged-error'
import { isExpected, logger } from './logger'

/** As Drizzle and PostgreSQL throw it together. */
const failedStatement = (code: string) =>
  new Error('Failed query: insert into "users" ("email") values ($1)\nparams: asha@example.org', {
    cause: Object.assign(new Error('duplicate key value'), { code, detail: 'Key (email)=(asha@example.org) exists.' }),
  })

describe('logger', () => {
  it.each([
    new AuthenticationError(),
    new NotFound(),
    new ValidationError({ errors: [{ message: 'x', path: 'title' }] }),
    new APIError('Somebody else first.', 400, null, true),
    failedStatement('22P02'),
  ])('skips %s', (error) => {
    expect(isExpected(error)).toBe(true)
  })

  it.each([new TypeError('x is undefined'), new APIError('broken', 500), failedStatement('57P01'), 'a text'])(
    'logs %s',
    (error) => {
      expect(isExpected(error)).toBe(false)
    },
  )

  it('logs where and why a statement failed, without personal data', () => {
    const kept = loggedError(failedStatement('23505'))
    expect(kept).toMatchObject({ cause: { code: '23505', message: 'duplicate key value' } })
    expect(JSON.stringify(kept)).toContain('insert into')
    expect(JSON.stringify(kept)).not.toContain('asha')
  })

  it('keeps a file name from a request on one line', () => {
    const written: unknown[] = []
    const options = typeof logger === 'object' && 'options' in logger ? logger.options : {}
    const hostile = 'File no\n[12:00:00] ERROR \x1b[31mall is lost.png is missing'
    const write = (...entries: unknown[]) => void written.push(...entries)
    options.hooks?.logMethod?.call({} as never, [{ msg: hostile, of: { name: hostile } }, hostile] as never, write, 50)
    expect(JSON.stringify(written)).not.toMatch(/\\n|\\u001b/)
    expect(written[1]).toBe('File no\\x0a[12:00:00] ERROR \\x1b[31mall is lost.png is missing')
  })
})
