/** The words that primitives bring along. */
export const uiTexts = {
  breadcrumbs: 'Breadcrumb',
  stars: (rating: number) => `${rating} out of 5`,
} as const
