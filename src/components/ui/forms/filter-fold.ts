/** The line that folds a form of filters; the fold itself is the utility `filter-fold`. */
export const FILTER_SUMMARY =
  'flex min-h-13 cursor-pointer list-none items-center gap-2 border-b border-rule font-semibold text-brand [&::-webkit-details-marker]:hidden'
