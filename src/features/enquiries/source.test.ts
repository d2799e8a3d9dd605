import { describe, expect, it } from 'vitest'
import { sourceOf } from './source'

describe('the source of an enquiry', () => {
  it('names the page and the campaign', () => {
    const source = sourceOf('https://example.org/admission?college=x&utm_source=news&utm_campaign=neet')
    expect(source).toEqual({
      sourcePage: '/admission',
      campaign: { source: 'news', medium: undefined, name: 'neet' },
    })
  })

  it('is empty when the browser names none', () => {
    expect(sourceOf(null)).toEqual({})
    expect(sourceOf('not an address')).toEqual({})
  })
})
