'use client'
import { cva } from 'class-variance-authority'
import { type ChangeEvent, type DragEvent, useState } from 'react'
import { studioButton } from '../../admin/desk/looks'
import { importTexts } from '../texts'

const texts = importTexts.form

const place = cva('flex flex-col items-center gap-3 rounded-card border-2 border-dashed px-5 py-12 text-center', {
  variants: { isOver: { true: 'border-brand bg-brand-wash', false: 'border-edge bg-sunk' } },
})

/** A place to drop a file on, with the file field inside it. */
export function FileField({ onChoose }: { onChoose: (file: File) => void }) {
  const [isOver, setOver] = useState(false)
  const choose = (file: File | undefined) => {
    if (file) onChoose(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the file field inside is the first
    <div
      className={place({ isOver })}
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
      <p className="m-0">{texts.drop}</p>
      <label
        className={studioButton({
          kind: 'next',
          className: 'focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-marigold',
        })}
      >
        {texts.choose}
        <input
          className="sr-only"
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
