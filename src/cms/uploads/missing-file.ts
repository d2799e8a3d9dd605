import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'

/**
 * Whether the answer to `/api/x/file/name` failed for want of the file alone: Payload 3.90 answers 500 then, as if the
 * disk were broken, or 403 where its record is wanting too. A file that is there and cannot be read, or may not be, is
 * answered as before.
 * @param slug the parts of the address behind `/api/`
 * @param isPublic whether anybody may learn that there is no such file; of people's own files nobody may
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
