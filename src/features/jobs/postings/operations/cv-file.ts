import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { createLocalReq, type Payload } from 'payload'
import type { Resume } from '@/payload-types'

/**
 * The file of a CV as an answer, from wherever files are kept. Who may have it, the caller has decided.
 * @returns null when there is no such file
 */
export async function cvFile(payload: Payload, resume: Resume): Promise<Response | null> {
  const { upload } = payload.collections.resumes.config
  const { filename } = resume
  if (!filename) return null
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="cv.pdf"',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  }
  const req = await createLocalReq({}, payload)
  for (const handler of upload.handlers ?? []) {
    const answer = await handler(req, { doc: resume, params: { collection: 'resumes', filename } })
    if (answer instanceof Response) return answer.ok ? new Response(answer.body, { headers }) : null
  }
  const file = path.join(upload.staticDir ?? '', path.basename(filename))
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) return null
  return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, { headers })
}
