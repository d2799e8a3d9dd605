import { describe, expect, it } from 'vitest'
import { readRow } from '@/cms/csv/table'
import { readVacancy, TEMPLATE, VACANCY_COLUMNS } from './row'

const specified = ['job_title', 'location', 'department', 'qualification', 'experience', 'salary', 'deadline']

const reading = (cells: string[], columns = specified) =>
  readRow({ columns: VACANCY_COLUMNS, title: 'job_title' }, columns, { cells, row: 2 }, readVacancy)

function rowOf(cells: string[], columns = specified) {
  const found = reading(cells, columns)
  if ('errors' in found) throw new Error(JSON.stringify(found.errors))
  return found.row
}

it('puts the specified columns first in the template', () => {
  expect(TEMPLATE.split('\r\n')[0]?.split(',').slice(0, 7)).toEqual(specified)
})

describe('deadline', () => {
  it.each(['2026-12-31', '31/12/2026', '31-12-2026', '31.12.26', '31-Dec-26', '46387'])('parses %s', (text) =>
    expect(rowOf(['R', 'P', 'S', '', '', '', text]).deadline).toBe('2026-12-31T12:00:00.000Z'),
  )

  it('reports the invalid value and the expected format', () => {
    expect(reading(['R', 'P', 'S', '', '', '', '12/31/2026'])).toMatchObject({
      errors: [
        {
          row: 2,
          title: 'R',
          column: 'deadline',
          value: '12/31/2026',
          message: expect.stringContaining('Write the day first'),
        },
      ],
    })
  })

  it('reports how an ambiguous day was read', () => {
    const remarks = ['03/04/27', '46402', '15-Jan-27'].map((text) => {
      const found = reading(['R', 'P', 'S', '', '', '', text])
      return 'remarks' in found ? found.remarks.map(({ value, message }) => [value, message]) : found
    })
    expect(remarks).toEqual([
      [['03/04/27', 'Read as 3 April 2027: the day stands first, as in India.']],
      [['46402', 'Read as 15 January 2027: a spreadsheet keeps that day under this number.']],
      [],
    ])
  })
})

describe('walk-in interview', () => {
  const columns = ['job_title', 'location', 'department', 'walk_in']
  const walkIn = (cell: string) => rowOf(['R', 'P', 'S', cell], columns).walkInAt

  it.each([
    ['2026-12-15 09:00', '2026-12-15T03:30:00.000Z'],
    ['15-12-2026 9:00', '2026-12-15T03:30:00.000Z'],
    ['15-12-2026 09:00:00', '2026-12-15T03:30:00.000Z'],
    ['15-Dec-26 2:30 PM', '2026-12-15T09:00:00.000Z'],
    ['15/12/2026 12:15 a.m.', '2026-12-14T18:45:00.000Z'],
    ['२०२६-१२-१५ ०९:००', '2026-12-15T03:30:00.000Z'],
  ])('parses %s', (cell, moment) => expect(walkIn(cell)).toBe(moment))

  it.each(['2026-12-15', '2026-12-15 24:00', '2026-12-15 13:00 PM', '2026-12-15 09:00:30', '2026-02-30 09:00'])(
    'rejects %s',
    (cell) => expect(reading(['R', 'P', 'S', cell], columns)).toMatchObject({ errors: [{ column: 'walk_in' }] }),
  )
})

describe('row', () => {
  it('joins wrapped single-line fields and keeps paragraphs', () => {
    const columns = ['job_title', 'location', 'department', 'description']
    const row = rowOf(['Senior\nResident', 'New\u00a0 Delhi', 'Plastic  Surgery', 'One\n\nTwo'], columns)
    expect(row).toMatchObject({
      title: 'Senior Resident',
      location: 'New Delhi',
      department: 'Plastic Surgery',
      description: 'One\n\nTwo',
    })
  })

  it('derives the filter values of its vacancy', () => {
    const row = rowOf(['Senior Resident', 'Pune', 'Surgery', 'MS', '3+ years', '12-15 LPA', '31/12/2026'])
    expect(row).toMatchObject({
      title: 'Senior Resident',
      type: 'Full-time',
      institution: null,
      salaryMin: 12,
      salaryMax: 15,
      experienceYears: 3,
      searchText: 'senior resident surgery pune',
    })
  })

  it('is hashed over every cell; its key is title, institution, department and location', () => {
    const one = rowOf(['Resident', 'Pune', 'Surgery', '', '', '', ''])
    const other = rowOf([' resident', 'PUNE', 'Surgery', 'MS', '', '', ''])
    expect(other.key).toBe(one.key)
    expect(other.hash).not.toBe(one.hash)
  })

  it('reports errors by column', () => {
    const found = reading(['', 'x'.repeat(121), 'Surgery', '', '', '', 'never'])
    expect('errors' in found && found.errors.map(({ column }) => column)).toEqual(['job_title', 'location', 'deadline'])
  })

  it('accepts known types in any spelling', () => {
    const columns = ['job_title', 'location', 'department', 'type']
    expect(rowOf(['R', 'P', 'S', 'part time'], columns).type).toBe('Part-time')
    expect(reading(['R', 'P', 'S', 'now and then'], columns)).toHaveProperty('errors')
  })
})
