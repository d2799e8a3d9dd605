import { z } from 'zod'
import { requiredText } from '@/lib/text/typed/required-text'

/** Limits of saved lists and comments. */
export const MAX_LENGTH = { name: 60, query: 30_000, commenter: 40, comment: 500, about: 200 } as const
/** Saved lists per account, and locked versions and comments per list. */
export const MAX = { lists: 20, versions: 20, comments: 200 } as const

/** Permissions of a share link. */
export const SHARE_MODES = ['read', 'comment'] as const
export type ShareMode = (typeof SHARE_MODES)[number]

/** Author of a comment; only a session identifies a counsellor or the owner. */
export const COMMENTERS = ['guest', 'owner', 'counsellor'] as const
export type Commenter = (typeof COMMENTERS)[number]

/** Hidden inputs of the forms. */
export const MARKS = { list: 'list', seen: 'seen', query: 'query', link: 'link' } as const

export type ChoiceListFieldCode = 'name-missing' | 'commenter-missing' | 'comment-missing' | 'too-long'

const fieldCode = (code: ChoiceListFieldCode) => code

export const nameSchema = z.object({ name: requiredText(MAX_LENGTH.name, fieldCode('name-missing')) })

export const commentSchema = z.object({
  name: requiredText(MAX_LENGTH.commenter, fieldCode('commenter-missing')),
  text: requiredText(MAX_LENGTH.comment, fieldCode('comment-missing')),
  about: z.string().max(MAX_LENGTH.about).optional().catch(undefined),
})

/** A list being edited, and the edition opened. */
export interface OpenList {
  id: string
  /** Differs from the list's own if other choices were saved since. */
  seen: number
}

/** An open list in the page's URL. */
export const openListText = ({ id, seen }: OpenList): string => `${id}.${seen}`

/** Parses it; null if invalid. */
export function openListOf(text: unknown): OpenList | null {
  const [, id, seen] = (typeof text === 'string' && /^([0-9a-f-]{36})\.(\d{1,15})$/.exec(text)) || []
  return id && seen ? { id, seen: Number(seen) } : null
}
