import { indianDay } from '@/lib/calendar/indian-calendar'
import { populated } from '@/lib/database/record-id'
import { stated } from '@/lib/views/stated'
import type { Source } from '@/payload-types'
import { type Dated, isOld } from './shelf-life-rule'
import { isVerifiedKind } from './source-rule'

const sourceView = (relation: Source | string | null | undefined) => {
  const source = populated(relation)
  return source && stated(source, ['id', 'title', 'publisher', 'address', 'year', 'kind', 'covers'])
}

/** Source and last check of a figure. No source means our own listing. */
interface FigureSourceView {
  source: ReturnType<typeof sourceView>
  /** The figure's, or else its source's. */
  year: string | null
  /** A day: 2026-11-22. */
  checkedOn: string | null
}

/** The mark of a figure: official, another document, unverified, or outdated. */
export type FigureStanding = 'official' | 'other' | 'own' | 'old'

/** Source details of a figure. */
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

/** Whether a figure counts in totals, answers and structured data. */
export const isPublicFigure = ({ source }: FigureSourceView): boolean => isVerifiedKind(source?.kind)

/**
 * Status of a figure today.
 * @param months shelf life of its kind; null for figures that do not age, such as a founding year
 */
function standingOf({ source, ...dated }: FigureSourceView & Dated, months: number | null): FigureStanding {
  if (!source || !isVerifiedKind(source.kind)) return 'own'
  if (months !== null && isOld(dated, months, new Date())) return 'old'
  return source.kind === 'official' ? 'official' : 'other'
}

/** Source and status of a figure, for its mark. */
export interface MarkedFigure extends FigureSourceView {
  standing: FigureStanding
}

/** The mark of an unsourced figure. */
export const OWN_LISTING: MarkedFigure = { source: null, year: null, checkedOn: null, standing: 'own' }

/**
 * The mark of a figure.
 * @param figure with populated source, year and last check
 * @param months shelf life of its kind; null for figures that do not age
 */
export function markedFigure(figure: Parameters<typeof figureSource>[0], months: number | null): MarkedFigure {
  const known = figureSource(figure)
  return { ...known, standing: standingOf(known, months) }
}
