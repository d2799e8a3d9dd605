import type { PayloadRequest } from 'payload'

/**
 * How the Local API is called with the server's full authority: every row, the records it names as ids. A comment at
 * the call says why nobody's rights are asked. `find` reads all rows, or as many as its `limit` says.
 */
export const asServer = (req?: PayloadRequest) => ({ depth: 0, pagination: false, overrideAccess: true, req }) as const

/** How it is called in the name of whoever asks: the rules of the collection decide. */
export const asPerson = (req: PayloadRequest) => ({ depth: 0, overrideAccess: false, user: req.user, req }) as const

/** How it is called for pages that everybody sees: the rules of the collection decide, as for somebody not signed in. */
export const asVisitor = { depth: 0, pagination: false, overrideAccess: false } as const
