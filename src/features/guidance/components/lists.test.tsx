import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TableOfColleges } from './lists'

const messages = { name: 'College', fees: 'Fee a year', seats: 'Seats', rank: 'Last rank', notKnown: 'not known' }
const college = { name: 'Patna Medical College', href: '/colleges/patna', line: 'Patna', fees: null, seats: null }

const headsOf = (...rows: (typeof college | { fees: string })[]) => {
  const markup = renderToStaticMarkup(
    <TableOfColleges
      label="Colleges"
      messages={messages}
      withRanks={false}
      rows={rows.map((row, place) => ({ ...college, ...row, href: `/colleges/${place}` }))}
    />,
  )
  return [...markup.matchAll(/<th scope="col"[^>]*>([^<]*)/g)].map(([, head]) => head)
}

it('has no column of which nothing is known', () => {
  expect(headsOf(college, college)).toEqual(['College'])
})

it('has a column as soon as one college states its figure', () => {
  expect(headsOf(college, { fees: '₹45,000' })).toEqual(['College', 'Fee a year'])
})
