/**
 * Turns a name into a slug: lower case, everything but letters, digits, spaces and hyphens removed, spaces turned to
 * hyphens (the rule of the specification, section 3).
 * @returns the slug, at most 96 characters; empty if the name has no Latin letter or digit
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

/** Slugs of records: lower-case letters, digits and single hyphens. */
const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether a path segment can be a record's slug; anything else is rejected before any query. */
export const isSlug = (value: string): boolean => value.length <= 120 && SLUG_PATTERN.test(value)

/** Maximum length of a joined slug, so that a number appended still fits. */
const MAX_JOINED_LENGTH = 108

/** Joins parts into a slug, truncated so that a number can follow; empty parts are left out. */
const joinSlugs = (...parts: string[]): string =>
  parts.filter(Boolean).join('-').slice(0, MAX_JOINED_LENGTH).replace(/-+$/, '')

/**
 * Slugs to try for a record: its name, then the name with its place, to distinguish namesakes. A name without Latin
 * letters or digits is replaced by the kind.
 * @param kind of record, such as "college"
 */
export function slugStems(name: string, place: string, kind: string): { base: string; stem: string } {
  const own = slugify(name)
  const stem = joinSlugs(own || kind, slugify(place))
  return { base: own || stem, stem }
}
