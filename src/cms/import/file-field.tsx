'use client'
import { type ChangeEvent, type DragEvent, useState } from 'react'
import { importTexts } from './texts'

const texts = importTexts.form

/** A place to drop a file on, with the file field inside it. */
export function FileField({ onChoose }: { onChoose: (file: File) => void }) {
  const [isOver, setOver] = useState(false)
  const choose = (file: File | undefined) => {
    if (file) onChoose(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the file field inside is the first
    <div
      className={`desk-drop ${isOver ? 'is-over' : ''}`}
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
      <p>{texts.drop}</p>
      <label className="studio-button is-next">
        {texts.choose}
        <input
          className="desk-hidden"
          type="file"
          accept=".csv,text/csv"
          aria-label={texts.file}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            const file = event.target.files?.[0]
            choose(file)
            // The same file can be chosen again once it is mended.
            event.target.value = ''
          }}
        />
      </label>
    </div>
  )
}
