import { usePathname } from 'next/navigation'
import { DEFAULT_LANGUAGE, withoutPrefix } from '../language'

/** The public path. While rendering, Next returns the internal path with its language folder. */
export const usePath = (): string =>
  withoutPrefix<string>(
    usePathname() ?? '/',
    [DEFAULT_LANGUAGE],
    { [DEFAULT_LANGUAGE]: `/${DEFAULT_LANGUAGE}` },
    DEFAULT_LANGUAGE,
  ).path
