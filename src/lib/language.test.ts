import { describe, expect, it } from 'vitest'
import { splitPath } from './language'

describe('splitPath', () => {
  it.each([
    ['/hi', '/'],
    ['/hi?page=2', '/?page=2'],
    ['/hi/jobs?page=2', '/jobs?page=2'],
    ['/hi/saved/return?to=%2Fhi%2Fjobs', '/saved/return?to=%2Fhi%2Fjobs'],
  ])('strips the prefix of %s', (path, rest) => expect(splitPath(path)).toEqual({ language: 'hi', path: rest }))

  it.each(['/', '/jobs', '/hill-colleges', '/jobs/hi', ''])('leaves %s', (path) =>
    expect(splitPath(path)).toEqual({ language: 'en', path }),
  )
})
