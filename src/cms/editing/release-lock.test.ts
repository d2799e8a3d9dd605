import { describe, expect, it } from 'vitest'
import { ownLockUrl } from './release-lock'

const ID = '0b0e8d5c-9d0a-4a57-8d27-0a8f6a1f5f11'
const conditionsAt = (pathname: string) => {
  const address = ownLockUrl(pathname, 'me')
  return address && Object.fromEntries(new URL(address, 'http://site').searchParams)
}

describe('ownLockUrl', () => {
  it('names the record and the owner of the lock', () => {
    const locks = {
      'where[document.relationTo][equals]': 'banner-slides',
      'where[document.value][equals]': ID,
      'where[user.value][equals]': 'me',
    }
    expect(conditionsAt(`/admin/collections/banner-slides/${ID}`)).toEqual(locks)
    expect(conditionsAt(`/admin/collections/banner-slides/${ID}/versions`)).toEqual(locks)
    expect(conditionsAt('/admin/globals/site-settings')).toEqual({
      'where[globalSlug][equals]': 'site-settings',
      'where[user.value][equals]': 'me',
    })
  })

  it.each(['/admin', '/admin/collections/jobs', '/admin/collections/jobs/create', `/admin/manage-jobs/${ID}`, '/jobs'])(
    'returns null at %s',
    (pathname) => {
      expect(ownLockUrl(pathname, 'me')).toBeNull()
    },
  )
})
