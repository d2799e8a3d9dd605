/** What is filled in for each hospital where it stands in braces. */
export const POSTING_PLACES = ['name', 'post', 'institution', 'reason', 'brand'] as const
export type PostingPlace = (typeof POSTING_PLACES)[number]
