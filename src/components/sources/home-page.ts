/**
 * Whether an address leads to the start page of a site. The document that a source names is then somewhere on that
 * site, and a link must not promise to open it.
 */
export function isHomePage(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { pathname, search } = new URL(address)
  return /^\/(index\.\w+)?$/.test(pathname) && search === ''
}
