import Link from 'next/link'
import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'

/** `next` (marigold) is for the one next step of a screen, `line` for what stands beside it, `bare` for clearing. */
export type ButtonKind = 'act' | 'next' | 'line' | 'bare'

interface Look {
  kind?: ButtonKind
  /** As wide as its column. */
  wide?: boolean
}

const look = ({ kind = 'act', wide }: Look, className?: string) =>
  classNames('button', kind !== 'act' && kind, wide && 'wide', className)

/** A button; its type is `button` unless the caller says `submit`. */
export function Button({ kind, wide, className, type = 'button', ...rest }: Look & ComponentProps<'button'>) {
  return <button type={type} className={look({ kind, wide }, className)} {...rest} />
}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function ButtonLink({ kind, wide, className, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link className={look({ kind, wide }, className)} {...rest} />
}

/** A link with an arrow: "All jobs →"; `back` turns the arrow round and puts it first. */
export function ArrowLink({ back, className, children, ...rest }: { back?: boolean } & ComponentProps<typeof Link>) {
  return (
    <Link className={classNames('arrow', back && 'arrow-back', className)} {...rest}>
      {back && <Icon name="back" />}
      {children}
      {!back && <Icon name="arrow" />}
    </Link>
  )
}
