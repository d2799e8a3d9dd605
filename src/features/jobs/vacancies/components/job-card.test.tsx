import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { JobCardView } from '../view'
import { JobCard } from './job-card'

it('marks names that have no Hindi as English', () => {
  const names = { title: 'Registrar', institution: 'City Hospital', department: 'Sports Medicine', location: 'Delhi' }
  const job = { id: '1', slug: 'registrar', ...names, closesIn: null, postedAgo: { kind: 'today' } }
  const markup = renderToStaticMarkup(<JobCard language="hi" job={job as unknown as JobCardView} />)
  expect(markup).toContain('<span lang="en">City Hospital</span>')
  expect(markup).toContain('lang="en">Sports Medicine</li>')
  expect(markup).toMatch(/<li class="location">दिल्ली<\/li>/)
})
