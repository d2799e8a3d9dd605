import { studioPaths } from './studio-paths'

/** A screen in the navigation. */
export interface Step {
  href: string
  label: string
  /** Collection listed there: its trash and forms belong to this screen too. */
  of?: string
}

/**
 * Navigation entry of an open screen: the longest matching prefix.
 * @param pathname of the open screen, such as `/admin/collections/colleges/<id>`
 * @returns undefined if none matches
 */
export function openPath(pathname: string, steps: readonly Pick<Step, 'href' | 'of'>[]): string | undefined {
  const begins = (path: string) =>
    pathname === path || (path !== studioPaths.overview() && pathname.startsWith(`${path}/`))
  return steps
    .flatMap(({ href, of }) => [href, ...(of ? [studioPaths.list(of)] : [])].map((path) => ({ href, path })))
    .filter(({ path }) => begins(path))
    .sort((one, other) => other.path.length - one.path.length)[0]?.href
}
