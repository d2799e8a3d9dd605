import { describe, expect, it, vi } from 'vitest'
import { ageOfFormToken, issueFormToken } from './form-token'
import { isSentAlready, submissionKeys } from './submission-key'

describe('the form token', () => {
  it('tells how long ago it was issued', () => {
    expect(ageOfFormToken(issueFormToken(1_000_000), 1_005_000)).toBe(5)
  })

  it.each([undefined, '', 'x', 'm8k.abc'])('is worth nothing when it is not ours: %s', (token) =>
    expect(ageOfFormToken(token)).toBeNull(),
  )

  it('is worth nothing that a site with another secret issued', async () => {
    vi.stubEnv('PAYLOAD_SECRET', 'a secret of somebody else, 32 signs long')
    vi.resetModules()
    const theirs = (await import('./form-token')).issueFormToken()
    vi.unstubAllEnvs()
    vi.resetModules()
    expect((await import('./form-token')).ageOfFormToken(theirs)).toBeNull()
  })

  it('is worth nothing without its moment', () => {
    const [, signature] = issueFormToken(5).split('.')
    expect(ageOfFormToken(`.${signature}`)).toBeNull()
  })

  it('cannot be dated back', () => {
    const [, signature] = issueFormToken(2_000_000).split('.')
    expect(ageOfFormToken(`${(1_000_000).toString(36)}.${signature}`, 2_000_000)).toBeNull()
  })
})

describe('the submission key', () => {
  const enquiry = { name: 'Asha', message: 'Hello', phone: undefined }
  const minutes = (count: number) => count * 60_000

  it('is the same for the same words of one form, in whatever order', () => {
    expect(submissionKeys({ message: 'Hello', name: 'Asha' }, 'form')).toEqual(submissionKeys(enquiry, 'form'))
  })

  it('is the same whether the form leaves a field out or sends it empty', () => {
    expect(submissionKeys({ ...enquiry, phone: null, town: undefined }, 'form')).toEqual(
      submissionKeys(enquiry, 'form'),
    )
  })

  it('is one for each form that has a key, at whatever time', () => {
    expect(submissionKeys(enquiry, 'form', minutes(31))).toEqual(submissionKeys(enquiry, 'form', minutes(19)))
    expect(submissionKeys(enquiry, 'form')).toHaveLength(1)
    expect(submissionKeys(enquiry, 'other')).not.toEqual(submissionKeys(enquiry, 'form'))
  })

  it('changes with the words, so that a mended text is not lost', () => {
    expect(submissionKeys({ ...enquiry, message: 'Hello!' }, 'form')).not.toEqual(submissionKeys(enquiry, 'form'))
  })

  it('holds for ten minutes where the form has no key, across the change of the window', () => {
    const [own] = submissionKeys(enquiry, undefined, minutes(19))
    expect(submissionKeys(enquiry, undefined, minutes(21))).toContain(own)
    expect(submissionKeys(enquiry, undefined, minutes(31))).not.toContain(own)
  })
})

describe('a refusal', () => {
  const refused = (...paths: string[]) =>
    Object.assign(new Error('Refused'), {
      isOperational: true,
      status: 400,
      data: { errors: paths.map((path) => ({ path })) },
    })

  it.each([
    ['the database names the key', refused('submission_key'), true],
    ['the collection names it among others', refused('name', 'submissionKey'), true],
    ['another field is named', refused('name'), false],
    ['no field is named', refused(), false],
    ['something else failed', new Error('submissionKey'), false],
  ])('means that the same was sent already: %s', (_, error, isIt) => expect(isSentAlready(error)).toBe(isIt))
})
