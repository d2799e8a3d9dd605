import { expect, it } from 'vitest'
import { readCollegeRow } from '@/features/colleges/import/row'
import { readTable } from '../files/read-content'
import { KIND_ROW, POINT_ROW } from './seed-college-facts'

it.each([
  ['college-kinds.csv', KIND_ROW],
  ['college-coordinates.csv', POINT_ROW],
])('%s has one importable fact per college', (file, row) => {
  const rows: Record<string, string>[] = readTable(file, row)
  expect(new Set(rows.map(({ slug }) => slug)).size).toBe(rows.length)
  const complaints: string[] = []
  const complain = (column: string, message: string) => complaints.push(`${column}: ${message}`)
  for (const texts of rows) readCollegeRow(texts, { complain, remark: complain })
  expect(complaints).toEqual([])
})
