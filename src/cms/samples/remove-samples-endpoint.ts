import { inTransactionAs } from '@/lib/database/transaction'
import { adminOnly } from '../access/access'
import { endpoint } from '../access/endpoint'
import { removeSamples } from './samples'

/** Removes all samples of the first start together, or none of them. */
export const removeSamplesEndpoint = endpoint(adminOnly, 'post', '/samples/remove', async (req, user) => {
  const removed = await inTransactionAs(user, req.payload, removeSamples)
  return Response.json({ removed })
})
