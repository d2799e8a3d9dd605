'use client'
import { useState } from 'react'
import { callStudio } from '@/cms/admin/desk/call-studio'
import { ConfirmDialog } from '@/cms/admin/desk/confirm-dialog'
import { StudioButton } from '@/cms/admin/desk/studio-button'
import { useDeskCalls } from '@/cms/admin/desk/use-desk'
import { vacancyDeskMessages } from '@/features/jobs/admin/messages'

const texts = vacancyDeskMessages.setup

/** Removes the samples of the first start, after asking: vacancies to the trash, figures and words from their pages. */
export function RemoveDemoButton({ count }: { count: number }) {
  const { run, isBusy, isPending } = useDeskCalls()
  const [isAsking, setAsking] = useState(false)
  const remove = () => run(() => callStudio('POST', '/api/samples/remove'), texts.demoRemoved, texts.demoNotRemoved)
  return (
    <>
      <StudioButton kind="plain" size="small" disabled={isBusy || isPending} onClick={() => setAsking(true)}>
        {texts.removeDemo(count)}
      </StudioButton>
      {isAsking ? (
        <ConfirmDialog
          question={texts.confirmRemove(count)}
          note={texts.confirmRemoveNote}
          confirmLabel={texts.remove}
          cancelLabel={texts.cancel}
          isDangerous
          onAnswer={(isYes) => {
            setAsking(false)
            if (isYes) void remove()
          }}
        />
      ) : null}
    </>
  )
}
