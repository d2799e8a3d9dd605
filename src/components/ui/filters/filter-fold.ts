/** The line that folds something away under a list or in a form. */
export const FOLD_SUMMARY =
  'flex min-h-13 cursor-pointer list-none items-center gap-2 border-b border-rule font-semibold text-brand [&::-webkit-details-marker]:hidden'

/** Filters fold away on phones and tablets; from 60rem on they lie open, where the browser can say so. */
export const FILTER_FOLD =
  'supports-[selector(::details-content)]:lg:[&>summary]:hidden lg:[&::details-content]:block lg:[&::details-content]:[block-size:auto] lg:[&::details-content]:[content-visibility:visible]'
