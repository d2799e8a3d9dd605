/**
 * Whether an address leads to the start page of a site. The document that a source names is then somewhere on that
 * site, and a link must not promise to open it.
 */
export function isHomePage(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { pathname, search } = new URL(url)
  return /^\/(index\.\w+)?$/.test(pathname) && search === ''
}
