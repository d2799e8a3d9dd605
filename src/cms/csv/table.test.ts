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

describe('header', () => {
  it('parses any order and case and ignores unknown columns', () => {
    expect(readHeader(shape, ['Location', ' JOB TITLE ', 'Ref', ''])).toEqual({
      columns: ['location', 'job_title', null, null],
      unknown: ['Ref'],
    })
  })

  it('rejects unknown columns if configured', () => {
    const header = readHeader({ ...shape, rejectsUnknown: true }, ['location', 'job_title', 'Ref'])
    expect(header).toEqual({ problem: 'The column Ref is not known.' })
  })

  it('names missing required columns', () => {
    expect(readHeader(shape, ['salary'])).toEqual({ problem: 'The columns job_title, location are missing.' })
    expect(readHeader(shape, ['constructor', 'location'])).toEqual({ problem: 'The column job_title is missing.' })
  })

  it('rejects a duplicate column', () => {
    expect(readHeader(shape, ['job_title', 'location', 'Job Title'])).toHaveProperty('problem')
  })
})

describe('row', () => {
  it('parses trimmed cells by column and normalises line breaks', () => {
    expect(read([' Nurse ', 'A\r\nB', ''])).toEqual({
      row: { job_title: 'Nurse', location: 'A\nB', salary: '' },
      remarks: [],
    })
  })

  it('removes line breaks and hard spaces from single-line fields', () => {
    const columns = { job_title: { limit: 40, isOneLine: true }, notes: { limit: 40 } }
    const cells = ['Senior\r\nResident,\u00a0 Surgery', 'A\r\nB']
    expect(readRow({ title: 'job_title', columns }, Object.keys(columns), { cells, row: 2 }, (texts) => texts)).toEqual(
      {
        row: { job_title: 'Senior Resident, Surgery', notes: 'A\nB' },
        remarks: [],
      },
    )
  })

  it('reports every error by row, column and value', () => {
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

  it('rejects a row with more cells than the header', () => {
    expect(read(['a', 'b', 'c', 'd'], 3)).toMatchObject({ errors: [{ row: 3, title: 'a', column: null, value: null }] })
    expect(read(['a', 'b', 'c', ' '])).toHaveProperty('row')
  })

  it('accepts a row with fewer cells', () => {
    expect(read(['Nurse', 'Pune'])).toMatchObject({ row: { salary: '' } })
  })
})

describe('export cell', () => {
  it.each(['=SUM(A1)', '+91 612', '-', '@x', "'=quoted", "''-", '＝1'])('escapes %s and restores it', (cell) => {
    expect(guarded(cell)).toMatch(/^'/)
    expect(unguarded(guarded(cell))).toBe(cell)
  })
  it.each(["O'Brien", "'quoted'", 'plain', ''])('leaves %s unchanged', (cell) => {
    expect(guarded(cell)).toBe(cell)
    expect(unguarded(cell)).toBe(cell)
  })
})
