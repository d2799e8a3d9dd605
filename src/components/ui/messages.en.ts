export const uiMessages = {
  home: 'Home',
  breadcrumbs: 'Breadcrumb',
  sampleFigures: 'Example figures. They are not real.',
  countedHere: 'Counted on this site',
  exampleFigure: 'Example',
  sourceAsOf: (source: string, date: string) => `${source}, ${date}`,
  stars: (rating: number) => `${rating} out of 5`,
} as const
