import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'

/**
 * Whether a response of `/api/x/file/name` failed only because the file is missing: Payload 3.90 then answers 500, as
 * for a disk failure, or 403 if its record is missing too. Unreadable and forbidden files are answered as before.
 * @param slug path segments after `/api/`
 * @param isPublic whether anyone may learn that a file is missing; not for personal files
 */
export async function isForMissingFile(
  { config }: Pick<Payload, 'config'>,
  response: Response,
  slug: string[],
  isPublic: boolean,
): Promise<boolean> {
  const [collection, call, name = ''] = slug
  if (call !== 'file' || !(response.status === 500 || (response.status === 403 && isPublic))) return false
  const { upload } = config.collections.find((known) => known.slug === collection) ?? {}
  const folder = typeof upload === 'object' ? upload.staticDir : undefined
  if (!folder) return false
  const found = await stat(path.join(folder, path.basename(name))).catch((error: NodeJS.ErrnoException) => error)
  return found instanceof Error && (found.code === 'ENOENT' || found.code === 'ENAMETOOLONG')
}
