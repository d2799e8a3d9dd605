import { describe, expect, it } from 'vitest'
import { openPath } from './open-path'

const STEPS = [
  { href: '/admin' },
  { href: '/admin/manage-jobs', of: 'jobs' },
  { href: '/admin/collections/courses' },
  { href: '/admin/applications', of: 'job-applications' },
]

describe('openPath', () => {
  it.each([
    ['/admin', '/admin'],
    ['/admin/manage-jobs/1', '/admin/manage-jobs'],
    ['/admin/collections/jobs/trash', '/admin/manage-jobs'],
    ['/admin/collections/job-applications', '/admin/applications'],
    ['/admin/collections/courses/1', '/admin/collections/courses'],
  ])('assigns the screen %s to %s', (pathname, href) => {
    expect(openPath(pathname, STEPS)).toBe(href)
  })

  it('returns undefined for an unknown screen; the Overview matches only itself', () => {
    expect(openPath('/admin/account', STEPS)).toBeUndefined()
  })
})
