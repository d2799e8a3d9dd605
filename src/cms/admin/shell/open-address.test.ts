import { describe, expect, it } from 'vitest'
import { openAddress } from './open-address'

const ADDRESSES = ['/admin', '/admin/manage-jobs', '/admin/collections/jobs', '/admin/collections/job-applications']

describe('openAddress', () => {
  it.each([
    ['/admin', '/admin'],
    ['/admin/manage-jobs/1', '/admin/manage-jobs'],
    ['/admin/collections/jobs/trash', '/admin/collections/jobs'],
    ['/admin/collections/job-applications', '/admin/collections/job-applications'],
  ])('the screen %s belongs to %s', (pathname, href) => {
    expect(openAddress(pathname, ADDRESSES)).toBe(href)
  })

  it('is nothing where no address leads: the Overview stands for itself alone', () => {
    expect(openAddress('/admin/account', ADDRESSES)).toBeUndefined()
  })
})
