/** Links that stand for the parts of one thing, the current one underlined. */
export const TAB_LINKS = {
  bar: 'flex gap-7 border-b border-rule',
  link: '-mb-px flex min-h-tap items-center border-b-[3px] border-transparent text-quiet no-underline aria-[current=page]:border-brand aria-[current=page]:font-semibold aria-[current=page]:text-ink',
} as const

/** The title of a page of the dashboard. */
export const DASHBOARD_TITLE = 'pt-[clamp(1.5rem,1rem+2vw,2.75rem)] pb-5'
