import { COURSE_ADDRESSES } from './course-paths.mjs'

const listings: Record<string, string> = COURSE_ADDRESSES

/** The address at which people find a page, by the folder it lies in (both without a prefix): `pageRewrites()` backwards. */
export function publicPath(folder: string): string {
  const [, section, first = '', second] = folder.split('/')
  if (section === 'guidance') return second ? `/${first}-in-${second}` : `/${first}`
  if (section === 'courses' && listings[first]) return `/${listings[first]}`
  return section === 'admission' ? '/admission' : folder
}
