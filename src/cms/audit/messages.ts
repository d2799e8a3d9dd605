import { plural } from '@/lib/text/format'

export const auditMessages = {
  yes: 'Yes',
  no: 'No',
  created: 'created',
  changed: 'changed',
  deleted: 'deleted for good',
  trashed: 'moved to the trash',
  restored: 'restored from the trash',
  moved: (before: string, after: string) => `moved from ${before} to ${after}`,
  movedTo: (after: string) => `moved to ${after}`,
  record: 'Record',
  /** For a record of which only the id is left. */
  gone: 'name not kept',
  one: (what: string, did: string, name: string) => `${what} ${did}: ${name}`,
  global: (what: string) => `${what} changed`,
  many: (count: number, what: string, did: string) =>
    plural('en', count, { one: `One record of ${what} ${did}`, other: `${count} ${what} ${did}` }),
} as const
