import { studioPaths } from './studio-paths'

/** A screen that the navigation leads to. */
export interface Step {
  href: string
  label: string
  /** The collection whose list this is: Payload's trash and forms of it belong to this screen too. */
  of?: string
}

/**
 * Which of the navigation's addresses an open screen belongs to: the longest that it begins with.
 * @param pathname of the open screen, such as `/admin/collections/colleges/<id>`
 * @returns undefined where none leads
 */
export function openPath(pathname: string, steps: readonly Pick<Step, 'href' | 'of'>[]): string | undefined {
  const begins = (path: string) =>
    pathname === path || (path !== studioPaths.overview() && pathname.startsWith(`${path}/`))
  return steps
    .flatMap(({ href, of }) => [href, ...(of ? [studioPaths.list(of)] : [])].map((path) => ({ href, path })))
    .filter(({ path }) => begins(path))
    .sort((one, other) => other.path.length - one.path.length)[0]?.href
}
