import { COURSE_PAGE_SLUGS } from './course-paths.mjs'

/**
 * Public path of a page, by its folder, both without a prefix: the reverse of `pageRewrites()`. "Not found" pages have
 * none; theirs is the home page.
 * @param {string} folder
 */
export function publicPath(folder) {
  const [, section, first = '', second] = folder.split('/')
  if (section === 'guidance') return second ? `/${first}-in-${second}` : `/${first}`
  const listing = section === 'courses' && COURSE_PAGE_SLUGS[/** @type {keyof typeof COURSE_PAGE_SLUGS} */ (first)]
  if (listing) return `/${listing}`
  if (section === 'missing-screens') return '/'
  return section === 'admission' ? '/admission' : folder
}
