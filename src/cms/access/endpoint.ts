import type { Endpoint, PayloadRequest } from 'payload'
import { isRecordId } from '@/lib/database/record-id'
import type { User } from '@/payload-types'
import { anyone, permits, type Rule } from './access'

type Method = Endpoint['method']
type Answer = Response | Promise<Response>

/** What is not to be known of is not found. */
export const notFound = (): Response => Response.json({ error: 'Not found' }, { status: 404 })

/**
 * An endpoint of our own over REST. Payload lets anybody call one, so each is made here, where its rule is asked first.
 * @param rule who may call it, by a rule of `access.ts`
 * @param handler called for those alone whom the rule lets pass; `id` is that of a path with `:id`
 * @param expectedError what everybody else is told; that there is no such address where nothing is given
 * @returns the endpoint for a collection, a global or the whole; `custom.rule` names its rule
 */
export const endpoint = (
  rule: Rule,
  method: Method,
  path: string,
  handler: (req: PayloadRequest, user: User, id: string) => Answer,
  expectedError: () => Response = notFound,
): Endpoint => ({
  method,
  path,
  custom: { rule },
  handler: (req) => {
    const user = personOf(req)
    if (!user || !permits(rule, user)) return expectedError()
    const id = req.routeParams?.id
    return id === undefined || isRecordId(id) ? handler(req, user, id ?? '') : notFound()
  },
})

/** An endpoint that visitors call too, such as signing in. */
export const publicEndpoint = (method: Method, path: string, handler: (req: PayloadRequest) => Answer): Endpoint => ({
  method,
  path,
  custom: { rule: anyone },
  handler,
})

const personOf = ({ user }: PayloadRequest): User | null => (user?.collection === 'users' ? user : null)
