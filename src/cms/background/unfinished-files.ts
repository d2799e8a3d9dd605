import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionBeforeChangeHook, CollectionConfig, CollectionSlug, Plugin, TaskConfig } from 'payload'

const MINUTES_TO_FINISH = 15

interface Written {
  collection: string
  /** Name of the file itself, by which its record is known. */
  name: string
  /** Every file that is written with it, itself too: one per size of an image. */
  names: string[]
}

const namesOf = (data: { filename?: string | null; sizes?: Record<string, { filename?: string | null }> }) =>
  [data.filename, ...Object.values(data.sizes ?? {}).map((size) => size?.filename)].filter(
    (name): name is string => typeof name === 'string' && name === path.basename(name),
  )

/**
 * Notes what is about to be written, on a connection of its own, so that the note stays when the upload is undone or
 * its process killed. Payload writes files before the row, and takes none of them back.
 */
const noteBeforeWriting: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  if (!req.file || !data.filename) return data
  await req.payload.jobs.queue({
    task: 'drop-unfinished-file',
    input: { collection: collection.slug, name: data.filename, names: namesOf(data) } satisfies Written,
    waitUntil: new Date(Date.now() + MINUTES_TO_FINISH * 60_000),
  })
  // From here on a failure to keep the file is one of the disk, not of what was sent.
  req.context.writesFile = true
  return data
}

const withNote = (collection: CollectionConfig): CollectionConfig =>
  collection.upload
    ? {
        ...collection,
        hooks: {
          ...collection.hooks,
          beforeChange: [...(collection.hooks?.beforeChange ?? []), noteBeforeWriting],
        },
      }
    : collection

/** Leaves no file behind of an upload that failed, in any collection with files. */
export const unfinishedFiles: Plugin = (config) => ({ ...config, collections: config.collections?.map(withNote) })

/**
 * Deletes the files of an upload that has no record a quarter of an hour later: it failed, or its process was killed,
 * and the file may be half. In a bucket an object is whole or not there; those without a record are left to it.
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
    // Full authority: the server looks whether a record of any owner has this file; nothing is shown.
    const { totalDocs } = await payload.count({
      collection: input.collection as CollectionSlug,
      where: { filename: { equals: input.name } },
      // What lies in the trash has its file still.
      trash: true,
      overrideAccess: true,
    })
    if (totalDocs > 0) return { output: {} }
    for (const name of input.names) await rm(path.join(upload.staticDir, path.basename(name)), { force: true })
    return { output: {} }
  },
}
