import { adminOnly } from '@/cms/access/access'
import { endpoint, notFound } from '@/cms/access/endpoint'
import { whatGoes } from '../operations/what-goes'

/** How much goes with a person who is deleted, before somebody does it. */
export const whatGoesEndpoint = endpoint({
  rule: adminOnly,
  method: 'get',
  path: '/:id/what-goes',
  handler: async (req, user) => {
    const person = await req.payload.findByID({
      collection: 'users',
      id: String(req.routeParams?.id),
      depth: 0,
      overrideAccess: false,
      user,
      disableErrors: true,
      req,
    })
    return person ? Response.json(await whatGoes(req, person)) : notFound()
  },
})
