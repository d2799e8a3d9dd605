import type { ReactNode } from 'react'
import type { FigureStanding } from '@/cms/sources/figure-view'
import { classNames } from '@/components/ui/class-names'

const LOOKS: Record<FigureStanding, string> = {
  official: 'fill-brand stroke-none',
  other: '',
  own: '[stroke-dasharray:2.6_2.3]',
  old: 'text-warn',
}

const DRAWINGS: Record<FigureStanding, ReactNode> = {
  official: (
    <>
      <path d="M10 1.2l2.3 2.9 3.7-.3-.3 3.7 2.9 2.5-2.9 2.5.3 3.7-3.7-.3L10 18.8l-2.3-2.9-3.7.3.3-3.7L1.4 10l2.9-2.5-.3-3.7 3.7.3z" />
      <path className="fill-none stroke-paper [stroke-width:2.1]" d="M6.8 10.3l2.3 2.3 4.2-4.9" />
    </>
  ),
  other: <path d="M5 2.8h7l3.5 3.5v11H5zM12 2.8v3.5h3.5M7.8 10h5M7.8 13.2h5" />,
  own: (
    <>
      <circle cx="10" cy="10" r="7.3" />
      <path className="[stroke-dasharray:none]" d="M8 8.2c0-2.8 4.2-2.6 4.2 0 0 1.7-2.2 1.7-2.2 3.4M10 14.2v.1" />
    </>
  ),
  old: (
    <>
      <circle cx="10" cy="10" r="7.3" />
      <path d="M10 5.8v4.4l3 1.9" />
    </>
  ),
}

/** The drawings that every `SourceShape` of a page refers to: a page has up to a hundred. Once in the frame. */
export const SourceDrawings = () => (
  <svg className="hidden" aria-hidden="true">
    {Object.entries(DRAWINGS).map(([standing, drawing]) => (
      <g key={standing} id={`shape-${standing}`}>
        {drawing}
      </g>
    ))}
  </svg>
)

/** Status as a shape: a star with a tick, a sheet, a broken circle, a clock. Always beside a word. */
export const SourceShape = ({ standing, className }: { standing: FigureStanding; className?: string }) => (
  <svg className={classNames('icon', LOOKS[standing], className)} viewBox="0 0 20 20" aria-hidden="true">
    <use href={`#shape-${standing}`} />
  </svg>
)
