'use client'
import { importMessages } from '../messages'
import type { DraftChoice, ImportEnd, ImportLine, ImportMode, ImportProgress } from '../report/report'

const unexpected: ImportEnd = { error: importMessages.failed, reason: importMessages.unexpected, status: 'failed' }

/**
 * Sends a file and follows the answer line by line.
 * @param address of the collection's import, such as `/api/jobs/import`
 * @returns how it ended; never throws
 */
export async function sendFile(
  url: string,
  { file, mode, drafts }: { file: File; mode: ImportMode; drafts: DraftChoice },
  signal: AbortSignal,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportEnd> {
  try {
    const response = await fetch(`${url}?${new URLSearchParams({ mode, drafts, name: file.name })}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'text/csv' },
      body: file,
      signal,
    })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    let last: ImportLine | undefined
    for (;;) {
      const piece = await reader?.read()
      const lines = (rest + (piece?.value ?? '')).split('\n')
      rest = piece && !piece.done ? (lines.pop() ?? '') : ''
      for (const line of lines.filter(Boolean)) {
        last = JSON.parse(line) as ImportLine
        if ('progress' in last) onProgress(last.progress)
      }
      if (!piece || piece.done) break
    }
    return last && !('progress' in last) ? last : unexpected
  } catch {
    return signal.aborted ? { ...unexpected, status: 'cancelled' } : unexpected
  }
}
