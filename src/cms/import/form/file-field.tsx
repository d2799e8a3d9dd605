'use client'
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { studioButton } from '../../admin/desk/styles'
import { importMessages } from '../messages'
import type { DraftChoice, ImportEnd, ImportLine, ImportMode, ImportProgress } from '../report/report'

const messages = importMessages.form

/** A drop zone around the file input. */
export function FileField({ onChoose }: { onChoose: (file: File) => void }) {
  const [isOver, setOver] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const choose = (file: File | undefined) => {
    if (file) onChoose(file)
  }
  const takeFile = () => {
    choose(field.current?.files?.[0])
    // Allows choosing the same file again after editing it.
    if (field.current) field.current.value = ''
  }
  // A file may have been chosen before hydration.
  const takeEarlyFile = useEffectEvent(takeFile)
  useEffect(() => takeEarlyFile(), [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the file field inside is the first
    <div
      className={`flex flex-col items-center gap-3 rounded-card border-2 border-dashed px-5 py-12 text-center ${isOver ? 'border-brand bg-brand-wash' : 'border-edge bg-sunk'}`}
      onDragOver={(event: DragEvent) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        choose(event.dataTransfer.files[0])
      }}
    >
      <p className="m-0">{messages.drop}</p>
      <label
        className={studioButton({
          kind: 'act',
          className: 'focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-brand',
        })}
      >
        {messages.choose}
        <input
          className="sr-only"
          type="file"
          accept=".csv,text/csv"
          aria-label={messages.file}
          ref={field}
          onChange={takeFile}
        />
      </label>
    </div>
  )
}

const unexpected: ImportEnd = { error: importMessages.failed, reason: importMessages.unexpected, status: 'failed' }

/**
 * Uploads a file and reads the streamed progress.
 * @param url of the import endpoint, such as `/api/jobs/import`
 * @returns the result; never throws
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
