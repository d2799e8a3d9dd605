import { usePathname } from 'next/navigation'
import { DEFAULT_LANGUAGE, withoutPrefix } from '../language'

/** The path of the address. While a page is rendered Next names its folder, which is no part of ordinary addresses. */
export const usePath = (): string =>
  withoutPrefix<string>(
    usePathname() ?? '/',
    [DEFAULT_LANGUAGE],
    { [DEFAULT_LANGUAGE]: `/${DEFAULT_LANGUAGE}` },
    DEFAULT_LANGUAGE,
  ).path
