/**
 * Turns a name into an address part: lowercase, everything but letters, digits, spaces and hyphens removed,
 * spaces turned to hyphens (the rule of the specification, section 3).
 * @returns the slug, at most 96 characters; empty when the name holds no Latin letter or digit
 */
export const slugify = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .slice(0, 96)
    .replace(/^-+|-+$/g, '')

/** A slug as records hold it: lowercase letters, digits and single hyphens. */
const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether an address part can be a record's slug at all; unknown junk is refused before any query. */
export const isSlug = (value: string): boolean => value.length <= 120 && SLUG_PATTERN.test(value)

/** The longest joined address, so that a number behind it still fits into a record's slug. */
const LONGEST_JOINED = 108

/** Two address parts as one, cut so that a number can follow; an empty part is left out. */
const joinSlugs = (...parts: string[]): string =>
  parts.filter(Boolean).join('-').slice(0, LONGEST_JOINED).replace(/-+$/, '')

/**
 * The addresses to try for a record: that of its name, then one with its place, which tells namesakes apart. A record
 * whose name holds no Latin letter or digit is called by what it is.
 * @param kind what it is, such as "college"
 */
export function slugStems(name: string, place: string, kind: string): { base: string; stem: string } {
  const own = slugify(name)
  const stem = joinSlugs(own || kind, slugify(place))
  return { base: own || stem, stem }
}
