import type { PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'
import type { SearchTerm } from '@/lib/search/dictionary'
import { knownTerms } from '../known-terms'

/** The vocabulary as it is at this moment, for tasks and hooks: what came with the site, and what editors added. */
export async function searchTermsOf(req: PayloadRequest): Promise<readonly SearchTerm[]> {
  // Full authority: what the words mean is no secret, only their list is the editors' own.
  const { docs } = await req.payload.find({
    collection: 'search-terms',
    select: { kind: true, value: true, spellings: true },
    ...asServer(req),
  })
  return [...knownTerms(), ...docs.map(({ kind, value, spellings }) => ({ kind, value, spellings: spellings ?? [] }))]
}
