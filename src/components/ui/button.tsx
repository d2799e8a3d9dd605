import Link from 'next/link'
import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'

const KINDS = { act: 'button-act', line: 'button-line', bare: 'button-quiet -ms-[0.6rem]', quiet: 'button-quiet' }
export type ButtonKind = keyof typeof KINDS

interface Look {
  kind?: ButtonKind
  /** Height of the adjacent control instead of a touch target. */
  tall?: boolean
  /** Full width. */
  wide?: boolean
  className?: string
}

/**
 * Button styles, for the rare element that is not one of the components below. `act` is the primary action of a screen,
 * `line` a secondary one, `bare` for clearing, `quiet` for saving inside a list.
 */
export const buttonLook = ({ kind = 'act', tall, wide, className }: Look = {}) =>
  classNames('button', KINDS[kind], tall ? 'min-h-12' : 'min-h-tap', wide && 'w-full', className)

/** A button; `type="button"` by default. */
export const Button = ({ kind, tall, wide, className, type = 'button', ...rest }: Look & ComponentProps<'button'>) => (
  <button type={type} className={buttonLook({ kind, tall, wide, className })} {...rest} />
)

/** A link styled as a button: it navigates, it does not act. */
export const ButtonLink = ({ kind, tall, wide, className, ...rest }: Look & ComponentProps<typeof Link>) => (
  <Link className={buttonLook({ kind, tall, wide, className })} {...rest} />
)

/** A square icon button: closing a dialog, carousel controls. */
export const controlLook =
  'grid h-tap min-w-tap cursor-pointer place-items-center rounded-control border border-edge bg-raised text-ink no-underline hover:border-brand hover:text-brand'

/** Styles of an arrow link, for external links. */
export const arrowLook = 'arrow-link'

/** A link with an arrow: "All jobs →"; `back` reverses it and puts it first. */
export const ArrowLink = ({ back, className, children, ...rest }: { back?: boolean } & ComponentProps<typeof Link>) => (
  <Link className={className ? `${arrowLook} ${className}` : arrowLook} {...rest}>
    {back && <Icon name="back" className="arrow back" />}
    {children}
    {!back && <Icon name="arrow" className="arrow" />}
  </Link>
)
