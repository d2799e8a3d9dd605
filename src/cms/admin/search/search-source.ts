import type { PayloadRequest } from 'payload'
import type { Rule } from '@/cms/access/access'
import { likeContaining } from '@/lib/database/sql-list'
import type { User } from '@/payload-types'

export interface SearchHit {
  id: string
  title: string
  /** Distinguishes records of the same name. */
  detail: string
  href: string
}

/** What a feature makes searchable. */
export interface SearchSource {
  /** Kind of its results. */
  label: string
  /** Who may see its results. */
  rule: Rule
  find: (query: SearchQuery) => Promise<SearchHit[]>
}

interface SearchQuery {
  req: PayloadRequest
  user: User
  /** As typed. */
  words: string
  max: number
}

/** Rows considered before ranking, so that a common word costs no more than a rare one. */
export const CANDIDATES = 200

/** `LIKE` patterns a row must all match: one per word. */
export const patternsOf = (words: string): string[] =>
  words.split(/\s+/).filter(Boolean).slice(0, 6).map(likeContaining)
