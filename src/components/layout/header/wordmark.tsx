import Link from 'next/link'
import { type Language, pathsIn } from '@/lib/language'

/** The mark: one eight-fold star of the lattice, two squares laced. */
export const Mark = () => (
  <svg
    className="size-[1.9rem] text-(--mark)"
    viewBox="0 0 32 32"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.4"
    aria-hidden="true"
  >
    <path d="M6.500 6.500h19v19h-19z" />
    <path d="M16 2.600L29.400 16 16 29.400 2.600 16z" />
    <path d="M16 11.400v9.200M11.400 16h9.200" strokeWidth="2.200" />
  </svg>
)

/** Letters of a name beyond which it is set smaller on phones, and the menu's button beside it is an icon. */
export const LONG_NAME = 14

// Where the links stand beside it in little room, the mark stands alone.
const SMALLER = 'max-lg:text-[0.9375rem]/tight max-lg:font-stretch-100% lg:max-[72rem]:sr-only'

const LOOK =
  'inline-flex min-h-tap items-center gap-[0.6rem] text-[1.3125rem] font-[650] tracking-[-0.015em] text-ink no-underline font-wide font-stretch-114% hover:text-brand max-[18rem]:text-base max-[18rem]:wrap-normal'

/** Mark and name, leading home. */
export const Wordmark = ({ language, brand }: { language: Language; brand: string }) => (
  <Link className={LOOK} href={pathsIn(language).home()} prefetch={false}>
    <Mark />
    <span className={brand.length > LONG_NAME ? SMALLER : undefined}>{brand}</span>
  </Link>
)
