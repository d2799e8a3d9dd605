'use client'
import { useCallback, useEffect, useState } from 'react'
import { Button, type ButtonKind, buttonLook } from '@/components/ui/button'
import { Dialog, dialogCommand, hasCommands } from '@/components/ui/dialog'
import type { FormAction } from '@/components/ui/forms/action-form'
import type { FormField } from '@/components/ui/forms/form-controls'
import type { Language } from '@/lib/language'
import type { EnquiryState } from '../actions'
import { EnquiryForm } from './enquiry-form'
import type { FormLabels } from './form-fields'

const CLOSES_AFTER_MILLISECONDS = 2000

interface CounsellingDialogProps {
  language: Language
  form: string
  action: FormAction<EnquiryState>
  fields: readonly FormField[]
  known?: Record<string, string | undefined>
  messages: FormLabels
  /** Address of the page; the form's own place on it is added. */
  page: string
  title: string
  lead: string
  openLabel: string
  closeLabel: string
  kind?: ButtonKind
}

/**
 * A button and the dialog it opens, with a form inside; after a success it closes by itself and is empty again.
 * Without JavaScript the button is a link and the dialog stands open on the page, below it.
 */
export function CounsellingDialog({
  language,
  title,
  lead,
  openLabel,
  closeLabel,
  kind = 'act',
  page,
  ...form
}: CounsellingDialogProps) {
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
        {openLabel}
      </Button>
      <a className={buttonLook({ kind, className: 'hidden noscript:inline-flex' })} href={`#${id}`}>
        {openLabel}
      </a>
      <div id={id} className="w-[min(100%,34rem)]">
        {/* A sent form starts afresh the next time; an unsent one keeps what was typed. */}
        <Dialog id={boxId} onClose={() => setRound(sentTimes)} title={title} closeLabel={closeLabel}>
          <p>{lead}</p>
          <EnquiryForm language={language} key={round} compact {...form} place={`${page}#${id}`} onSent={onSent} />
        </Dialog>
      </div>
    </>
  )
}

const dialogOf = (id: string) => document.querySelector<HTMLDialogElement>(`#${CSS.escape(id)}`)
