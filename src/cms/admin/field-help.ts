import type { FieldHelp } from '../fields/with-help'

/** What the studio says beside the fields of an import. */
export const importHelp: FieldHelp = {
  fileName: 'As it was called on the computer of who uploaded it.',
  kind: ['Into', 'The list that the rows went into.'],
  status: ['Outcome', 'A file that failed or was cancelled has changed nothing.'],
  importedBy: 'Who uploaded it.',
  totalCount: 'Rows in the file, without its header.',
  createdCount: 'Rows that made a new record.',
  updatedCount: 'Rows that changed a record.',
  skippedCount: 'Rows that were there already.',
  failedCount: 'Rows with an error, which were left out.',
  reason: 'The first thing to mend.',
  rowErrors: 'The rows that were left out.',
  'rowErrors.line': ['Row', 'The row as a spreadsheet numbers it; the header is row 1.'],
  'rowErrors.column': 'The column with the error.',
  'rowErrors.message': 'What is wrong there.',
}

/** What the studio says beside the fields of the audit log. */
export const auditHelp: FieldHelp = {
  summary: 'The change in a sentence.',
  action: ['Action', 'Whether something was made, changed or deleted.'],
  of: 'The list or page that was changed.',
  record: ['Record', 'The number of the record, for a developer.'],
  actor: ['Person', 'Who made the change.'],
  actorEmail: 'Their e-mail address at the time.',
  changes: ['Difference', 'Each field that changed, before and after. Personal values are not written down.'],
  'changes.field': ['Field', 'The field that changed.'],
  'changes.before': ['Before', 'What stood there.'],
  'changes.after': ['After', 'What stands there now.'],
}

/** What the studio says beside the fields of a checked link. */
export const checkedLinkHelp: FieldHelp = {
  address: ['Address', 'As the records name it.'],
  outcome: ['Outcome', 'Dead when it failed twice in a row, a day or more apart.'],
  problem: ['Problem', 'Why it gave no page.'],
  status: 'The number with which the server answered.',
  finalAddress: 'Where it led in the end. When that is another address, the records may name it instead.',
  failures: ['Failures', 'How often it failed in a row.'],
  checkedAt: 'When it was asked last.',
  usedIn: 'The records that name the address.',
  'usedIn.of': 'The list that the record is in.',
  'usedIn.record': ['Record', 'The number of the record.'],
  'usedIn.title': ['Title', 'What the record is called.'],
}

/** What the studio says beside the fields of an image. */
export const mediaHelp: FieldHelp = {
  credit: 'For your own records, should anybody ask about the rights. Visitors do not see it.',
}
