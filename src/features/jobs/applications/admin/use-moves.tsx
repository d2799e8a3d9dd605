'use client'
import { useState } from 'react'
import { callStudio, whereIds } from '@/cms/admin/desk/call-studio'
import { ConfirmDialog } from '@/cms/admin/desk/confirm-dialog'
import { useDeskCalls } from '@/cms/admin/desk/use-desk'
import type { Stage } from '@/features/jobs/schema'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { applicationTexts } from '../application-texts'
import { applicationMails } from '../emails/texts'
import { applicationDeskTexts as texts } from './texts'

/** Moving applications: asked first, because the applicant is told by mail. */
export function useMoves(onMoved?: () => void) {
  const { run, isBusy, isPending } = useDeskCalls()
  const [asked, setAsked] = useState<{ ids: string[]; stage: Stage } | null>(null)

  async function answer(isYes: boolean) {
    const move = asked
    setAsked(null)
    if (!isYes || !move) return
    await run(
      () => callStudio('PATCH', `/api/job-applications${whereIds(move.ids)}`, { status: move.stage }),
      texts.moved,
      texts.moveFailed,
    )
    onMoved?.()
  }

  const dialog = asked ? (
    <ConfirmDialog
      question={texts.confirmMove(asked.ids.length, applicationTexts(STUDIO_LANGUAGE).stages[asked.stage])}
      note={texts.mailNote(
        applicationMails(STUDIO_LANGUAGE).moved.subject(texts.thePost, asked.stage),
        applicationMails(STUDIO_LANGUAGE).moved.sentence(asked.stage),
      )}
      confirmLabel={texts.move}
      cancelLabel={texts.cancel}
      onAnswer={answer}
    />
  ) : null
  return { ask: (ids: string[], stage: Stage) => setAsked({ ids, stage }), dialog, isBusy, isPending }
}
