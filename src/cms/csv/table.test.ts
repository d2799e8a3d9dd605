import { describe, expect, it } from 'vitest'
import { guarded, readHeader, readRow, type TableShape, unguarded } from './table'

const shape: TableShape = {
  title: 'job_title',
  columns: {
    job_title: { isRequired: true, limit: 10 },
    location: { isRequired: true, limit: 10 },
    salary: { limit: 5 },
  },
}
const columns = ['job_title', 'location', 'salary']
const read = (cells: string[], row = 2) => readRow(shape, columns, { cells, row }, (texts) => texts)

describe('the header', () => {
  it('is read in any order and letter case, and passes over columns that are not ours', () => {
    expect(readHeader(shape, ['Location', ' JOB TITLE ', 'Ref', ''])).toEqual({
      columns: ['location', 'job_title', null, null],
      unknown: ['Ref'],
    })
  })

  it('refuses columns that are not ours where that is the rule', () => {
    const header = readHeader({ ...shape, rejectsUnknown: true }, ['location', 'job_title', 'Ref'])
    expect(header).toEqual({ problem: 'The column Ref is not known.' })
  })

  it('says which required columns are missing', () => {
    expect(readHeader(shape, ['salary'])).toEqual({ problem: 'The columns job_title, location are missing.' })
    expect(readHeader(shape, ['constructor', 'location'])).toEqual({ problem: 'The column job_title is missing.' })
  })

  it('refuses a column that stands there twice', () => {
    expect(readHeader(shape, ['job_title', 'location', 'Job Title'])).toHaveProperty('problem')
  })
})

describe('a row', () => {
  it('is read by column, trimmed, with line breaks of one kind', () => {
    expect(read([' Nurse ', 'A\r\nB', ''])).toEqual({
      row: { job_title: 'Nurse', location: 'A\nB', salary: '' },
      remarks: [],
    })
  })

  it('has a field of one line without the breaks and hard spaces that a spreadsheet wraps it with', () => {
    const columns = { job_title: { limit: 40, isOneLine: true }, notes: { limit: 40 } }
    const cells = ['Senior\r\nResident,\u00a0 Surgery', 'A\r\nB']
    expect(readRow({ title: 'job_title', columns }, Object.keys(columns), { cells, row: 2 }, (texts) => texts)).toEqual(
      {
        row: { job_title: 'Senior Resident, Surgery', notes: 'A\nB' },
        remarks: [],
      },
    )
  })

  it('reports everything wrong with it, by row, column and value', () => {
    expect(read(['', 'x'.repeat(11), 'a\u0000b'], 7)).toEqual({
      errors: [
        { row: 7, title: '', column: 'job_title', value: '', message: 'This must not be empty.' },
        { row: 7, title: '', column: 'location', value: 'x'.repeat(11), message: 'This is longer than 10 characters.' },
        {
          row: 7,
          title: '',
          column: 'salary',
          value: 'a\u0000b',
          message: 'This holds characters that cannot be shown.',
        },
      ],
    })
  })

  it('with more cells than the header is refused, because its cells have slipped', () => {
    expect(read(['a', 'b', 'c', 'd'], 3)).toMatchObject({ errors: [{ row: 3, title: 'a', column: null, value: null }] })
    expect(read(['a', 'b', 'c', ' '])).toHaveProperty('row')
  })

  it('may have fewer cells', () => {
    expect(read(['Nurse', 'Pune'])).toMatchObject({ row: { salary: '' } })
  })
})

describe('a cell of the export', () => {
  it.each(['=SUM(A1)', '+91 612', '-', '@x', "'=quoted", "''-", '＝1'])(
    '%s never begins a formula and comes back',
    (cell) => {
      expect(guarded(cell)).toMatch(/^'/)
      expect(unguarded(guarded(cell))).toBe(cell)
    },
  )
  it.each(["O'Brien", "'quoted'", 'plain', ''])('%s stays as it is', (cell) => {
    expect(guarded(cell)).toBe(cell)
    expect(unguarded(cell)).toBe(cell)
  })
})
