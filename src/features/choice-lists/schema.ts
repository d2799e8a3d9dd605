import { z } from 'zod'
import type { ChoiceListFieldCode } from './messages'

/** What a kept list and the words about it may hold. */
export const LONGEST = { name: 60, query: 8000, commenter: 40, comment: 500, about: 200 } as const
/** Kept lists of one account, and kept versions and comments of one list. */
export const MOST = { lists: 20, versions: 20, comments: 200 } as const

/** What whoever has the link of a list may do. */
export const SHARE_MODES = ['read', 'comment'] as const
export type ShareMode = (typeof SHARE_MODES)[number]

/** Who wrote a comment; only a session makes somebody a counsellor or the owner. */
export const COMMENTERS = ['guest', 'owner', 'counsellor'] as const
export type Commenter = (typeof COMMENTERS)[number]

/** The inputs of the forms that nobody types in. */
export const MARKS = { list: 'list', seen: 'seen', query: 'query', link: 'link' } as const

const says = (code: ChoiceListFieldCode) => code

const words = (most: number, missing: ChoiceListFieldCode) =>
  z.string({ error: missing }).trim().min(1, missing).max(most, says('too-long'))

export const nameSchema = z.object({ name: words(LONGEST.name, says('name-missing')) })

export const commentSchema = z.object({
  name: words(LONGEST.commenter, says('commenter-missing')),
  text: words(LONGEST.comment, says('comment-missing')),
  about: z.string().max(LONGEST.about).optional().catch(undefined),
})

/** A list that is open for change: which one, and which edition of it was opened. */
export interface OpenList {
  id: string
  /** In milliseconds; another number than the list's own means that somebody has saved since. */
  seen: number
}

/** An open list as the address of the page holds it. */
export const openListText = ({ id, seen }: OpenList): string => `${id}.${seen}`

/** Reads it back; null for anything else. */
export function openListOf(text: unknown): OpenList | null {
  const [, id, seen] = (typeof text === 'string' && /^([0-9a-f-]{36})\.(\d{1,15})$/.exec(text)) || []
  return id && seen ? { id, seen: Number(seen) } : null
}
