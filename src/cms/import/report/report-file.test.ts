import { expect, it } from 'vitest'
import type { ImportReport } from './report'
import { reportAsCsv } from './report-file'

const report: ImportReport = {
  total: 3,
  created: 0,
  changed: 1,
  skipped: 0,
  failed: 1,
  left: 0,
  errors: [{ row: 4, title: 'Resident', column: 'deadline', value: '=soon', message: 'This is not a date.' }],
  remarks: [{ row: 2, title: 'Nurse', column: 'deadline', value: '03/04/27', message: 'Read as 3 April 2027' }],
  changes: [{ row: 3, title: 'Dean', fields: [{ column: 'salary', before: '10 LPA', after: '12 LPA' }] }],
  contradicted: 1,
  contradictions: [{ row: 5, title: 'Chair', fields: [{ column: 'seats', before: '100', after: '150' }] }],
  unfinishedCount: 1,
  unfinished: [{ row: 6, title: 'Reader', message: 'It has a newer draft.' }],
  firstRows: [],
  unknownColumns: [],
}

it('lists errors, remarks and changes by row without formulas', () => {
  expect(reportAsCsv(report).replace('\uFEFF', '').trim().split('\n')).toEqual([
    'Row,Kind,About,Column,Value,"What is wrong, and what would be right",Now,Will be',
    '2,Understood as,Nurse,deadline,03/04/27,Read as 3 April 2027,,',
    '3,Will be changed,Dean,salary,,,10 LPA,12 LPA',
    "4,Error,Resident,deadline,'=soon,This is not a date.,,",
    '5,Contradicts what was verified,Chair,seats,,,100,150',
    '6,Draft or plan,Reader,,,It has a newer draft.,,',
  ])
})
