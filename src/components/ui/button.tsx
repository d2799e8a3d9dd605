import { cva, type VariantProps } from 'class-variance-authority'
import Link from 'next/link'
import type { ComponentProps } from 'react'
import { Icon } from './icon'

/**
 * How a button looks, for the rare element that is none of the components below. `act` is for the one next step of a
 * screen, `line` for what stands beside it, `bare` for clearing, `quiet` for saving inside a list.
 */
export const buttonLook = cva('button', {
  variants: {
    kind: {
      act: 'button-act',
      line: 'button-line',
      bare: 'button-quiet -ms-[0.6rem]',
      quiet: 'button-quiet',
    },
    /** As tall as the control beside it, or as a finger needs. */
    tall: { true: 'min-h-12', false: 'min-h-tap' },
    /** As wide as its column. */
    wide: { true: 'w-full' },
  },
  defaultVariants: { kind: 'act', tall: false },
})

type Look = VariantProps<typeof buttonLook>
export type ButtonKind = NonNullable<Look['kind']>

/** A button; its type is `button` unless the caller says `submit`. */
export const Button = ({ kind, tall, wide, className, type = 'button', ...rest }: Look & ComponentProps<'button'>) => (
  <button type={type} className={buttonLook({ kind, tall, wide, className })} {...rest} />
)

/** A link that looks like a button: it goes somewhere, it does nothing. */
export const ButtonLink = ({ kind, tall, wide, className, ...rest }: Look & ComponentProps<typeof Link>) => (
  <Link className={buttonLook({ kind, tall, wide, className })} {...rest} />
)

/** A square button that holds an icon alone: closing a dialog, the carousel's controls. */
export const controlLook =
  'grid h-tap min-w-tap cursor-pointer place-items-center rounded-control border border-edge bg-raised text-ink no-underline hover:border-brand hover:text-brand'

/** The look of a link with an arrow, for links to other sites. */
export const arrowLook = 'arrow-link'

/** A link with an arrow: "All jobs →"; `back` turns the arrow round and puts it first. */
export const ArrowLink = ({ back, className, children, ...rest }: { back?: boolean } & ComponentProps<typeof Link>) => (
  <Link className={className ? `${arrowLook} ${className}` : arrowLook} {...rest}>
    {back && <Icon name="back" className="arrow back" />}
    {children}
    {!back && <Icon name="arrow" className="arrow" />}
  </Link>
)
