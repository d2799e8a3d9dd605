import { isRecordId } from '@/lib/database/record-id'
import type { FormState } from '@/lib/errors/action-result'

/** What can be saved. */
const SAVED_KINDS = ['college', 'job'] as const
export type SavedKind = (typeof SAVED_KINDS)[number]

export const isSavedKind = (value: unknown): value is SavedKind => SAVED_KINDS.some((kind) => kind === value)

/** What pressing the button led to; `isSaved` is what holds now, absent when nothing is known to have changed. */
export interface SaveState extends FormState {
  isSaved?: boolean
}

/** What somebody wanted to save before they had signed in. */
export interface SaveIntent {
  kind: SavedKind
  id: string
}

export const intentText = ({ kind, id }: SaveIntent): string => `${kind}.${id}`

/** Reads it back; anything but a kind and a record id is no intent. */
export function intentOf(text: string | undefined): SaveIntent | null {
  const [kind, id, ...rest] = text?.split('.') ?? []
  return rest.length === 0 && isSavedKind(kind) && isRecordId(id) ? { kind, id } : null
}
