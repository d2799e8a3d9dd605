import type { MarkedFigure } from '@/cms/sources/figure-view'

/** The same for every mark that says the same, so that each panel stands on a page once. */
export const panelId = ({ source, standing, year, checkedOn }: MarkedFigure): string =>
  source && standing !== 'own'
    ? ['source', source.id.slice(0, 8), standing, year, checkedOn].filter(Boolean).join('-')
    : 'source-own'

/** Those of a page that differ, in the order in which they are first named. */
export function distinctFigures(figures: readonly (MarkedFigure | null)[]): MarkedFigure[] {
  const seen = new Map<string, MarkedFigure>()
  for (const figure of figures) if (figure && !seen.has(panelId(figure))) seen.set(panelId(figure), figure)
  return [...seen.values()]
}
