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
  minus: <path d="M4 10h12" />,
  close: <path d="M5 5l10 10M15 5L5 15" />,
  menu: <path d="M3 6h14M3 10h14M3 14h14" />,
  search: (
    <>
      <circle cx="9" cy="9" r="5.5" />
      <path d="M13 13l4 4" />
    </>
  ),
  filter: <path d="M3 5h14M6 10h8M8.500 15h3" />,
  save: <path d="M5.500 3.500h9v13L10 13l-4.500 3.500z" />,
  check: <path d="M4 10.500l4 4 8-9" />,
  alert: inCircle('M10 6.200v4.600M10 13.600v.2'),
  info: inCircle('M10 9.200v4.600M10 6.200v.2'),
  clock: inCircle('M10 6v4.200l2.800 1.800'),
  calendar: <path d="M3.500 5h13v11.500h-13zM3.500 8.500h13M7 3v3.500M13 3v3.500" />,
  print: <path d="M6 7V3h8v4M6 14H3.500V7h13v7H14M6 11.500h8V17H6z" />,
  share: <path d="M10 12V3M6.500 6L10 2.800 13.500 6M6 9H4v8h12V9h-2" />,
  star: <path d="M10 2.800l2.200 4.600 5 .7-3.600 3.500.9 5-4.500-2.400-4.500 2.400.9-5L2.800 8.100l5-.7z" />,
  pause: <path d="M7 5v10M13 5v10" />,
  play: <path d="M6.500 4.500l9 5.500-9 5.500z" />,
  phone: (
    <path d="M5 3.500h2.500l1.300 3.500L7 8.300a9 9 0 0 0 4.700 4.700l1.300-1.800 3.500 1.300V15a1.800 1.800 0 0 1-2 1.700C8.500 16.200 3.800 11.500 3.300 5.500A1.800 1.800 0 0 1 5 3.500z" />
  ),
  mail: <path d="M3 5h14v10H3zM3 5.500l7 5.500 7-5.500" />,
  place: (
    <>
      <path d="M10 17.500s5.500-5.200 5.500-9.500a5.500 5.500 0 0 0-11 0c0 4.300 5.500 9.500 5.500 9.500z" />
      <circle cx="10" cy="8" r="1.900" />
    </>
  ),
  file: <path d="M5 2.800h6.500L15 6.300v10.900H5zM11.500 2.800v3.500H15M7.500 10h5M7.500 13h5" />,
  upload: <path d="M10 13V4M6.500 7.500L10 4l3.500 3.500M4 13v3h12v-3" />,
  download: <path d="M10 4v9M6.500 9.500L10 13l3.500-3.500M4 13v3h12v-3" />,
  outside: <path d="M8 5H4v11h11v-4M11 4h5v5M16 4l-7 7" />,
  out: <path d="M8 4H4v12h4M8 10h8M13 7l3 3-3 3" />,
  wait: <circle cx="10" cy="10" r="7" strokeDasharray="3 2.600" />,
  user: (
    <>
      <circle cx="10" cy="7" r="3.200" />
      <path d="M3.800 16.500c.8-3.300 3.200-4.700 6.200-4.700s5.400 1.400 6.200 4.700" />
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
