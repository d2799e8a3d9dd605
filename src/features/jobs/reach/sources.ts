/**
 * From where a vacancy was opened: a page of ours, or what led to the site. Only the kind is kept, never an address, so
 * that nothing in it tells of a person.
 */
export const VIEW_SOURCES = [
  'list',
  'home',
  'hospital',
  'vacancy',
  'dashboard',
  'guidance',
  'search-engine',
  'other-site',
  'direct',
] as const
export type ViewSource = (typeof VIEW_SOURCES)[number]
