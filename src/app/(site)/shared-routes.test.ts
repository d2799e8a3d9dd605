import { describe, expect, it } from 'vitest'
import { routeOf } from '@/app/route-names'
import { COURSE_KEYS } from '@/lib/vocabulary'
import { sharedRoutes } from './shared-routes'

describe('shared routes', () => {
  it.each(['/jobs/in/delhi', '/jobs/cardiology', '/jobs/senior-resident/in/new-delhi', '/jobs/one/walk-in.ics'])(
    'includes %s',
    (path) => expect(sharedRoutes.isShared(path)).toBe(true),
  )

  it.each(['/jobs/in/delhi/apply', '/jobs/one/apply', '/jobs/one/in', '/jobs/in/Delhi', '/dashboard'])(
    'excludes %s',
    (path) => expect(sharedRoutes.isShared(path)).toBe(false),
  )

  it.each(COURSE_KEYS)('includes one course in one state: %s', (course) => {
    expect(sharedRoutes.isShared(`/${course}-in-tamil-nadu`)).toBe(true)
    expect(routeOf(`/${course}-in-tamil-nadu`)).toBe('/{course}-in-{state}')
  })

  it('includes the filtered feed', () => {
    const feed = sharedRoutes.lists['/jobs/feed.xml']
    expect(feed?.('department=Surgery')).toBe('department=Surgery')
    expect(feed?.('q=words')).toBeNull()
  })

  it.each([
    ['/colleges', 'q=bds+patna&state=Bihar&utm_source=x', 'q=bds+patna&state=Bihar'],
    ['/colleges', 'fees=&q=mbbs+under+5+lakh', 'q=mbbs+under+5+lakh&fees=500000'],
    ['/jobs', 'type=all&q=surgery+delhi', 'q=surgery+delhi'],
    ['/predictor', 'state=Bihar&rank=12000&also=a&also=b', 'also=a&also=b&rank=12000&state=Bihar'],
    ['/predictor', '', ''],
  ])('includes a popular query at %s: %s', (list, query, kept) => expect(sharedRoutes.lists[list]?.(query)).toBe(kept))

  it.each([
    ['/colleges', 'q'],
    ['/jobs', 'q'],
    ['/predictor', 'rank'],
  ])('excludes long queries at %s', (list, name) =>
    expect(sharedRoutes.lists[list]?.(String(new URLSearchParams({ [name]: 'ख'.repeat(99) })))).toBeNull(),
  )

  it('excludes a list sorted by a profile', () => {
    const jobs = sharedRoutes.lists['/jobs']
    expect(jobs?.('department=Surgery')).toBe('department=Surgery')
    expect(jobs?.('department=Surgery&suits=1')).toBeNull()
    expect(jobs?.('suits=1&suits=0')).toBeNull()
  })

  it.each([
    ['/jobs', 'salary=17'],
    ['/colleges', 'fees=12.000'],
    ['/counselling', 'state=atlantis'],
    ['/compare', 'c=a&category=martian'],
    ['/compare', 'c=a&category=obc&state=Bihar&own=EBC'],
    ['/compare', 'c=a&rank=650/720'],
  ])('excludes a list at %s that reports %s', (list, query) => expect(sharedRoutes.lists[list]?.(query)).toBeNull())

  it('includes the sign-in form without cookies, unless it has a redirect', () => {
    const login = sharedRoutes.forStrangers['/hi/login']
    expect(login?.('')).toBe('')
    expect(login?.('mode=create')).toBe('mode=create')
    expect(login?.('next=/jobs')).toBeNull()
    expect(login?.('notice=verified&mode=create')).toBeNull()
  })
})
