/** The words that primitives bring along. */
export const uiMessages = {
  breadcrumbs: 'Breadcrumb',
  sampleFigures: 'Sample figures, not counted and not verified. They disappear when this site is set up.',
  countedHere: 'Counted on this site',
  sourceAsOf: (source: string, date: string) => `${source}, ${date}`,
  stars: (rating: number) => `${rating} out of 5`,
} as const
