import 'server-only'
import { randomUUID } from 'node:crypto'
import { cache } from 'react'
import { cached, tags } from '@/lib/caching/cache'
import type { SearchTerm, Vocabulary } from '@/lib/search/dictionary'
import { payloadClient } from '@/server/payload'
import { knownTerms } from './known-terms'
import { editorsTerms } from './operations/terms'

const ownTerms = () =>
  cached(['search-terms'], [tags.searchTerms()], { stamp: 'building', terms: [] as SearchTerm[] }, async () => {
    return { stamp: randomUUID(), terms: await editorsTerms(await payloadClient()) }
  })

/** The built-in vocabulary with the editors' additions. */
export const searchVocabulary = cache(async (): Promise<Vocabulary> => {
  const own = await ownTerms()
  return { stamp: own.stamp, terms: [...knownTerms(), ...own.terms] }
})
