import type { PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'
import { DELETED_ACCOUNT } from '../personal/erasure/erasure-queries'
import type { Difference } from './audit-differences'
import { auditMessages as messages } from './messages'

const MAX_SUMMARY_LENGTH = 300
/** Maximum number of records listed for a bulk change. */
const MAX_BULK_ENTRIES = 200

interface ChangeFacts {
  action: 'create' | 'update' | 'delete'
  of: string
  record: string
  changes: Difference[]
}

interface Sentence extends ChangeFacts {
  summary: string
}

/** A change of one record; bulk changes merge these into one entry. */
export interface Entry extends ChangeFacts {
  /** The kind of record: "Application". */
  what: string
  /** The event: "changed", or "moved from Applied to Interview". */
  did: string
  /** The event for several records that differed before. */
  didTogether?: string
  /** The record's name; its id where the log must not keep the name. */
  name: string
}

type AuditContext = { gatheredChanges?: { of: string; entries: Entry[] } }
const contextOf = (req: PayloadRequest): AuditContext => req.context

/** Gathers changes of this collection into one entry until it is written. */
export function gatherChanges(req: PayloadRequest, of: string): void {
  contextOf(req).gatheredChanges = { of, entries: [] }
}

/** The author; people who deleted their own account can no longer be named. */
const actorOf = ({ user }: PayloadRequest, { action, record }: Pick<ChangeFacts, 'action' | 'record'>) =>
  action === 'delete' && record === user?.id
    ? { actorEmail: DELETED_ACCOUNT }
    : { actor: user?.id, actorEmail: user?.email }

async function write(req: PayloadRequest, { summary, action, of, record, changes }: Sentence): Promise<void> {
  // Full authority: no one may write the log directly.
  await req.payload.create({
    collection: 'audit-log',
    data: {
      summary: summary.slice(0, MAX_SUMMARY_LENGTH),
      action,
      of,
      record,
      changes,
      ...actorOf(req, { action, record }),
    },
    ...asServer(req),
  })
}

/** Writes an entry in the transaction of its change: both or neither. */
export async function noteChange(req: PayloadRequest, entry: Entry | Sentence): Promise<void> {
  if ('summary' in entry) return write(req, entry)
  const { gatheredChanges } = contextOf(req)
  if (gatheredChanges?.of === entry.of) gatheredChanges.entries.push(entry)
  else await write(req, { ...entry, summary: messages.one(entry.what, entry.did, entry.name) })
}

/** The shared value, if all are the same. */
const common = (values: readonly string[]): string | undefined => (new Set(values).size === 1 ? values[0] : undefined)

const sentences = (changes: readonly Difference[], side: 'before' | 'after'): string =>
  changes.map((change) => `${change.field}: ${change[side]}`).join('; ')

/**
 * Writes gathered changes as one entry: how many records, the event, and each with its values before and after. A
 * single record is logged as usual.
 */
export async function writeGathered(req: PayloadRequest, of: string): Promise<void> {
  const context = contextOf(req)
  const { gatheredChanges } = context
  if (gatheredChanges?.of !== of) return
  context.gatheredChanges = undefined
  const { entries } = gatheredChanges
  const [first] = entries
  if (!first) return
  if (entries.length === 1) return noteChange(req, first)
  const did =
    common(entries.map((entry) => entry.did)) ??
    common(entries.map((entry) => entry.didTogether ?? entry.did)) ??
    messages.changed
  await write(req, {
    summary: messages.many(entries.length, pluralOf(req, of), did),
    action: first.action,
    of,
    record: '',
    changes: entries.slice(0, MAX_BULK_ENTRIES).map(({ name, record, changes }) => ({
      field: name === record ? record : name,
      before: sentences(changes, 'before'),
      after: sentences(changes, 'after'),
    })),
  })
}

function pluralOf({ payload }: PayloadRequest, of: string): string {
  const collection = payload.config.collections.find(({ slug }) => slug === of)
  const label = collection?.labels.plural
  return typeof label === 'string' ? label : of
}

/**
 * Logs changes to several records of a collection as one entry.
 * @param req the request whose transaction holds the changes
 * @param of slug of the collection
 */
export async function asOneChange<Result>(req: PayloadRequest, of: string, change: () => Promise<Result>) {
  gatherChanges(req, of)
  const result = await change()
  await writeGathered(req, of)
  return result
}
