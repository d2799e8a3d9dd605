import { describe, expect, it } from 'vitest'
import { openPath } from './open-path'

const STEPS = [
  { href: '/admin' },
  { href: '/admin/manage-jobs', of: 'jobs' },
  { href: '/admin/collections/courses' },
  { href: '/admin/applications', of: 'job-applications' },
]

describe('openAddress', () => {
  it.each([
    ['/admin', '/admin'],
    ['/admin/manage-jobs/1', '/admin/manage-jobs'],
    ['/admin/collections/jobs/trash', '/admin/manage-jobs'],
    ['/admin/collections/job-applications', '/admin/applications'],
    ['/admin/collections/courses/1', '/admin/collections/courses'],
  ])('the screen %s belongs to %s', (pathname, href) => {
    expect(openPath(pathname, STEPS)).toBe(href)
  })

  it('is nothing where no address leads: the Overview stands for itself alone', () => {
    expect(openPath('/admin/account', STEPS)).toBeUndefined()
  })
})
