import type { RowError } from '../csv/problem'

/** `check` writes nothing; `all` imports everything or nothing; `skip` imports the good rows and leaves out the others. */
export const IMPORT_MODES = ['check', 'all', 'skip'] as const
export type ImportMode = (typeof IMPORT_MODES)[number]

export interface ShownRow {
  line: number
  cells: string[]
  outcome: 'create' | 'change' | 'skip'
}

/** What an import does, or did. */
export interface ImportReport {
  total: number
  created: number
  changed: number
  skipped: number
  failed: number
  /** The first two hundred, by line; `failed` counts the rows of all of them. */
  errors: RowError[]
  firstRows: ShownRow[]
  unknownColumns: string[]
}

/** How far an import is. */
export interface ImportProgress {
  step: 'reading' | 'writing'
  rows: number
  /** How many rows there are to write; 0 while they are still being read. */
  of: number
  /** Of the whole work, from 0 to 1. */
  share: number
}

/** How an import ended. */
export type ImportEnd =
  | { report: ImportReport; message: string | null }
  | { error: string; reason: string; status: 'failed' | 'cancelled'; report?: ImportReport }

/** One line of the answer to an upload: how far it is, or how it ended. */
export type ImportLine = { progress: ImportProgress } | ImportEnd
