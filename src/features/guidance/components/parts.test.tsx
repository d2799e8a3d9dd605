import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { markedFigure } from '@/cms/sources/figure-view'
import { Sources } from './parts'

it('renders no empty list for a course without sources', () => {
  const figure = markedFigure({ source: null, year: null, checkedOn: null }, null)
  const markup = renderToStaticMarkup(
    <Sources language="en" course={{ sources: [], reviewedAt: null }} figures={[figure]} />,
  )
  expect(markup).toContain('id="sources"')
  expect(markup).not.toMatch(/<ul[^>]*><\/ul>/)
})
