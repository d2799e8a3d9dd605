import { type ColumnRule, onOneLine, type RowCells, type RowFeedback } from '@/cms/csv/table'
import { nextYear } from '@/cms/fields/checks/problems'
import { documentTitle } from '@/cms/sources/document-title'
import { SOURCE_KINDS, type SourceKind } from '@/cms/sources/source-rule'
import { latinDigits } from '@/lib/text/normal-forms/latin-digits'
import { QUALIFICATIONS } from '@/lib/vocabulary'
import { EARLIEST_YEAR, MAX_ALLOTTED, MAX_RANK, type RankType, type Round, type SeatGender } from '../schema'
import { cutOffRowMessages as messages } from './messages'

/** A remark beside the round: "(provisional list)". */
const REMARK = /\((?!\s*mop)[^)]*\)/gi

/** Parses a round: "R1", "Round 2", "Phase 3", "R1+R2 combined", "R3 (mop-up)"; null if unknown. */
export function readRound(written: string): Round | null {
  const words = written.toLowerCase().replace(REMARK, ' ').replace(/\s+/g, ' ').trim()
  if (/special stray/.test(words)) return 'special-stray'
  if (/stray/.test(words)) return 'stray'
  if (/mop[- ]?up/.test(words)) return 'mop-up'
  if (/^(r|round )?1\s*\+\s*(r|round )?2\b/.test(words)) return 'r1-r2'
  const number = /^(?:r|round|phase)?\s*([1-4])$/.exec(words)?.[1]
  return number ? (`r${number}` as 'r1' | 'r2' | 'r3' | 'r4') : null
}

const LABEL = 120
const LINE = 300

/** The columns of a file; others are ignored and reported. */
export const CUT_OFF_COLUMNS: Readonly<Record<string, ColumnRule>> = onOneLine({
  year: { isRequired: true, limit: 4 },
  authority: { isRequired: true, limit: LINE },
  quota: { isRequired: true, limit: LABEL },
  round: { isRequired: true, limit: LABEL },
  category: { isRequired: true, limit: LABEL },
  gender: { limit: 40 },
  course: { isRequired: true, limit: 40 },
  college_name: { isRequired: true, limit: LINE },
  state: { limit: LABEL },
  ref_slug: { limit: LABEL },
  closing_rank: { isRequired: true, limit: 20 },
  rank_type: { limit: LABEL },
  allotted: { limit: 20 },
  flag: { limit: LINE },
  place: { limit: LINE },
  source: { isRequired: true, limit: LINE },
  source_kind: { limit: 20 },
})

const plainNumber = (cell: string) => (/^\d{1,3}(,\d{2,3})+$/.test(cell) ? cell.replaceAll(',', '') : cell)

function readWhole(cell: string, [min, max]: [number, number]): number | null {
  const digits = plainNumber(latinDigits(cell))
  const value = /^\d+(\.0+)?$/.test(digits) ? Number(digits) : Number.NaN
  return value >= min && value <= max ? value : null
}

function readGender(cell: string, { complain }: RowFeedback): SeatGender {
  if (/^(female|f|women|girls)([- ]only)?$/i.test(cell)) return 'female'
  if (cell && !/^(any|all|neutral|gender-neutral|open|both)$/i.test(cell)) complain('gender', messages.gender)
  return 'any'
}

function readRankType(cell: string, { complain }: RowFeedback): RankType {
  if (!cell || /^(neet )?air$|^all[- ]india rank$/i.test(cell)) return 'air'
  if (/^air .*convert/i.test(cell)) return 'air-converted'
  if (/state merit/i.test(cell)) return 'state-merit'
  complain('rank_type', messages.rankType)
  return 'air'
}

/** The kind of source: a file must state if it is the authority itself; by default it is a press report. */
function readSourceKind(cell: string, { complain }: RowFeedback): SourceKind {
  const kind = SOURCE_KINDS.find((known) => known === cell.toLowerCase())
  if (cell && (!kind || kind === 'own')) complain('source_kind', messages.sourceKind)
  return kind ?? 'press'
}

/** A closing rank in a file. */
export type CutOffRow = ReturnType<typeof readCutOffRow>

/** Reads a row of closing ranks; complains about each unreadable cell. */
export function readCutOffRow(cells: RowCells, voice: RowFeedback) {
  const { complain } = voice
  // No admissions in future years.
  const latest = nextYear() - 1
  const year = readWhole(cells.year ?? '', [EARLIEST_YEAR, latest])
  if (cells.year && year === null) complain('year', messages.year(latest))
  const round = readRound(cells.round ?? '')
  if (cells.round && !round) complain('round', messages.round)
  const closingRank = readWhole(cells.closing_rank ?? '', [1, MAX_RANK])
  if (cells.closing_rank && closingRank === null) complain('closing_rank', messages.rank)
  const allotted = cells.allotted ? readWhole(cells.allotted, [0, MAX_ALLOTTED]) : null
  if (cells.allotted && allotted === null) complain('allotted', messages.allotted)
  const course = QUALIFICATIONS.find((name) => name.toLowerCase() === (cells.course ?? '').toLowerCase())
  if (cells.course && !course) complain('course', messages.course)
  return {
    year: year ?? EARLIEST_YEAR,
    authority: cells.authority ?? '',
    quota: cells.quota ?? '',
    round: round ?? 'r1',
    category: cells.category ?? '',
    gender: readGender(cells.gender ?? '', voice),
    course: course ?? 'MBBS',
    name: cells.college_name ?? '',
    /** Empty if not stated. */
    state: cells.state ?? '',
    /** The file's constant reference for the college; may be its slug on this site. */
    reference: cells.ref_slug || null,
    closingRank: closingRank ?? 1,
    rankType: readRankType(cells.rank_type ?? '', voice),
    allotted,
    flag: cells.flag || null,
    place: cells.place || null,
    source: documentTitle(cells.source ?? '', messages.closingRanks(cells.authority ?? '', cells.year ?? '')),
    sourceKind: readSourceKind(cells.source_kind ?? '', voice),
  }
}
