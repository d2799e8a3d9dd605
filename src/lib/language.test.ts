import { describe, expect, it } from 'vitest'
import { withoutPrefix } from './language'

describe('withoutPrefix', () => {
  const split = (path: string) => withoutPrefix(path, ['en', 'hi'], { en: '', hi: '/hi' }, 'en')

  it.each([
    ['/hi', '/'],
    ['/hi?page=2', '/?page=2'],
    ['/hi/jobs?page=2', '/jobs?page=2'],
    ['/hi/saved/return?to=%2Fhi%2Fjobs', '/saved/return?to=%2Fhi%2Fjobs'],
  ])('strips the prefix of %s', (path, rest) => expect(split(path)).toEqual({ language: 'hi', path: rest }))

  it.each(['/', '/jobs', '/hill-colleges', '/jobs/hi', ''])('leaves %s', (path) =>
    expect(split(path)).toEqual({ language: 'en', path }),
  )
})
