import { randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import {
  type CollectionAfterErrorHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  FileUploadError,
  type Payload,
  type Where,
} from 'payload'
import { findAsServer, firstAsServer } from '../access/access'

/*
 * Payload 3.90 deletes the files of a record before it checks what shall replace them: an empty text, a colleague's save
 * or a full disk would leave the record without its picture. So they are held until it is known what became of it.
 */

/** Inside each folder of files, one folder for each record of an update. */
const HELD = '.replaced'

/** Files held for a record. */
export interface HeldFiles {
  collection: string
  /** Name of the record's original file. */
  name: string
  /** All of its files, one per image size. */
  names: string[]
  /** Name of the folder. */
  held: string
}

interface Named {
  filename?: string | null
  sizes?: Record<string, { filename?: string | null }>
}

/** The files of a record or of an upload, the original first. */
export const namesOf = ({ filename, sizes }: Named): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter(
    (name): name is string => typeof name === 'string' && name === path.basename(name),
  )

/** The folder of a collection's files; null if it has none on this machine. */
export function folderOf({ collections }: Payload, collection: string): string | null {
  const upload = collections[collection as CollectionSlug]?.config.upload
  return upload && !upload.disableLocalStorage && upload.staticDir ? upload.staticDir : null
}

type Update = { id?: string; where?: Where; data?: { focalX?: unknown; focalY?: unknown }; overrideAccess?: boolean }

/**
 * Holds the files of the records that an update may give others: hard links, or copies where the disk has none.
 * @param later queues what `settleHeld` does, in case the process does not live to do it
 */
export const holdFiles =
  (later: (payload: Payload, held: HeldFiles) => Promise<unknown>): CollectionBeforeOperationHook =>
  async ({ args, collection, operation, req }) => {
    const { id, where, data, overrideAccess } = args as Update
    const isGiven = req.file || req.query?.uploadEdits || data?.focalX != null || data?.focalY != null
    const folder = folderOf(req.payload, collection.slug)
    if (operation !== 'update' || !isGiven || !folder) return args
    // Payload checks the rights later: nobody else's files are held, which one request for all of them would do.
    const mine = overrideAccess || (await collection.access.update({ req, id, data }))
    if (!mine) return args
    const wanted = id === undefined ? (where ?? {}) : { id: { equals: id } }
    const given: Where = mine === true ? wanted : { and: [wanted, mine] }
    const docs = await findAsServer(req.payload, collection.slug as 'media', given, { req, trash: true })
    const all = docs.map((doc): HeldFiles => {
      const names = namesOf(doc as Named)
      return { collection: collection.slug, name: names[0] ?? '', names, held: randomUUID() }
    })
    req.context.heldFiles = all
    for (const files of all) {
      await later(req.payload, files)
      await keepFiles(folder, files).catch((err: unknown) => {
        req.payload.logger.error({ msg: 'the files of a record could not be held', err })
        // Said as Payload says it of the new file, which is then not written: a failure of the disk.
        req.context.writesFile = true
        throw new FileUploadError(req.t)
      })
    }
    return args
  }

async function keepFiles(folder: string, { held, names }: HeldFiles): Promise<void> {
  const kept = path.join(folder, HELD, held)
  await mkdir(kept, { recursive: true })
  for (const name of names) await keep(path.join(folder, name), path.join(kept, name))
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function keep(file: string, kept: string): Promise<void> {
  try {
    await link(file, kept).catch((error) => (isMissing(error) ? undefined : copyFile(file, kept)))
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

/**
 * Gives a record back the files that it names, where something else lies in their place or nothing, and removes those of
 * a record that has others.
 */
export async function settleHeld(payload: Payload, { collection, name, names, held }: HeldFiles): Promise<void> {
  const folder = folderOf(payload, collection)
  if (!folder) return
  const kept = path.join(folder, HELD, path.basename(held))
  const there = await readdir(kept).catch((): string[] => [])
  if (there.length > 0) {
    // Full authority: only the size of the file is compared.
    const record = await firstAsServer(payload, collection as 'media', { filename: { equals: name } }, { trash: true })
    const size = await stat(path.join(folder, name)).then(
      (file) => file.size,
      () => null,
    )
    if (record && record.filesize !== size) {
      for (const file of names.filter((one) => there.includes(one))) {
        await rename(path.join(kept, file), path.join(folder, file))
      }
    }
  }
  await rm(kept, { recursive: true, force: true })
  await rmdir(path.join(folder, HELD)).catch(() => undefined)
}

/** A refused or failed update gives the files back at once; the transaction has ended by then. */
export const giveFilesBack: CollectionAfterErrorHook = async ({ context, req }) => {
  const held = context.heldFiles as HeldFiles[] | undefined
  for (const files of held ?? []) {
    await settleHeld(req.payload, files).catch((err: unknown) =>
      req.payload.logger.error({ msg: 'the files of a record were not given back', err }),
    )
  }
}
