import { indianDay } from '@/lib/calendar/indian-calendar'
import type { Source } from '@/payload-types'
import { type Dated, isOld } from './shelf-life-rule'
import { isVerifiedKind, type SourceKind } from './source-rule'

/** A source as pages show it. */
interface SourceView {
  id: string
  title: string
  publisher: string | null
  address: string | null
  year: string | null
  kind: SourceKind
  covers: string | null
}

/** Where a figure stands, and when it was last compared with it. No source means that it is our own listing. */
interface FigureSourceView {
  source: SourceView | null
  /** Of the figure, else of its source. */
  year: string | null
  /** A day: 2026-11-22. */
  checkedOn: string | null
}

/** What the mark beside a figure says: from the authority, from another document, of nobody but us, or past its time. */
export type FigureStanding = 'official' | 'other' | 'own' | 'old'

/** A source as a record names it, read with it. */
const sourceView = (source: Source | string | null | undefined): SourceView | null =>
  source && typeof source === 'object'
    ? {
        id: source.id,
        title: source.title,
        publisher: source.publisher || null,
        address: source.address || null,
        year: source.year || null,
        kind: source.kind,
        covers: source.covers || null,
      }
    : null

/** What is known of a figure's source. */
export function figureSource(figure: {
  source?: Source | string | null
  year?: string | null
  checkedOn?: string | null
}): FigureSourceView {
  const source = sourceView(figure.source)
  return {
    source: source && isVerifiedKind(source.kind) ? source : null,
    year: figure.year || source?.year || null,
    checkedOn: figure.checkedOn ? indianDay(figure.checkedOn) : null,
  }
}

/** Whether a figure may take part in totals, answers and structured data. */
export const isPublicFigure = ({ source }: FigureSourceView): boolean => isVerifiedKind(source?.kind)

/**
 * How a figure stands today.
 * @param months for how long figures of its kind hold; null for those that do not age, such as a year of foundation
 */
function standingOf(
  { source, ...dated }: FigureSourceView & Dated,
  months: number | null,
  today: string | Date = new Date(),
): FigureStanding {
  if (!source || !isVerifiedKind(source.kind)) return 'own'
  if (months !== null && isOld(dated, months, today)) return 'old'
  return source.kind === 'official' ? 'official' : 'other'
}

/** Where a figure stands, and how it stands today: what the mark beside it says. */
export interface MarkedFigure extends FigureSourceView {
  standing: FigureStanding
}

/** The mark of what stands in no document. */
export const OWN_LISTING: MarkedFigure = { source: null, year: null, checkedOn: null, standing: 'own' }

/**
 * The mark of a figure.
 * @param figure its source, read with it, its year and the day of its last check
 * @param months for how long figures of its kind hold; null for those that do not age
 */
export function markedFigure(figure: Parameters<typeof figureSource>[0], months: number | null): MarkedFigure {
  const known = figureSource(figure)
  return { ...known, standing: standingOf(known, months) }
}
