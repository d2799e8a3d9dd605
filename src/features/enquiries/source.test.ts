import { describe, expect, it } from 'vitest'
import { sourceOf } from './source'

describe('enquiry source', () => {
  it('names the page and the campaign', () => {
    const source = sourceOf('https://example.org/admission?college=x&utm_source=news&utm_campaign=neet')
    expect(source).toEqual({
      sourcePage: '/admission',
      campaign: { source: 'news', medium: undefined, name: 'neet' },
    })
  })

  it('is empty without a referrer', () => {
    expect(sourceOf(null)).toEqual({})
    expect(sourceOf('not an address')).toEqual({})
  })
})
