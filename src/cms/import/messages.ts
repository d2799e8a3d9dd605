import { enumerated, grouped, plural } from '@/lib/text/format'

const count = (rows: number) => grouped('en', rows)

/** Singular and plural of the rows: "vacancy" and "vacancies". */
export type RowNoun = readonly [one: string, many: string]

/** All messages of CSV imports; the quoted ones are the specification's (sections 5 and 8). */
export const importMessages = {
  notCsv: 'Please upload a CSV file',
  failed: 'Failed to process CSV file',
  succeeded: (fileName: string) => `Successfully processed ${fileName}!`,
  notAllowed: 'Your role does not import this.',
  onlyBadRows: 'No row of the file can be imported.',
  badRows: (rows: number) =>
    `${count(rows)} ${plural('en', rows, { one: 'row has', other: 'rows have' })} errors, so nothing was imported.`,
  oneOf: (values: readonly string[]) => `This must be one of ${enumerated('en', values)}.`,
  invalidFormat: {
    url: 'Write a full web address, with https:// in front.',
    other: 'Write an address of small letters, digits and hyphens.',
  },
  repeatedRow: (row: number | string) => `The same stands in row ${row} already.`,
  changedMeanwhile: 'Somebody changed the same records meanwhile; nothing was saved. Try again.',
  cancelled: 'Cancelled before anything was saved.',
  unexpected: 'Something unexpected happened; nothing was saved. Try again.',
  abandoned: 'The server was stopped in the middle; nothing was saved. Import the file again.',
  recorded: ({ title, value, message }: { title: string; value: string | null; message: string }) =>
    [title ? `${title}: ` : '', value ? `“${value}”. ` : '', message].join(''),
  contradicted: ({ title, before, after }: { title: string; before: string; after: string }) =>
    `${title}: the site keeps ${before}, the file says ${after}`,
  audit: (fileName: string, created: number, changed: number) =>
    `Imported ${fileName}: ${created} created, ${changed} changed`,
  undoneAudit: (fileName: string, rows: number) => `Undid the import of ${fileName}: ${count(rows)} rows`,
  undo: {
    heading: 'What it wrote',
    note: 'For 30 days an import can be undone where nobody has changed its records since.',
    nothing: 'It wrote nothing, or longer than 30 days ago.',
    shown: (shown: number, all: number) =>
      `The first ${count(shown)} of ${count(all)} rows; those that stay come first.`,
    record: 'Record',
    what: 'What was done',
    state: 'Now',
    asImported: 'As imported',
    undone: 'Undone',
    errorMessages: {
      gone: 'Deleted since',
      trashed: 'In the trash',
      edited: 'Changed since, so it stays',
      drafted: 'A draft was begun since, so it stays',
      planned: 'Something is planned for it, so it stays',
      inUse: 'Something else uses it, so it stays',
    },
    undo: (rows: number) => `Undo ${count(rows)} ${plural('en', rows, { one: 'row', other: 'rows' })}`,
    question: (rows: number) =>
      `Undo ${count(rows)} ${plural('en', rows, { one: 'row', other: 'rows' })} of this import?`,
    confirmNote:
      'Changed records become what they were. New ones go to the trash; new closing ranks are deleted. Added sources and words stay.',
    confirm: 'Undo',
    done: 'Undone, as far as nobody has changed its records since.',
    failed: 'Nothing was undone',
    conflict: 'An address is taken by now, or something that a record named is gone.',
  },
  form: {
    drop: 'Drop a CSV file here, or',
    choose: 'Choose a CSV file',
    file: 'CSV file',
    template: 'Download a template',
    checking: (fileName: string) => `Reading ${fileName}`,
    committing: (fileName: string) => `Importing ${fileName}`,
    rowsRead: (rows: number) => `${count(rows)} rows read`,
    rowsWritten: (rows: number, all: number) => `${count(rows)} of ${count(all)} rows written`,
    cancel: 'Cancel',
    cancelled: 'Cancelled. Nothing was saved.',
    commit: (rows: number, [one, many]: RowNoun) => `Import ${count(rows)} ${plural('en', rows, { one, other: many })}`,
    commitGood: (rows: number) =>
      `Import the ${count(rows)} good ${plural('en', rows, { one: 'row', other: 'rows' })} and leave the others out`,
    allOrNothing: 'Or mend the file and choose it again: then all of it is imported or nothing.',
    drafts: 'Rows that meet a draft or a plan',
    draftChoices: {
      carry: 'Import them and carry the drafts along',
      leave: 'Leave them out',
    },
    finish: 'Finish',
    another: 'Choose another file',
    history: 'Earlier imports',
  },
  report: {
    result: 'What will happen',
    done: 'What happened',
    nothing: 'What is wrong with the file',
    outcomes: {
      checked: {
        created: 'Will be created',
        changed: 'Will be changed',
        skipped: 'Will be skipped (already there)',
        left: 'Will be left out (draft or plan)',
        failed: 'With errors',
      },
      done: {
        created: 'Created',
        changed: 'Changed',
        skipped: 'Skipped (already there)',
        left: 'Left out (draft or plan)',
        failed: 'With errors',
      },
      refused: {
        created: 'Could be created',
        changed: 'Could be changed',
        skipped: 'Already there',
        left: 'Left out (draft or plan)',
        failed: 'With errors',
      },
    },
    outcomeOf: {
      create: 'Will be created',
      change: 'Will be changed',
      skip: 'Will be skipped',
      leave: 'Will be left out',
    },
    download: 'Download this report as CSV',
    fileName: (imported: string) => `report-of-${imported.replace(/\.csv$/i, '') || 'import'}.csv`,
    kinds: {
      error: 'Error',
      remark: 'Understood as',
      change: 'Will be changed',
      contradiction: 'Contradicts what was verified',
      unfinished: 'Draft or plan',
    },
    kind: 'Kind',
    before: 'Now',
    after: 'Will be',
    empty: 'empty',
    changes: 'What will be changed',
    changesShown: (shown: number, all: number) =>
      `The first ${count(shown)} of the ${count(all)} rows that change something.`,
    noDifference: 'Nothing that visitors see',
    contradictions: 'What contradicts the site',
    existingKept: 'What is on the site stays as it is. Correct it there where the file is right.',
    contradictionsNote:
      'These figures are verified from another source, so they stay. Where the file is right, write yes into its column overwrite and choose it again.',
    contradictionsShown: (shown: number, all: number) =>
      `The first ${count(shown)} of the ${count(all)} rows that contradict the site.`,
    kept: 'Stays',
    stated: 'The file says',
    unfinished: 'Drafts and planned publications',
    unfinishedNote: 'The import changes what is published. Each draft stays the newest and keeps its own changes.',
    unfinishedShown: (shown: number, all: number) =>
      `The first ${count(shown)} of the ${count(all)} rows that meet a draft or a plan.`,
    drafts: {
      newer: 'It has a newer draft, which keeps what it changed.',
      unpublished: 'It was never published; the import publishes its draft.',
      waiting: 'It was never published; the import changes its draft, which stays one.',
    },
    plans: {
      publish: (moment: string) => `It is planned to be published on ${moment}; that stays.`,
      unpublish: (moment: string) => `It is planned to be taken off the site on ${moment}; that stays.`,
    },
    remarks: 'How cells were understood',
    remarksNote:
      'Check these, and correct the file where they are wrong. Write a day as 2027-01-15: it can be read in one way only.',
    value: 'Value',
    title: 'About',
    nothingToDo: 'Every row of this file is on the site already. Nothing would change.',
    unknown: (names: string[]) => `Skipped, not a column of ours: ${enumerated('en', names)}.`,
    firstRows: 'First rows',
    errors: 'Rows with errors',
    errorsShown: (shown: number, all: number) =>
      `The first ${count(shown)} of the errors in ${count(all)} rows. The downloaded report has more of them.`,
    row: 'Row',
    column: 'Column',
    wholeRow: 'Whole row',
    problem: 'What is wrong, and what would be right',
  },
} as const
