import { type FigureSourceView, type FigureStanding, figureSource, standingOf } from './figure-view'

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
