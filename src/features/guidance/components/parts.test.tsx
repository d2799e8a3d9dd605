import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { markedFigure } from '@/cms/sources/figure-view'
import { TableOfColleges } from './lists'
import { Sources } from './parts'

it('renders no empty list for a course without sources', () => {
  const figure = markedFigure({ source: null, year: null, checkedOn: null }, null)
  const markup = renderToStaticMarkup(
    <Sources language="en" course={{ sources: [], reviewedAt: null }} figures={[figure]} />,
  )
  expect(markup).toContain('id="sources"')
  expect(markup).not.toMatch(/<ul[^>]*><\/ul>/)
})

it('renders a column of fees only where one is known', () => {
  const messages = { name: 'College', fees: 'Fee a year', seats: 'Seats', rank: 'Last rank', notKnown: 'not known' }
  const known = { name: 'One', href: '/colleges/one', line: 'Pokhara', fees: '₹ 5 lakh', seats: '100' }
  const unknown = { ...known, name: 'Two', href: '/colleges/two', fees: null }
  const table = (rows: (typeof known | typeof unknown)[]) =>
    renderToStaticMarkup(<TableOfColleges label="Colleges" messages={messages} withRanks={false} rows={rows} />)
  expect(table([known, unknown])).toContain('Fee a year')
  expect(table([known, unknown])).toContain('not known')
  expect(table([unknown])).not.toMatch(/Fee a year|not known/)
  expect(table([unknown])).toContain('Seats')
})
