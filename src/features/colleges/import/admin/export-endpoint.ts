import type { PayloadRequest, Where } from 'payload'
import { contentKeepers, endpoint, findAsPerson } from '@/cms/access/access'
import { type CsvRow, csvResponse, pagesAfter } from '@/cms/csv/csv-response'
import type { College, Source } from '@/payload-types'
import { COLUMN_NAMES, SOURCE_FIELDS, type SourceField, writeRow } from '../columns'
import { collegeImportMessages as messages } from '../messages'

const ROWS_PER_READ = 500
const HEADER = Object.fromEntries(COLUMN_NAMES.map((name) => [name, name]))

/** A college's populated sources, as files name them. */
const sourcesOf = (college: College): Record<SourceField, string | null> =>
  Object.fromEntries<string | null>(
    SOURCE_FIELDS.flatMap((field) => {
      const source = college[field]
      const { title, year }: Partial<Source> = source && typeof source === 'object' ? source : {}
      return [
        [field, title ?? null],
        [`${field}Year`, year ?? null],
      ]
    }),
  ) as Record<SourceField, string | null>

function inCells(college: College): CsvRow {
  const cells = writeRow({ ...college, ...sourcesOf(college) })
  return Object.fromEntries(COLUMN_NAMES.map((name, index) => [name, cells[index] ?? '']))
}

/** Exports all published colleges as CSV, hidden ones included; re-importing changes nothing. */
export const exportCollegesEndpoint = endpoint(
  contentKeepers,
  'get',
  '/export',
  (req) => csvResponse('colleges.csv', HEADER, exportPages(req)),
  () => Response.json({ error: messages.notAllowed, reason: '' }, { status: 403 }),
)

const exportPages = (req: PayloadRequest) =>
  pagesAfter<College>((last) => {
    const published: Where = { _status: { equals: 'published' }, ...(last && { id: { greater_than: last.id } }) }
    return findAsPerson(req, 'colleges', published, { sort: 'id', limit: ROWS_PER_READ, depth: 1 })
  }, inCells)
