'use client'
import type { FigureStanding } from '@/cms/sources/figure-view'
import { classNames } from '@/components/ui/class-names'
import { SourceShape } from './source-shape'

const LOOK =
  "relative z-1 inline-flex cursor-pointer items-center gap-[0.2rem] px-[0.15rem] align-baseline text-sm/hint font-normal tracking-normal font-stretch-100% underline decoration-dotted decoration-1 underline-offset-[0.22em] hover:text-brand after:absolute after:inset-x-[-0.35rem] after:top-1/2 after:h-tap after:min-w-tap after:-translate-y-1/2 after:content-['']"

/**
 * The button of a source mark. Drawn in the browser too: a page has dozens of them, and its data would carry the look
 * of each.
 */
export function MarkButton({
  panel,
  standing,
  words,
  said,
  listed,
  className,
}: {
  /** The panel that it opens, by its id. */
  panel: string
  standing: FigureStanding
  words: string
  /** For who cannot see the shape. */
  said: string
  listed?: boolean
  className?: string
}) {
  return (
    <button
      type="button"
      popoverTarget={panel}
      data-source={standing}
      className={classNames(
        listed ? 'mark' : LOOK,
        standing === 'old' ? 'text-start text-warn' : 'text-quiet',
        standing === 'official' ? 'whitespace-nowrap' : 'text-start',
        className,
      )}
    >
      <SourceShape standing={standing} className="size-[1.05em]" />
      <span>{words}</span>
      <span className="sr-only">{said}</span>
    </button>
  )
}
