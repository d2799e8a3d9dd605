import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { drawingByName } from '@/components/drawings/drawing-files'
import type { FeaturedCollege as FeaturedRecord } from '@/payload-types'
import { featuredView } from '../featured-queries'
import { FeaturedCollege } from './college-card'

const SHELF = { fees: 12, seats: 12, sites: 12 }

const rendered = (entry: Partial<FeaturedRecord>): string => {
  const view = featuredView('en', { id: 'one', name: 'A name', ...entry } as FeaturedRecord, SHELF)
  return view ? renderToStaticMarkup(<FeaturedCollege language="en" college={view} />) : ''
}

describe('a featured college without a page', () => {
  it.each(['Featured without a page', 'राजकीय महाविद्यालय', 'A / B & C'])('has a drawing: %s', (name) => {
    const [, file = ''] = /src="\/drawings\/([^"]*)"/.exec(rendered({ name })) ?? []
    expect(drawingByName(file)).toContain('<svg')
  })

  it('says once what a fee in words counts', () => {
    expect(rendered({ fees: '45,000' })).toContain('a year')
    expect(rendered({ fees: '45,000 a year' }).match(/a year(?!<\/dt>)/g)).toHaveLength(1)
  })

  it('leaves out the list of facts without a fact', () => {
    expect(rendered({})).not.toContain('<dl>')
  })
})
