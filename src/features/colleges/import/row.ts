import { createHash } from 'node:crypto'
import type { RowCells, RowVoice } from '@/cms/csv/table'
import { slugStems } from '@/lib/text/normal-forms/slug'
import { derivedFigures } from '../search/search-text'
import { type CollegeData, readCollege } from './columns'

/** What the address of a college begins with when its name holds no Latin letter or digit. */
export const COLLEGE_KIND = 'college'

/** One college as the file states it, ready for the table. */
export interface CollegeRow extends ReturnType<typeof derivedFigures> {
  data: CollegeData
  /** The address that its name makes, and the one that tells it from namesakes elsewhere. */
  nameStem: string
  stem: string
  /** Of everything the row states. */
  hash: string
}

/** The college that a row of the file states, with what lists and the search compare. */
export function readCollegeRow(cells: RowCells, voice: RowVoice): CollegeRow {
  const data = readCollege(cells, voice)
  const { base, stem } = slugStems(data.name ?? '', data.location || data.state || '', COLLEGE_KIND)
  return {
    data,
    nameStem: base,
    stem,
    hash: createHash('sha256').update(JSON.stringify(data)).digest('hex'),
    ...derivedFigures(data),
  }
}
