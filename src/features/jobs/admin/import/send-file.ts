'use client'
import { importTexts } from '../../import/texts'
import type { ImportLine } from './endpoints'
import type { ImportReport } from './run-import'

export type SendResult =
  | { kind: 'done'; report: ImportReport; message: string | null }
  | { kind: 'failed'; message: string; reason: string }
  | { kind: 'cancelled' }

/**
 * Sends a file and follows the answer line by line.
 * @param onRows called with the number of rows read so far
 */
export async function sendFile(
  address: string,
  file: File,
  signal: AbortSignal,
  onRows: (rows: number) => void,
): Promise<SendResult> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'text/csv' },
      body: file,
      signal,
    })
    let rest = ''
    let last: ImportLine | undefined
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const piece = await reader?.read()
      if (!piece || piece.done) break
      const lines = (rest + piece.value).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        last = JSON.parse(line) as ImportLine
        if ('progress' in last) onRows(last.progress)
      }
    }
    if (rest.trim()) last = JSON.parse(rest) as ImportLine
    if (last && 'report' in last) return { kind: 'done', report: last.report, message: last.message }
    if (last && 'error' in last) return { kind: 'failed', message: last.error, reason: last.reason }
    return { kind: 'failed', message: importTexts.failed, reason: importTexts.unexpected }
  } catch {
    if (signal.aborted) return { kind: 'cancelled' }
    return { kind: 'failed', message: importTexts.failed, reason: importTexts.unexpected }
  }
}
