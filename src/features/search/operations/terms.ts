import type { Payload, PayloadRequest } from 'payload'
import { findAsServer } from '@/cms/access/access'
import type { SearchTerm } from '@/lib/search/dictionary'
import { knownTerms } from '../known-terms'

/** The editors' additions to the vocabulary. Full authority: visitors search by these terms, but may not list them. */
export async function editorsTerms(payload: Payload, req?: PayloadRequest): Promise<SearchTerm[]> {
  const select = { kind: true, value: true, spellings: true } as const
  const terms = await findAsServer(payload, 'search-terms', {}, { req, select })
  return terms.map(({ kind, value, spellings }) => ({ kind, value, spellings: spellings ?? [] }))
}

/** The current vocabulary, uncached, for tasks and hooks: built-in terms and editors' additions. */
export const searchTermsOf = async (req: PayloadRequest): Promise<readonly SearchTerm[]> => [
  ...knownTerms(),
  ...(await editorsTerms(req.payload, req)),
]
