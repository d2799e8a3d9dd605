import type { PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'
import type { SearchTerm } from '@/lib/search/dictionary'
import { knownTerms } from '../known-terms'

/** The current vocabulary, uncached, for tasks and hooks: built-in terms and editors' additions. */
export async function searchTermsOf(req: PayloadRequest): Promise<readonly SearchTerm[]> {
  // Full authority: their meanings are public; only the list is for editors.
  const { docs } = await req.payload.find({
    collection: 'search-terms',
    select: { kind: true, value: true, spellings: true },
    ...asServer(req),
  })
  return [...knownTerms(), ...docs.map(({ kind, value, spellings }) => ({ kind, value, spellings: spellings ?? [] }))]
}
