import { expect, it } from 'vitest'
import { nextYear } from '@/cms/fields/checks/problems'
import { readCutOffRow } from './row'

const thisYear = nextYear() - 1

function complaintsAbout(year: number): string[] {
  const complaints: string[] = []
  const messages = { year: String(year), round: 'R1', closing_rank: '5', course: 'MBBS' }
  readCutOffRow(messages, { complain: (column) => complaints.push(column), remark: () => undefined })
  return complaints
}

it('takes ranks of this year, and refuses those of a year that has not begun', () => {
  expect(complaintsAbout(thisYear)).toEqual([])
  expect(complaintsAbout(thisYear + 1)).toEqual(['year'])
})
