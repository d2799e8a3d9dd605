import type { PayloadRequest } from 'payload'
import type { Rule } from '@/cms/access/access'
import { likeContaining } from '@/lib/database/sql-list'
import type { User } from '@/payload-types'

/** One thing that the search of the studio found. */
export interface SearchHit {
  id: string
  title: string
  /** What tells it from others of the same name. */
  detail: string
  href: string
}

/** What one feature lets the studio search. */
export interface SearchSource {
  /** What one of its hits is. */
  label: string
  /** Whose work its records are; nobody else is told of one. */
  rule: Rule
  find: (asked: SearchAsked) => Promise<SearchHit[]>
}

interface SearchAsked {
  req: PayloadRequest
  user: User
  /** As typed. */
  words: string
  most: number
}

/** Looked at before the best are chosen, so that a word that half of all rows hold costs no more than a rare one. */
export const CANDIDATES = 200

/** The patterns that a row has to match, all of them: one for each word. */
export const patternsOf = (words: string): string[] =>
  words.split(/\s+/).filter(Boolean).slice(0, 6).map(likeContaining)
