import { isRecordId } from '@/lib/database/record-id'
import type { FormState } from '@/lib/errors/action-result'

const SAVED_KINDS = ['college', 'job'] as const
export type SavedKind = (typeof SAVED_KINDS)[number]

export const isSavedKind = (value: unknown): value is SavedKind => SAVED_KINDS.some((kind) => kind === value)

/** Result of the save button; `isSaved` is the new state, absent if unknown. */
export interface SaveState extends FormState {
  isSaved?: boolean
}

/** What a visitor wanted to save before signing in. */
export interface SaveIntent {
  kind: SavedKind
  id: string
}

export const intentText = ({ kind, id }: SaveIntent): string => `${kind}.${id}`

/** Parses it; null unless it is a kind and a record id. */
export function intentOf(text: string | undefined): SaveIntent | null {
  const [kind, id, ...rest] = text?.split('.') ?? []
  return rest.length === 0 && isSavedKind(kind) && isRecordId(id) ? { kind, id } : null
}
