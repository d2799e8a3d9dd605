'use client'
import { type ReactNode, useId } from 'react'
import { useModal } from './use-modal'

interface DeskDialogProps {
  title: string
  isWide?: boolean
  /** Escape closes it too. */
  onClose: () => void
  children: ReactNode
}

const WIDTH = { narrow: 'w-[min(30rem,94vw)]', wide: 'w-[min(64rem,94vw)]' } as const

/** A dialog with something to fill in. Mount it to open it; its first field has the focus, and gives it back at the end. */
export function DeskDialog({ title, isWide = false, onClose, children }: DeskDialogProps) {
  const dialog = useModal('select, input:not([type=hidden]), textarea')
  const id = useId()
  return (
    <dialog
      ref={dialog}
      className={`${isWide ? WIDTH.wide : WIDTH.narrow} max-h-[92dvh] max-w-none overflow-y-auto rounded-card border border-rule bg-raised p-6 text-ink shadow-float backdrop:bg-[oklch(0.2_0.024_172/0.5)] max-md:p-4`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 className="mt-0 text-question font-semibold" id={id}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}
