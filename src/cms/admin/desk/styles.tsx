import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'

/** A custom screen; `desk` carries the base rules of its elements in the studio's stylesheet. */
export const desk = 'desk pt-6 pb-16 text-desk leading-normal wrap-break-word text-ink'

/** A screen outside the studio's frame: signing out, no access, one more step. */
export const gate =
  'desk mx-auto flex min-h-screen max-w-136 flex-col justify-center px-5 py-12 text-h3 leading-normal text-ink [&>h1]:mt-6 [&>h1]:mb-3 [&>h1]:text-[2.1rem] [&>p]:mb-2'

/** The buttons of a screen before the studio. */
export const gateActions = 'flex flex-wrap gap-3'

const KINDS = {
  act: 'border-transparent bg-brand text-on-brand hover:bg-brand-deep',
  plain: 'border-edge bg-transparent text-ink hover:bg-sunk',
  bad: 'border-bad bg-transparent text-bad',
}
const SIZES = { normal: 'min-h-11 px-4 text-note', small: 'min-h-9 px-[0.7rem] text-small' }

interface Look {
  kind?: keyof typeof KINDS
  size?: keyof typeof SIZES
  className?: string
}

/**
 * Buttons, and links that look like one. `act` is the primary action of a screen, `plain` a secondary one, `bad` a
 * destructive one.
 */
export const studioButton = ({ kind = 'act', size = 'normal', className }: Look) =>
  classNames(
    'inline-flex cursor-pointer items-center justify-center gap-[0.4em] rounded-control border font-semibold leading-[1.2] no-underline disabled:cursor-not-allowed disabled:opacity-55',
    KINDS[kind],
    SIZES[size],
    className,
  )

const LINK_TONES = { plain: 'text-brand', bad: 'text-bad' }

/** A button that looks like a link: the actions of a table row. */
export const linkButton = (tone: keyof typeof LINK_TONES = 'plain') =>
  `cursor-pointer border-0 bg-transparent p-0 underline underline-offset-[0.18em] ${LINK_TONES[tone]}`

const MARK_TONES = {
  quiet: 'bg-sunk text-quiet',
  good: 'bg-good-wash text-good',
  warn: 'bg-warn-wash text-warn',
  bad: 'bg-bad-wash text-bad',
}

/** A status label beside a name. */
export const mark = (tone: keyof typeof MARK_TONES = 'quiet', className?: string) =>
  classNames(
    'ms-[0.4rem] inline-block whitespace-nowrap rounded-chip px-[0.45rem] text-small',
    MARK_TONES[tone],
    className,
  )

const NOTICE_TONES = { good: 'border-good bg-good-wash', bad: 'border-bad bg-bad-wash' }

/** The outcome of an action. */
export const notice = (tone: keyof typeof NOTICE_TONES = 'good') =>
  `rounded-e-control border-s-4 px-[1.1rem] py-[0.9rem] [&_p:last-child]:m-0 ${NOTICE_TONES[tone]}`

/** Actions side by side, below what they act on. */
export const actionRow = 'mt-5 flex flex-wrap items-center gap-x-4 gap-y-3'

/** Replaces a list without rows. */
export const emptyState = 'py-10 text-quiet'

/** Second line of a row header. */
export const underName = 'block text-note font-normal text-quiet'

/** Bar above a table while rows are selected. */
export const bulkBar =
  'sticky top-0 z-2 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-brand-wash px-[0.9rem] py-[0.6rem]'

export const filterRow =
  'flex flex-wrap items-end gap-x-4 gap-y-3 [&_label]:grid [&_label]:gap-1 [&_label]:font-semibold [&_input[type=search]]:w-[min(22rem,80vw)]'

/** Row count of a desk's list. */
export const countHeading = 'mt-5 mb-2 text-desk'

/** A record beside its actions. */
export const twoColumns = 'grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] [&_h2:first-child]:mt-0'

/** Column of a record's actions. */
export const sideColumn =
  'grid grid-cols-1 content-start gap-4 rounded-card bg-sunk p-5 [&>button]:justify-self-start [&_form>button]:justify-self-start [&_h3]:m-0'

/** Facts of a record, one label and value per line. */
export const factList =
  'mb-4 *:grid *:grid-cols-[9rem_minmax(0,1fr)] *:gap-4 *:border-b *:border-rule *:py-[0.4rem] [&_dd]:wrap-anywhere [&_dt]:text-quiet'

/** History of a record, one event per line. */
export const historyLine = 'flex flex-wrap gap-x-3 py-[0.35rem] wrap-anywhere'

/** Two fields side by side where there is room. */
export const fieldPair = 'grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-[1.1rem]'

/** Actions of a row, in its last column. */
export const rowActions = 'flex flex-wrap gap-x-[0.9rem] gap-y-1 *:min-h-[1.6rem]'

/** Tables of custom screens. */
export const deskTable = 'w-full border-collapse tabular-nums aria-busy:opacity-60'

const CELL_KINDS = {
  head: 'whitespace-nowrap border-edge text-label font-medium text-quiet',
  name: 'min-w-56 border-rule font-semibold wrap-anywhere',
  plain: 'border-rule',
}

/** Numbers align at the end of their column, row numbers at the start. */
const CELL_NUMBERS = { none: 'text-start', value: 'text-end', row: 'w-16 text-start' }

interface CellLook {
  kind?: keyof typeof CELL_KINDS
  number?: keyof typeof CELL_NUMBERS
  className?: string
}

/** Cells of those tables. */
export const cell = ({ kind = 'plain', number = 'none', className }: CellLook = {}) =>
  classNames('border-b ps-0 pe-[0.9rem] py-[0.6rem] align-top', CELL_KINDS[kind], CELL_NUMBERS[number], className)

export const overviewPart = 'mt-8 border-t border-rule pt-1 [&>h2]:mt-5'

/** A button of the studio; `type="button"` unless set. */
export const StudioButton = ({ kind, size, className, ...button }: ComponentProps<'button'> & Look) => (
  <button type="button" {...button} className={studioButton({ kind, size, className })} />
)

/** A link that looks like a button. */
export const StudioLink = ({ kind, size, className, ...link }: ComponentProps<'a'> & Look) => (
  <a {...link} className={studioButton({ kind, size, className })} />
)

/** A button that looks like a link: the actions of a table row. */
export const LinkButton = ({ tone, ...button }: ComponentProps<'button'> & { tone?: keyof typeof LINK_TONES }) => (
  <button type="button" {...button} className={linkButton(tone)} />
)
