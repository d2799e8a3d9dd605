import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionConfig, CollectionSlug, Payload, PayloadRequest, Plugin, TaskConfig } from 'payload'
import { countAsServer } from '@/cms/access/access'
import { withHooks } from '../hooks/with-hooks'
import { folderOf, giveFilesBack, holdFiles, namesOf, settleHeld } from './replaced-files'

const MINUTES_TO_FINISH = 15

interface Written {
  collection: string
  /** Name of the original file, which identifies its record. */
  name: string
  /** All files written with it, itself included: one per image size. */
  names: string[]
  /** Folder of the files that an update replaces. */
  held?: string | null
}

/** On a separate connection, so that the note survives a rollback or a killed process. */
const noteForLater = (payload: Payload, input: Written) =>
  payload.jobs.queue({
    task: 'drop-unfinished-file',
    input,
    waitUntil: new Date(Date.now() + MINUTES_TO_FINISH * 60_000),
  })

/** Records the files about to be written. Payload writes files before the row, and never cleans up. */
async function noteWriting(collection: string, data: Parameters<typeof namesOf>[0], req: PayloadRequest) {
  const names = namesOf(data)
  const [name] = names
  if (!req.file || !name) return
  await noteForLater(req.payload, { collection, name, names })
  // From here on a failure to write the file is the disk's, not the sender's.
  req.context.writesFile = true
}

/** An update writes its files before `beforeChange`, a creation after it. */
const noteBeforeWriting = {
  beforeValidate: [
    async ({ collection, data = {}, operation, req }) => {
      if (operation === 'update') await noteWriting(collection.slug, data, req)
      return data
    },
  ],
  beforeChange: [
    async ({ collection, data, operation, req }) => {
      if (operation === 'create') await noteWriting(collection.slug, data, req)
      return data
    },
  ],
} satisfies CollectionConfig['hooks']

const withNote = (collection: CollectionConfig): CollectionConfig =>
  collection.upload
    ? withHooks(collection, {
        last: { ...noteBeforeWriting, beforeOperation: [holdFiles(noteForLater)], afterError: [giveFilesBack] },
      })
    : collection

/** Cleans up the files of failed uploads, in any upload collection. */
export const unfinishedFiles: Plugin = (config) => ({ ...config, collections: config.collections?.map(withNote) })

/**
 * Deletes the files of an upload without a record a quarter of an hour later: it failed, or its process was killed, and
 * the file may be partial; and settles the files that an update replaced. In a bucket an object is whole or absent;
 * those without a record stay.
 */
export const dropUnfinishedFileTask: TaskConfig<{ input: Written; output: object }> = {
  slug: 'drop-unfinished-file',
  label: 'Delete the file of an upload that failed',
  retries: { attempts: 3, backoff: { type: 'fixed', delay: 60_000 } },
  inputSchema: [
    { name: 'collection', type: 'text', required: true },
    { name: 'name', type: 'text', required: true },
    { name: 'names', type: 'text', hasMany: true },
    { name: 'held', type: 'text' },
  ],
  handler: async ({ input, req: { payload } }) => {
    const folder = folderOf(payload, input.collection)
    if (!folder) return { output: {} }
    if (input.held) {
      await settleHeld(payload, { ...input, held: input.held })
      return { output: {} }
    }
    // Full authority: looks for a record of any owner with this file; nothing is shown.
    const [collection, named] = [input.collection as CollectionSlug, { filename: { equals: input.name } }]
    // Records in the trash still have their file.
    if ((await countAsServer(payload, collection, named, { trash: true })) > 0) return { output: {} }
    for (const name of input.names) await rm(path.join(folder, path.basename(name)), { force: true })
    return { output: {} }
  },
}
