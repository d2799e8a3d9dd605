import type { MarkedFigure } from '@/cms/sources/figure-view'

/** Equal for marks with equal content, so that each panel is on a page once. */
export const panelId = ({ source, standing, year, checkedOn }: MarkedFigure): string =>
  source && standing !== 'own'
    ? ['source', source.id.slice(0, 8), standing, year, checkedOn].filter(Boolean).join('-')
    : 'source-own'

/** Distinct marks of a page, in order of appearance. */
export function distinctFigures(figures: readonly (MarkedFigure | null)[]): MarkedFigure[] {
  const seen = new Map<string, MarkedFigure>()
  for (const figure of figures) if (figure && !seen.has(panelId(figure))) seen.set(panelId(figure), figure)
  return [...seen.values()]
}
