import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Payload } from 'payload'
import type { User } from '@/payload-types'
import type { ImportReport } from './run-import'

export interface ImportHistory {
  /** Written beside the rows' own transaction, so that it can be watched while that runs. */
  progress: (report: ImportReport) => Promise<void>
  finish: (report: ImportReport) => Promise<void>
  fail: (status: 'failed' | 'cancelled', reason: string) => Promise<void>
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(file)) hash.update(piece as Buffer)
  return hash.digest('hex')
}

const countsOf = (report: ImportReport) => ({
  totalCount: report.total,
  createdCount: report.created,
  updatedCount: report.updated,
  skippedCount: report.unchanged,
  failedCount: report.failed,
})

/** The record of one file in `imports`: who, what, counts and the rows that failed. */
export async function beginHistory(
  payload: Payload,
  { file, fileName, user }: { file: string; fileName: string; user?: User },
): Promise<ImportHistory> {
  // Full authority in all of these: the record is the server's own, no door lets a person write it.
  const { id } = await payload.create({
    collection: 'imports',
    data: { fileName, fileHash: await hashOf(file), kind: 'colleges', status: 'running', importedBy: user?.id },
    overrideAccess: true,
  })
  return {
    progress: async (report) => {
      await payload.update({ collection: 'imports', id, data: countsOf(report), overrideAccess: true })
    },
    finish: async (report) => {
      const data = { ...countsOf(report), status: 'done' as const, rowErrors: report.errors }
      await payload.update({ collection: 'imports', id, data, overrideAccess: true })
    },
    fail: async (status, reason) => {
      await payload.update({ collection: 'imports', id, data: { status, reason }, overrideAccess: true })
    },
  }
}
