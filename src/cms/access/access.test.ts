import type { PayloadRequest, Where } from 'payload'
import { expect, it } from 'vitest'
import { liveOrContentKeepers } from './access'

it('returns a new query for each read, because Payload mutates it', () => {
  const live: Where = { and: [{ isFeatured: { equals: true } }] }
  const access = liveOrContentKeepers(live)
  const asked = () => access({ req: { user: null } as PayloadRequest }) as Where
  asked().and?.push({ 'college.status': { equals: 'Active' } })
  expect(asked()).toEqual({ and: [{ isFeatured: { equals: true } }] })
})
