import type { RowError, RowRemark } from '../../csv/messages'

/** `check` writes nothing; `all` imports everything or nothing; `skip` imports the good rows and leaves out the others. */
export const IMPORT_MODES = ['check', 'all', 'skip'] as const
export type ImportMode = (typeof IMPORT_MODES)[number]

/** What becomes of rows whose records have a newer draft or a planned publication: both go on beside it, or the row is left out. */
export const DRAFT_CHOICES = ['carry', 'leave'] as const
export type DraftChoice = (typeof DRAFT_CHOICES)[number]

/** A row whose record has a draft or a plan, and what is to be said of it. */
export interface UnfinishedRow {
  row: number
  title: string
  message: string
}

export interface ShownRow {
  /** As a spreadsheet numbers it. */
  row: number
  cells: string[]
  outcome: 'create' | 'change' | 'skip' | 'leave'
}

/** What a row changes of the record that it means, old and new. */
export interface ChangedRow {
  row: number
  title: string
  fields: { column: string; before: string; after: string }[]
}

/** What an import does, or did. */
export interface ImportReport {
  total: number
  created: number
  changed: number
  skipped: number
  failed: number
  /** Rows that were left out because their records have a draft or a plan. */
  left: number
  /** The first ones, by row; `failed` counts the rows of all of them. */
  errors: RowError[]
  /** How cells were understood that could be understood otherwise; the first ones. */
  remarks: RowRemark[]
  /** Old and new of what changes; the first ones. Only before anything is written. */
  changes: ChangedRow[]
  /** How many rows state something against what is kept. */
  contradicted: number
  /** What the site keeps, and what the row states against it; the first ones. Only before anything is written. */
  contradictions: ChangedRow[]
  /** How many of the rows to change meet a draft or a planned publication. */
  unfinishedCount: number
  /** What these are, and what becomes of them; the first ones. */
  unfinished: UnfinishedRow[]
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
