import type { RowError, RowRemark } from '../../csv/messages'

/** `check` writes nothing; `all` imports all rows or none; `skip` imports the valid rows. */
export const IMPORT_MODES = ['check', 'all', 'skip'] as const
export type ImportMode = (typeof IMPORT_MODES)[number]

/** What to do with rows whose records have a newer draft or a schedule: write beside it, or skip the row. */
export const DRAFT_CHOICES = ['carry', 'leave'] as const
export type DraftChoice = (typeof DRAFT_CHOICES)[number]

/** A row whose record has a draft or a schedule, with a note. */
export interface UnfinishedRow {
  row: number
  title: string
  message: string
}

export interface ShownRow {
  /** Row number as in a spreadsheet. */
  row: number
  cells: string[]
  outcome: 'create' | 'change' | 'skip' | 'leave'
}

export interface ChangedRow {
  row: number
  title: string
  fields: { column: string; before: string; after: string }[]
}

/** Preview or result of an import. */
export interface ImportReport {
  total: number
  created: number
  changed: number
  skipped: number
  failed: number
  /** Rows skipped because their records have a draft or a schedule. */
  left: number
  /** The first errors, by row; `failed` counts all rows with errors. */
  errors: RowError[]
  /** How ambiguous cells were read; the first ones. */
  remarks: RowRemark[]
  /** The first changes. Preview only. */
  changes: ChangedRow[]
  /** How many rows contradict kept values. */
  contradicted: number
  /** The first contradictions. Preview only. */
  contradictions: ChangedRow[]
  /** How many rows to change meet a draft or a schedule. */
  unfinishedCount: number
  /** The first of these, and what happens to them. */
  unfinished: UnfinishedRow[]
  firstRows: ShownRow[]
  unknownColumns: string[]
}

export interface ImportProgress {
  step: 'reading' | 'writing'
  rows: number
  /** Total rows to write; 0 while still reading. */
  of: number
  /** Overall fraction, 0 to 1. */
  share: number
}

export type ImportEnd =
  | { report: ImportReport; message: string | null }
  | { error: string; reason: string; status: 'failed' | 'cancelled'; report?: ImportReport }

/** A line of the streamed response: progress or result. */
export type ImportLine = { progress: ImportProgress } | ImportEnd
