const OVERVIEW = '/admin'

/**
 * Which of the navigation's addresses an open screen belongs to: the longest that it begins with.
 * @param pathname of the open screen, such as `/admin/collections/colleges/<id>`
 * @returns undefined where none leads
 */
export const openAddress = (pathname: string, addresses: readonly string[]): string | undefined =>
  addresses
    .filter((href) => pathname === href || (href !== OVERVIEW && pathname.startsWith(`${href}/`)))
    .reduce<string | undefined>((longest, href) => (href.length > (longest?.length ?? 0) ? href : longest), undefined)
