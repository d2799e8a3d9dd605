'use client'
import type { ReactNode } from 'react'
import { classNames } from './class-names'

const inCircle = (lines: string) => (
  <>
    <circle cx="10" cy="10" r="7" />
    <path d={lines} />
  </>
)

/** One stroke weight on a 20 px grid; `currentColor`. */
const DRAWINGS = {
  arrow: <path d="M4 10h12M11 5l5 5-5 5" />,
  back: <path d="M16 10H4M9 5l-5 5 5 5" />,
  down: <path d="M5 8l5 5 5-5" />,
  plus: <path d="M10 4v12M4 10h12" />,
  close: <path d="M5 5l10 10M15 5L5 15" />,
  menu: <path d="M3 6h14M3 10h14M3 14h14" />,
  search: (
    <>
      <circle cx="9" cy="9" r="5.5" />
      <path d="M13 13l4 4" />
    </>
  ),
  filter: <path d="M3 5h14M6 10h8M8.5 15h3" />,
  save: <path d="M5.5 3.5h9v13L10 13l-4.5 3.5z" />,
  check: <path d="M4 10.5l4 4 8-9" />,
  alert: inCircle('M10 6.200v4.600M10 13.600v.2'),
  info: inCircle('M10 9.200v4.600M10 6.200v.2'),
  clock: inCircle('M10 6v4.200l2.8 1.8'),
  calendar: <path d="M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5" />,
  print: <path d="M6 7V3h8v4M6 14H3.5V7h13v7H14M6 11.5h8V17H6z" />,
  share: <path d="M10 12V3M6.5 6L10 2.8 13.5 6M6 9H4v8h12V9h-2" />,
  star: <path d="M10 2.8l2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L2.8 8.1l5-.7z" />,
  pause: <path d="M7 5v10M13 5v10" />,
  play: <path d="M6.5 4.5l9 5.5-9 5.5z" />,
  phone: (
    <path d="M5 3.5h2.5l1.3 3.5L7 8.3a9 9 0 0 0 4.7 4.7l1.3-1.8 3.5 1.3V15a1.8 1.8 0 0 1-2 1.7C8.5 16.2 3.8 11.5 3.3 5.5A1.8 1.8 0 0 1 5 3.5z" />
  ),
  mail: <path d="M3 5h14v10H3zM3 5.5l7 5.5 7-5.5" />,
  place: (
    <>
      <path d="M10 17.5s5.5-5.2 5.5-9.5a5.5 5.5 0 0 0-11 0c0 4.3 5.5 9.5 5.5 9.5z" />
      <circle cx="10" cy="8" r="1.9" />
    </>
  ),
  file: <path d="M5 2.8h6.5L15 6.3v10.9H5zM11.5 2.8v3.5H15M7.5 10h5M7.5 13h5" />,
  upload: <path d="M10 13V4M6.5 7.5L10 4l3.5 3.5M4 13v3h12v-3" />,
  download: <path d="M10 4v9M6.5 9.5L10 13l3.5-3.5M4 13v3h12v-3" />,
  outside: <path d="M8 5H4v11h11v-4M11 4h5v5M16 4l-7 7" />,
  out: <path d="M8 4H4v12h4M8 10h8M13 7l3 3-3 3" />,
  wait: <circle cx="10" cy="10" r="7" strokeDasharray="3 2.6" />,
  user: (
    <>
      <circle cx="10" cy="7" r="3.2" />
      <path d="M3.8 16.5c.8-3.3 3.2-4.7 6.2-4.7s5.4 1.4 6.2 4.7" />
    </>
  ),
  compare: <path d="M4 6h9M10 3l3 3-3 3M16 14H7M10 11l-3 3 3 3" />,
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof DRAWINGS

/**
 * An icon beside a word; hidden from screen readers, because the word says it. A client component: the RSC payload
 * holds its name, not its paths.
 */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <svg className={classNames('icon', className)} viewBox="0 0 20 20" aria-hidden="true">
    {DRAWINGS[name]}
  </svg>
)
