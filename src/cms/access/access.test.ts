import type { PayloadRequest, Where } from 'payload'
import { expect, it } from 'vitest'
import { liveOrContentKeepers } from './access'

it('gives each reading a query of its own, because Payload writes into it', () => {
  const live: Where = { and: [{ isFeatured: { equals: true } }] }
  const access = liveOrContentKeepers(live)
  const asked = () => access({ req: { user: null } as PayloadRequest }) as Where
  asked().and?.push({ 'college.status': { equals: 'Active' } })
  expect(asked()).toEqual({ and: [{ isFeatured: { equals: true } }] })
})
