import type { PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'

/** Who it is, for the log: "Asha Rao (asha@example.org)"; null once they are deleted. */
export async function nameOfPerson(req: PayloadRequest, id: string): Promise<string | null> {
  // Full authority: only administrators read the log, and they read people too.
  const person = await req.payload.findByID({
    collection: 'users',
    id,
    select: { email: true, fullName: true },
    disableErrors: true,
    ...asServer(req),
  })
  if (!person) return null
  return person.fullName ? `${person.fullName} (${person.email})` : person.email
}
