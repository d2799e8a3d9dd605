// A list says how its cards look, once, so that none of its ten cards carries the words for it.

/** The marks of a list of colleges, each above the link of its card. */
export const MARKS =
  "[&_.mark]:relative [&_.mark]:z-1 [&_.mark]:inline-flex [&_.mark]:cursor-pointer [&_.mark]:items-center [&_.mark]:gap-[0.2rem] [&_.mark]:me-2 [&_.mark]:underline [&_.mark]:decoration-dotted [&_.mark]:underline-offset-[0.22em] [&_.mark:hover]:text-brand [&_.mark]:after:absolute [&_.mark]:after:inset-x-[-0.35rem] [&_.mark]:after:top-1/2 [&_.mark]:after:h-tap [&_.mark]:after:-translate-y-1/2 [&_.mark]:after:content-[''] [&_.mark_span]:text-xs!"

/** A thumbnail row: four of them fill the screen of a phone. */
const THUMBNAIL_ROWS = [
  '[&_article]:relative [&_article]:grid [&_article]:grid-cols-[5.5rem_minmax(0,1fr)] [&_article]:content-start [&_article]:gap-x-3.5 [&_article]:gap-y-0.5 [&_article]:border-t [&_article]:border-rule [&_article]:py-2 [&_article>*]:col-start-2',
  '[&_article]:outline-brand [&_article:has(:is(h2,h3)_a:focus-visible)]:outline-3 [&_article:has(:is(h2,h3)_a:focus-visible)]:outline-offset-2',
  '[&_.campus]:col-start-1! [&_.campus]:row-span-2 [&_.campus]:row-start-1 [&_.campus]:aspect-square [&_.campus]:rounded-control [&_.campus]:border [&_.campus]:border-rule',
  '[&_:is(h2,h3)]:pr-10 [&_:is(h2,h3)]:text-[1.0625rem] [&_:is(h2,h3)]:leading-[1.18] [&_:is(h2,h3)]:hyphens-none',
  "[&_:is(h2,h3)_a]:text-ink [&_:is(h2,h3)_a]:no-underline [&_article:hover_:is(h2,h3)_a]:text-brand [&_:is(h2,h3)_a]:after:absolute [&_:is(h2,h3)_a]:after:inset-0 [&_:is(h2,h3)_a]:after:content-[''] [&_:is(h2,h3)_a]:focus-visible:outline-0",
  '[&_.place]:mt-0.5 [&_.place]:flex [&_.place]:flex-wrap [&_.place]:items-center [&_.place]:gap-x-3 [&_.place]:text-quiet [&_p]:text-sm [&_p]:leading-hint [&_.place+p]:mt-2',
  '[&_ul]:flex [&_ul]:flex-wrap [&_ul]:content-start [&_ul]:items-center [&_ul]:gap-1.5 [&_li]:rounded-chip [&_li]:bg-brand-wash [&_li]:px-2 [&_li]:text-xs [&_li]:leading-fact [&_.more]:bg-transparent [&_.more]:px-0.5 [&_.more]:text-quiet',
  '[&_dl]:col-start-1! [&_dl]:col-end-3 [&_dl]:grid [&_dl]:grid-cols-[1.3fr_1fr_0.9fr] [&_dl]:gap-x-3 [&_dl>div]:flex [&_dl>div]:flex-col-reverse [&_dl>div]:justify-end',
  '[&_dt]:text-xs [&_dt]:leading-fact [&_dt]:text-quiet [&_dd]:font-semibold [&_dd]:leading-heading-4 [&_dd]:tabular-nums [&_dd]:lining-nums [&_dd_span]:text-sm [&_dd_span]:font-normal [&_dd_span]:whitespace-nowrap [&_dd_span]:text-quiet',
  // Where the figures stand: one line under them, whose marks lie above the link of the whole card.
  '[&_.from]:col-span-full [&_.from]:pt-0.5 [&_.from_dt]:sr-only [&_.from_dd]:text-xs [&_.from_dd]:leading-fact [&_.from_dd]:font-normal [&_.from_dd]:text-quiet',
  MARKS,
  '[&_form]:absolute [&_form]:-right-2.5 [&_form]:top-0.5 [&_form]:z-1',
]

/** Below 40rem of the list Save is its icon; its name stays for whoever cannot see it. */
const SAVE_AS_ICON =
  '@max-[40rem]/list:[&_form_button]:size-11 @max-[40rem]/list:[&_form_button]:p-0 @max-[40rem]/list:[&_form_button_span]:sr-only'

/** Compare in that list: an icon beside the source of the figures on phones, a button below it where the list is wide. */
const COMPARE_IN_REGISTER = [
  '[&_.compare]:z-1 @max-[40rem]/list:[&_.compare]:absolute @max-[40rem]/list:[&_.compare]:-right-2.5 @max-[40rem]/list:[&_.compare]:bottom-0 @max-[40rem]/list:[&_.compare]:size-11 @max-[40rem]/list:[&_.compare]:p-0 @max-[40rem]/list:[&_.compare_span]:sr-only',
  '@min-[40rem]/list:[&_.compare]:relative @min-[40rem]/list:[&_.compare]:col-start-3! @min-[40rem]/list:[&_.compare]:row-start-2 @min-[40rem]/list:[&_.compare]:-mr-2.5 @min-[40rem]/list:[&_.compare]:self-start @min-[40rem]/list:[&_.compare]:justify-self-end',
  '@min-[60rem]/list:[&_.compare]:col-start-4!',
]

/** A list of colleges: thumbnail rows on phones, ruled rows from there on. It asks for a container named "list". */
export const COLLEGE_REGISTER = [
  'grid border-b border-rule',
  ...THUMBNAIL_ROWS,
  SAVE_AS_ICON,
  '@max-[40rem]/list:[&_.from]:pr-10 @max-[40rem]/list:[&_article:not(:has(.from))]:pb-11',
  '@min-[40rem]/list:[&_article]:grid-cols-[14.5rem_minmax(0,1fr)_auto] @min-[40rem]/list:[&_article]:grid-rows-[auto_auto_1fr] @min-[40rem]/list:[&_article]:gap-x-7 @min-[40rem]/list:[&_article]:gap-y-2.5 @min-[40rem]/list:[&_article]:py-6',
  '@min-[40rem]/list:[&_.campus]:row-span-3 @min-[40rem]/list:[&_.campus]:aspect-video @min-[40rem]/list:[&_.campus]:rounded-card',
  '@min-[40rem]/list:[&_:is(h2,h3)]:pr-0 @min-[40rem]/list:[&_:is(h2,h3)]:text-[1.25rem]',
  '@min-[40rem]/list:[&_.place]:mt-1.5 @min-[40rem]/list:[&_.kind]:rounded-chip @min-[40rem]/list:[&_.kind]:border @min-[40rem]/list:[&_.kind]:border-edge @min-[40rem]/list:[&_.kind]:px-2 @min-[40rem]/list:[&_.kind]:text-xs @min-[40rem]/list:[&_.kind]:font-medium @min-[40rem]/list:[&_.kind]:text-ink',
  '@min-[40rem]/list:[&_dl]:row-start-3 @min-[40rem]/list:[&_dl]:col-start-2! @min-[40rem]/list:[&_dl]:col-end-4 @min-[40rem]/list:[&_dl]:grid-cols-[11rem_8rem_1fr]',
  '@min-[40rem]/list:[&_form]:static @min-[40rem]/list:[&_form]:col-start-3! @min-[40rem]/list:[&_form]:row-start-1 @min-[40rem]/list:[&_form]:relative @min-[40rem]/list:[&_form]:-mt-2.5 @min-[40rem]/list:[&_form]:-mr-2.5 @min-[40rem]/list:[&_form]:self-start',
  '@min-[60rem]/list:[&_article]:grid-cols-[13.5rem_minmax(0,1fr)_23rem_10rem] @min-[60rem]/list:[&_article]:grid-rows-[auto_1fr] @min-[60rem]/list:[&_article]:py-5',
  '@min-[60rem]/list:[&_.campus]:row-span-2 @min-[60rem]/list:[&_dl]:row-span-2 @min-[60rem]/list:[&_dl]:row-start-1 @min-[60rem]/list:[&_dl]:col-start-3! @min-[60rem]/list:[&_dl]:col-end-4 @min-[60rem]/list:[&_dl]:grid-cols-[8.5rem_5.5rem_1fr] @min-[60rem]/list:[&_dl]:content-start @min-[60rem]/list:[&_dl]:gap-x-5',
  '@min-[60rem]/list:[&_form]:col-start-4! @min-[60rem]/list:[&_form]:justify-self-end',
  ...COMPARE_IN_REGISTER,
].join(' ')

/** Three cards side by side where the page is wide enough, thumbnail rows where it is not. */
export const COLLEGES_IN_THREE = [
  'grid max-lg:border-b max-lg:border-rule md:max-lg:grid-cols-2 md:max-lg:gap-x-8 lg:grid-cols-3 lg:gap-6',
  ...THUMBNAIL_ROWS,
  'max-lg:[&_form_button]:size-11 max-lg:[&_form_button]:p-0 max-lg:[&_form_button_span]:sr-only',
  'lg:[&_article]:grid-cols-1 lg:[&_article]:grid-rows-[auto_auto_auto_1fr_auto] lg:[&_article]:gap-y-2.5 lg:[&_article]:overflow-clip lg:[&_article]:rounded-card lg:[&_article]:border lg:[&_article]:bg-raised lg:[&_article]:px-4.5 lg:[&_article]:pt-0 lg:[&_article]:pb-4 lg:[&_article:hover]:border-brand lg:[&_article>*]:col-start-1',
  'lg:[&_.campus]:row-span-1 lg:[&_.campus]:-mx-4.5 lg:[&_.campus]:mb-1.5 lg:[&_.campus]:aspect-video lg:[&_.campus]:w-[calc(100%+2.25rem)] lg:[&_.campus]:max-w-none lg:[&_.campus]:rounded-none lg:[&_.campus]:border-0 lg:[&_.campus]:border-b',
  'lg:[&_:is(h2,h3)]:pr-0 lg:[&_:is(h2,h3)]:text-[1.25rem]',
  'lg:[&_.place]:mt-1.5 lg:[&_.kind]:rounded-chip lg:[&_.kind]:border lg:[&_.kind]:border-edge lg:[&_.kind]:px-2 lg:[&_.kind]:text-xs lg:[&_.kind]:font-medium lg:[&_.kind]:text-ink',
  'lg:[&_dl]:col-end-2 lg:[&_dl]:self-end lg:[&_dl]:border-t lg:[&_dl]:border-rule lg:[&_dl]:pt-3 lg:[&_dl]:grid-cols-[1.35fr_0.75fr_1fr]',
  'lg:[&_form]:relative lg:[&_form]:right-0 lg:[&_form]:top-0 lg:[&_form]:-mb-1.5 lg:[&_form]:-ml-2.5 lg:[&_form]:justify-self-start',
].join(' ')
