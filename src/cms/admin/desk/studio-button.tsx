import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { linkButton, studioButton } from './styles'

type Look = VariantProps<typeof studioButton>

/** A button of the studio. It sends no form unless its `type` says so. */
export const StudioButton = ({ kind, size, className, ...button }: ComponentProps<'button'> & Look) => (
  <button type="button" {...button} className={studioButton({ kind, size, className })} />
)

/** A link that stands for a button. */
export const StudioLink = ({ kind, size, className, ...link }: ComponentProps<'a'> & Look) => (
  <a {...link} className={studioButton({ kind, size, className })} />
)

/** A button that reads as a link: the acts in a row of a table. */
export const LinkButton = ({ tone, ...button }: ComponentProps<'button'> & VariantProps<typeof linkButton>) => (
  <button type="button" {...button} className={linkButton({ tone })} />
)
