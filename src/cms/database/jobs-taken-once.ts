import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { buildQuery } from '@payloadcms/drizzle'
import type { DatabaseAdapterObj, Job, PayloadRequest, UpdateJobs } from 'payload'
import { connectionOf } from '@/lib/database/transaction'
import { isJobThere, takeJobs } from './payload-jobs'
import { tableOf } from './payload-tables'

type UpdateArgs = Parameters<UpdateJobs>[0]

/**
 * The adapter with a queue that hands out each job once. Payload selects free jobs and marks them afterwards, so that
 * two concurrent readers both run them; and when a finished job was deleted by another process it fails and leaves a
 * transaction open.
 */
export function withJobsTakenOnce(props: DatabaseAdapterObj<PostgresAdapter>): DatabaseAdapterObj<PostgresAdapter> {
  const { init, ...rest } = props
  return {
    ...rest,
    init: (args) => {
      const adapter = init(args)
      const change = adapter.updateJobs.bind(adapter)
      const updateJobs: UpdateJobs = async (options) => {
        try {
          if (options.data.processing === true) return await take(adapter, options)
          if (options.id && !(await isJobThere(await connectionFor(adapter, options), String(options.id)))) return []
          return await change(options)
        } catch (error) {
          // Payload begins a transaction here and ends it only on success.
          const transaction = await options.req?.transactionID
          if (transaction) await adapter.rollbackTransaction(transaction)
          throw error
        }
      }
      return Object.assign(adapter, { updateJobs })
    },
  }
}

const connectionFor = ({ payload }: PostgresAdapter, { req }: UpdateArgs) =>
  connectionOf({ payload, transactionID: req?.transactionID } as PayloadRequest)

async function take(adapter: PostgresAdapter, options: UpdateArgs): Promise<Job[]> {
  const { id, limit, req, sort } = options
  const { where, orderBy } = buildQuery({
    adapter: adapter as unknown as Parameters<typeof buildQuery>[0]['adapter'],
    fields: adapter.payload.collections['payload-jobs'].config.flattenedFields,
    tableName: tableOf('payload-jobs'),
    sort,
    where: id ? { id: { equals: id }, processing: { not_equals: true } } : (options.where ?? {}),
  })
  const order = orderBy.map(({ column, order: direction }) => direction(column))
  const taken = await takeJobs(await connectionFor(adapter, options), { where, order, max: limit ?? 1 })
  if (taken.length === 0) return []
  const found = await adapter.find<Job>({
    collection: 'payload-jobs',
    where: { id: { in: taken } },
    sort,
    pagination: false,
    req,
  })
  return found.docs
}
