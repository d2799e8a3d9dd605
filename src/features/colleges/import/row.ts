import { createHash } from 'node:crypto'
import type { RowCells, RowFeedback } from '@/cms/csv/table'
import { slugStems } from '@/lib/text/normal-forms/slug'
import { derivedFigures } from '../search/search-text'
import { type CollegeData, readCollege } from './columns'

/** Slug prefix when the name has no Latin letter or digit. */
export const COLLEGE_KIND = 'college'

/** A college in a file, ready for the table. */
export interface CollegeRow extends ReturnType<typeof derivedFigures> {
  data: CollegeData
  /** Slug from its name, and one that distinguishes it from namesakes. */
  nameStem: string
  stem: string
  /** Hash of all stated values. */
  hash: string
}

/** Builds a row's college with derived filter and search values. */
export function readCollegeRow(cells: RowCells, feedback: RowFeedback): CollegeRow {
  const data = readCollege(cells, feedback)
  const { base, stem } = slugStems(data.name ?? '', data.location || data.state || '', COLLEGE_KIND)
  return {
    data,
    nameStem: base,
    stem,
    hash: createHash('sha256').update(JSON.stringify(data)).digest('hex'),
    ...derivedFigures(data),
  }
}
