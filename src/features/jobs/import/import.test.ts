import { describe, expect, it } from 'vitest'
import { COLUMNS, readHeader, TEMPLATE } from './columns'
import { readDeadline } from './deadline'
import { EncodingDetector, findDelimiter } from './file-text'
import { readRow } from './row'

const specified = ['job_title', 'location', 'department', 'qualification', 'experience', 'salary', 'deadline']

function columnsOf(cells: string[]) {
  const header = readHeader(cells)
  if ('problem' in header) throw new Error(header.problem)
  return header.columns
}

function rowOf(cells: string[], columns = columnsOf(specified)) {
  const reading = readRow(cells, columns, 2)
  if ('errors' in reading) throw new Error(JSON.stringify(reading.errors))
  return reading.row
}

describe('the header', () => {
  it('is read in any order and letter case, and passes over columns that are not ours', () => {
    const header = readHeader(['Department', ' JOB TITLE ', 'Ref', 'location'])
    expect(header).toMatchObject({
      columns: ['department', 'job_title', null, 'location'],
      unknown: ['Ref'],
    })
  })

  it('says which required columns are missing', () => {
    expect(readHeader(['job_title', 'salary'])).toEqual({ problem: 'The columns location, department are missing.' })
  })

  it('refuses a column that stands there twice', () => {
    expect(readHeader(['job_title', 'location', 'department', 'Job Title'])).toHaveProperty('problem')
  })

  it('is the first line of the template', () => {
    expect(TEMPLATE.split('\r\n')[0]).toBe(COLUMNS.join(','))
  })
})

describe('a deadline', () => {
  it.each(['2026-12-31', '31/12/2026', '31-12-2026', '31.12.2026', '2026/12/31', '2026-12-31T00:00:00Z'])(
    'is read from %s',
    (text) => expect(readDeadline(text)).toBe('2026-12-31T12:00:00.000Z'),
  )

  it.each(['31/02/2026', '12/31/2026', '2026-13-01', 'soon', '31/12/26', '1899-01-01'])('is not read from %s', (text) =>
    expect(readDeadline(text)).toBeNull(),
  )
})

describe('a row', () => {
  it('becomes a vacancy with what the filters compare', () => {
    const row = rowOf(['Senior Resident', 'Pune', 'Surgery', 'MS', '3+ years', '12-15 LPA', '31/12/2026'])
    expect(row).toMatchObject({
      title: 'Senior Resident',
      type: 'Full-time',
      institution: null,
      salaryMin: 12,
      salaryMax: 15,
      experienceYears: 3,
      searchText: 'senior resident surgery',
    })
  })

  it('is told by every cell, and its vacancy by title, institution, department and location', () => {
    const one = rowOf(['Resident', 'Pune', 'Surgery', '', '', '', ''])
    const other = rowOf([' resident', 'PUNE', 'Surgery', 'MS', '', '', ''])
    expect(other.key).toBe(one.key)
    expect(other.hash).not.toBe(one.hash)
  })

  it('reports everything wrong with it, by column', () => {
    const reading = readRow(['', 'x'.repeat(121), 'Surgery', '', '', '', 'never'], columnsOf(specified), 7)
    expect('errors' in reading && reading.errors.map(({ line, column }) => [line, column])).toEqual([
      [7, 'job_title'],
      [7, 'location'],
      [7, 'deadline'],
    ])
  })

  it('with more cells than the header is refused, because its cells have slipped', () => {
    const reading = readRow(['a', 'b', 'c', '', '', '', '', 'd'], columnsOf(specified), 3)
    expect('errors' in reading && reading.errors[0]?.column).toBeNull()
  })

  it('may have fewer cells', () => {
    expect(rowOf(['Resident', 'Pune', 'Surgery']).deadline).toBeNull()
  })

  it('reads the type in any spelling and refuses others', () => {
    const columns = columnsOf(['job_title', 'location', 'department', 'type'])
    expect(rowOf(['R', 'P', 'S', 'part time'], columns).type).toBe('Part-time')
    expect(readRow(['R', 'P', 'S', 'now and then'], columns, 2)).toHaveProperty('errors')
  })
})

describe('the text of a file', () => {
  it('finds the delimiter outside quotes', () => {
    expect(findDelimiter('job_title,location\n')).toBe(',')
    expect(findDelimiter('\uFEFF"job, title";location;department\r\n1,2,3,4,5')).toBe(';')
    expect(findDelimiter('job_title\tlocation')).toBe('\t')
  })

  it('tells UTF-8 cut anywhere from Windows-1252 and UTF-16', () => {
    const detect = (...pieces: Uint8Array[]) => {
      const detector = new EncodingDetector()
      for (const piece of pieces) detector.add(piece)
      return detector.end()
    }
    const rupee = new TextEncoder().encode('₹')
    expect(detect(rupee.subarray(0, 1), rupee.subarray(1))).toBe('utf-8')
    expect(detect(rupee.subarray(0, 2))).toBe('windows-1252')
    expect(detect(Uint8Array.from([0x93, 0x41]))).toBe('windows-1252')
    expect(detect(Uint8Array.from([0xff, 0xfe, 0x41, 0x00]))).toBe('utf-16le')
  })
})
