import { describe, expect, it, vi } from 'vitest'
import { ageOfFormToken, issueFormToken } from './form-token'
import { isSentAlready, submissionKeys } from './submission-key'

describe('form token', () => {
  it('states its age', () => {
    expect(ageOfFormToken(issueFormToken(1_000_000), 1_005_000)).toBe(5)
  })

  it.each([undefined, '', 'x', 'm8k.abc'])('is rejected if forged: %s', (token) =>
    expect(ageOfFormToken(token)).toBeNull(),
  )

  it('is rejected if signed with another secret', async () => {
    vi.stubEnv('PAYLOAD_SECRET', 'a secret of somebody else, 32 signs long')
    vi.resetModules()
    const theirs = (await import('./form-token')).issueFormToken()
    vi.unstubAllEnvs()
    vi.resetModules()
    expect((await import('./form-token')).ageOfFormToken(theirs)).toBeNull()
  })

  it('is rejected without a timestamp', () => {
    const [, signature] = issueFormToken(5).split('.')
    expect(ageOfFormToken(`.${signature}`)).toBeNull()
  })

  it('cannot be backdated', () => {
    const [, signature] = issueFormToken(2_000_000).split('.')
    expect(ageOfFormToken(`${(1_000_000).toString(36)}.${signature}`, 2_000_000)).toBeNull()
  })
})

describe('submission key', () => {
  const enquiry = { name: 'Asha', message: 'Hello', phone: undefined }
  const minutes = (count: number) => count * 60_000

  it('is independent of field order', () => {
    expect(submissionKeys({ message: 'Hello', name: 'Asha' }, 'form')).toEqual(submissionKeys(enquiry, 'form'))
  })

  it('treats missing and empty fields alike', () => {
    expect(submissionKeys({ ...enquiry, phone: null, town: undefined }, 'form')).toEqual(
      submissionKeys(enquiry, 'form'),
    )
  })

  it('is stable for a form with a key', () => {
    expect(submissionKeys(enquiry, 'form', minutes(31))).toEqual(submissionKeys(enquiry, 'form', minutes(19)))
    expect(submissionKeys(enquiry, 'form')).toHaveLength(1)
    expect(submissionKeys(enquiry, 'other')).not.toEqual(submissionKeys(enquiry, 'form'))
  })

  it('changes with the text', () => {
    expect(submissionKeys({ ...enquiry, message: 'Hello!' }, 'form')).not.toEqual(submissionKeys(enquiry, 'form'))
  })

  it('lasts ten minutes without a form key', () => {
    const [own] = submissionKeys(enquiry, undefined, minutes(19))
    expect(submissionKeys(enquiry, undefined, minutes(21))).toContain(own)
    expect(submissionKeys(enquiry, undefined, minutes(31))).not.toContain(own)
  })
})

describe('isSentAlready', () => {
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
  ])('recognises a duplicate: %s', (_, error, isIt) => expect(isSentAlready(error)).toBe(isIt))
})
