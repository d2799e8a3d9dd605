import { asServer } from '@/cms/access/access'
import 'server-only'
import { randomUUID } from 'node:crypto'
import { cache } from 'react'
import { cached, tags } from '@/lib/caching/cache'
import type { SearchTerm, Vocabulary } from '@/lib/search/dictionary'
import { payloadClient } from '@/server/payload'
import { knownTerms } from './known-terms'

const ownTerms = () =>
  cached(['search-terms'], [tags.searchTerms()], { stamp: 'building', terms: [] as SearchTerm[] }, async () => {
    const payload = await payloadClient()
    // Full authority: visitors search by these terms, but may not list them.
    const { docs } = await payload.find({
      collection: 'search-terms',
      select: { kind: true, value: true, spellings: true },
      ...asServer(),
    })
    const terms = docs.map(({ kind, value, spellings }) => ({ kind, value, spellings: spellings ?? [] }))
    return { stamp: randomUUID(), terms }
  })

/** The built-in vocabulary with the editors' additions. */
export const searchVocabulary = cache(async (): Promise<Vocabulary> => {
  const own = await ownTerms()
  return { stamp: own.stamp, terms: [...knownTerms(), ...own.terms] }
})
