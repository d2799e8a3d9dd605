import { describe, expect, it } from 'vitest'
import { isSuspected, suspicionsOf } from './suspicion'

const calm = { lines: ['Asha Verma', null], texts: ['Which colleges take my rank?', undefined], fillSeconds: 40 }
const judge = (signs: Partial<Parameters<typeof suspicionsOf>[0]>) => {
  const suspicions = suspicionsOf({ ...calm, ...signs })
  return { suspicions, suspected: isSuspected(suspicions) }
}

describe('suspicions', () => {
  it('finds nothing in an ordinary enquiry', () => {
    expect(judge({})).toEqual({ suspicions: [], suspected: false })
  })

  it('does not suspect a missing script or a link alone', () => {
    expect(judge({ fillSeconds: null }).suspected).toBe(false)
    expect(judge({ texts: ['My marks: https://example.org/marks'] }).suspected).toBe(false)
  })

  it.each([
    ['the filled trap', { honeypotFilled: true }],
    ['several links of the old kind', { texts: ['http://one.example and http://two.example'] }],
    ['several links', { texts: ['www.one.example and https://two.example'] }],
    ['one link in each of two texts', { texts: ['www.one.example', 'https://two.example'] }],
    ['two links in the spelling of a forum', { texts: ['[URL=one] and <A href=two>'] }],
    ['a link as a name', { lines: ['www.cheap.example'] }],
    ['a link of a forum as a name', { lines: ['Asha', '[url=cheap]'] }],
    ['a domain in any line', { lines: ['Asha', 'Win at cheap.com'] }],
    ['the same words from others', { sameWordsFromOthers: 1 }],
    ['a fast form with a link', { fillSeconds: 1, texts: ['see https://one.example'] }],
    ['no form at all with a link', { fillSeconds: null, texts: ['see https://one.example'] }],
  ])('suspects %s', (_, signs) => expect(judge(signs).suspected).toBe(true))

  it('notes a form filled too fast or kept open for days', () => {
    expect(judge({ fillSeconds: 2.9 }).suspicions).toEqual(['too-fast'])
    expect(judge({ fillSeconds: 3 }).suspicions).toEqual([])
    expect(judge({ fillSeconds: 86_400 }).suspicions).toEqual([])
    expect(judge({ fillSeconds: 86_401 }).suspicions).toEqual(['token-stale'])
    expect(judge({ fillSeconds: null }).suspicions).toEqual(['no-token'])
    expect(judge({ fillSeconds: undefined }).suspicions).toEqual([])
  })
})
