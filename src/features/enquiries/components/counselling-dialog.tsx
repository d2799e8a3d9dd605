'use client'
import { useCallback, useEffect, useState } from 'react'
import { Button, type ButtonKind, buttonLook } from '@/components/ui/button'
import { Dialog, dialogCommand, hasCommands } from '@/components/ui/dialog'
import { EnquiryForm, type EnquiryFormProps } from './enquiry-form'

const CLOSES_AFTER_MILLISECONDS = 2000

interface CounsellingDialogProps extends Omit<EnquiryFormProps, 'place' | 'compact' | 'onSent'> {
  /** The page's URL; the form's fragment is added. */
  page: string
  dialog: Record<'title' | 'lead' | 'open', string>
  closeLabel: string
  kind?: ButtonKind
}

/**
 * A button that opens a dialog with a form; after success it closes by itself and is reset. Without JavaScript the button
 * is a link to the dialog, which is open on the page.
 */
export function CounsellingDialog({ dialog, closeLabel, kind = 'act', page, ...form }: CounsellingDialogProps) {
  const [sentTimes, setSentTimes] = useState(0)
  const [round, setRound] = useState(0)
  const id = `${form.form}-dialog`
  const boxId = `${id}-box`
  const onSent = useCallback(() => setSentTimes((times) => times + 1), [])

  const isSent = sentTimes > round

  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(() => dialogOf(boxId)?.close(), CLOSES_AFTER_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [isSent, boxId])

  return (
    <>
      <Button
        kind={kind}
        className="noscript:hidden"
        aria-haspopup="dialog"
        {...dialogCommand('show-modal', boxId)}
        onClick={() => hasCommands() || dialogOf(boxId)?.showModal()}
      >
        {dialog.open}
      </Button>
      <a className={buttonLook({ kind, className: 'hidden noscript:inline-flex' })} href={`#${id}`}>
        {dialog.open}
      </a>
      <div id={id} className="w-[min(100%,34rem)]">
        {/* A sent form is reset; an unsent one keeps what was typed. */}
        <Dialog id={boxId} onClose={() => setRound(sentTimes)} title={dialog.title} closeLabel={closeLabel}>
          <p>{dialog.lead}</p>
          <EnquiryForm key={round} compact {...form} place={`${page}#${id}`} onSent={onSent} />
        </Dialog>
      </div>
    </>
  )
}

const dialogOf = (id: string) => document.querySelector<HTMLDialogElement>(`#${CSS.escape(id)}`)
