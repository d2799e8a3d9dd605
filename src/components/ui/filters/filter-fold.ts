/** Summary line of a collapsible part of a list or form. */
export const FOLD_SUMMARY =
  'flex min-h-13 cursor-pointer list-none items-center gap-2 border-b border-rule font-semibold text-brand [&::-webkit-details-marker]:hidden'

/** Filters collapse on phones and tablets; from 60rem on they are open, where supported. */
export const FILTER_FOLD =
  'supports-[selector(::details-content)]:lg:[&>summary]:hidden lg:[&::details-content]:block lg:[&::details-content]:[block-size:auto] lg:[&::details-content]:[content-visibility:visible]'
