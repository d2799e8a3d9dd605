'use client'
import { collegeImportTexts as texts } from '../../import/texts'
import type { ImportLine } from './endpoints'
import type { ImportMode, ImportReport } from './run-import'

export type SendResult =
  | { ok: true; report: ImportReport; message: string | null }
  | { ok: false; error: string; reason: string; report?: ImportReport }

/**
 * Sends a file and follows the answer line by line.
 * @param onRows called with the number of rows read so far
 */
export async function sendFile(file: File, mode: ImportMode, onRows: (rows: number) => void): Promise<SendResult> {
  const unexpected = { ok: false, error: texts.failed, reason: texts.file.unexpected } as const
  try {
    const response = await fetch(`/api/colleges/import?${new URLSearchParams({ mode, name: file.name })}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'text/csv' },
      body: file,
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
        if ('progress' in last) onRows(last.progress)
      }
      if (!piece || piece.done) break
    }
    if (last && 'report' in last && 'message' in last) return { ok: true, report: last.report, message: last.message }
    if (last && 'error' in last) return { ok: false, error: last.error, reason: last.reason, report: last.report }
    return unexpected
  } catch {
    return unexpected
  }
}
