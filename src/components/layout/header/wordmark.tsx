import Link from 'next/link'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'

/** The mark: one eight-fold star of the lattice, two interlaced squares. */
export const Mark = () => (
  <svg
    className="size-[1.9rem] text-(--mark)"
    viewBox="0 0 32 32"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.4"
    aria-hidden="true"
  >
    <path d="M6.5 6.5h19v19h-19z" />
    <path d="M16 2.6L29.4 16 16 29.4 2.6 16z" />
    <path d="M16 11.4v9.2M11.4 16h9.2" strokeWidth="2.2" />
  </svg>
)

/** Longer names are set smaller on phones, with an icon as the menu button. */
export const LONG_NAME = 14

// With the links in little space, only the mark is shown.
const SMALLER = 'max-lg:text-[0.9375rem]/tight max-lg:font-stretch-100% lg:max-[72rem]:sr-only'

const LOOK =
  'inline-flex min-h-tap items-center gap-[0.6rem] text-[1.3125rem] font-[650] tracking-[-0.015em] text-ink no-underline font-wide font-stretch-114% hover:text-brand max-[18rem]:text-base max-[18rem]:wrap-normal'

/** Mark and name, linked home. */
export const Wordmark = ({ language, brand }: { language: Language; brand: string }) => (
  <Link className={LOOK} href={pathsIn(language).home()} prefetch={false}>
    <Mark />
    <span className={brand.length > LONG_NAME ? SMALLER : undefined}>{brand}</span>
  </Link>
)
