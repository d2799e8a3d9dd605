import { usePathname } from 'next/navigation'
import { DEFAULT_LANGUAGE } from '../language'

const FOLDER = new RegExp(`^/${DEFAULT_LANGUAGE}(?=/|$)`)

/** The public path. While rendering, Next returns the internal path with its language folder. */
export const usePath = (): string => usePathname()?.replace(FOLDER, '') || '/'
