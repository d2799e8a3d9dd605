import { COURSE_ADDRESSES } from './course-paths.mjs'

/**
 * The address at which people find a page, by the folder it lies in, both without a prefix: `pageRewrites()` backwards.
 * What is shown where there is no page has none; it leads home.
 * @param {string} folder
 */
export function publicPath(folder) {
  const [, section, first = '', second] = folder.split('/')
  if (section === 'guidance') return second ? `/${first}-in-${second}` : `/${first}`
  const listing = section === 'courses' && COURSE_ADDRESSES[/** @type {keyof typeof COURSE_ADDRESSES} */ (first)]
  if (listing) return `/${listing}`
  if (section === 'missing-screens') return '/'
  return section === 'admission' ? '/admission' : folder
}
