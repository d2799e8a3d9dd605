'use client'
import { useState } from 'react'
import { callStudio } from './call-studio'
import { ConfirmDialog } from './confirm-dialog'
import { studioTexts } from './texts'
import { useDeskCalls } from './use-desk'

const texts = studioTexts.setup

/** Deletes the vacancies of the first start, after asking; real ones are not touched. */
export function RemoveDemoButton({ count }: { count: number }) {
  const { run, isBusy, isPending } = useDeskCalls()
  const [isAsking, setAsking] = useState(false)
  const remove = () =>
    run(
      () => callStudio('DELETE', '/api/jobs?where[isDemo][equals]=true&limit=0&depth=0'),
      texts.demoRemoved,
      texts.demoNotRemoved,
    )
  return (
    <>
      <button
        type="button"
        className="studio-button is-plain is-small"
        disabled={isBusy || isPending}
        onClick={() => setAsking(true)}
      >
        {texts.removeDemo(count)}
      </button>
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
