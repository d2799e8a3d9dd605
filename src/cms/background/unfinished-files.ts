import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionBeforeChangeHook, CollectionConfig, CollectionSlug, Plugin, TaskConfig } from 'payload'
import { withHooks } from '../hooks/with-hooks'

const MINUTES_TO_FINISH = 15

interface Written {
  collection: string
  /** Name of the original file, which identifies its record. */
  name: string
  /** All files written with it, itself included: one per image size. */
  names: string[]
}

const namesOf = (data: { filename?: string | null; sizes?: Record<string, { filename?: string | null }> }) =>
  [data.filename, ...Object.values(data.sizes ?? {}).map((size) => size?.filename)].filter(
    (name): name is string => typeof name === 'string' && name === path.basename(name),
  )

/**
 * Records the files about to be written, on a separate connection, so that the note survives a rollback or a killed
 * process. Payload writes files before the row, and never cleans up.
 */
const noteBeforeWriting: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  if (!req.file || !data.filename) return data
  await req.payload.jobs.queue({
    task: 'drop-unfinished-file',
    input: { collection: collection.slug, name: data.filename, names: namesOf(data) } satisfies Written,
    waitUntil: new Date(Date.now() + MINUTES_TO_FINISH * 60_000),
  })
  // From here on a failure to write the file is the disk's, not the sender's.
  req.context.writesFile = true
  return data
}

const withNote = (collection: CollectionConfig): CollectionConfig =>
  collection.upload ? withHooks(collection, { last: { beforeChange: [noteBeforeWriting] } }) : collection

/** Cleans up the files of failed uploads, in any upload collection. */
export const unfinishedFiles: Plugin = (config) => ({ ...config, collections: config.collections?.map(withNote) })

/**
 * Deletes the files of an upload without a record a quarter of an hour later: it failed, or its process was killed, and
 * the file may be partial. In a bucket an object is whole or absent; those without a record stay.
 */
export const dropUnfinishedFileTask: TaskConfig<{ input: Written; output: object }> = {
  slug: 'drop-unfinished-file',
  label: 'Delete the file of an upload that failed',
  retries: { attempts: 3, backoff: { type: 'fixed', delay: 60_000 } },
  inputSchema: [
    { name: 'collection', type: 'text', required: true },
    { name: 'name', type: 'text', required: true },
    { name: 'names', type: 'text', hasMany: true },
  ],
  handler: async ({ input, req: { payload } }) => {
    const found = payload.collections[input.collection as CollectionSlug]
    const upload = found?.config.upload
    if (!upload || upload.disableLocalStorage || !upload.staticDir) return { output: {} }
    // Full authority: looks for a record of any owner with this file; nothing is shown.
    const { totalDocs } = await payload.count({
      collection: input.collection as CollectionSlug,
      where: { filename: { equals: input.name } },
      // Records in the trash still have their file.
      trash: true,
      overrideAccess: true,
    })
    if (totalDocs > 0) return { output: {} }
    for (const name of input.names) await rm(path.join(upload.staticDir, path.basename(name)), { force: true })
    return { output: {} }
  },
}
