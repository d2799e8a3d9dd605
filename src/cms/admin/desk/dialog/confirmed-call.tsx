'use client'
import { type ComponentProps, useState } from 'react'
import { StudioButton } from '../studio-button'
import { useDeskCalls } from '../use-desk'
import { ConfirmDialog } from './confirm-dialog'

interface ConfirmedCallProps extends Omit<ComponentProps<typeof ConfirmDialog>, 'onClose' | 'onYes'> {
  label: string
  button?: Pick<ComponentProps<typeof StudioButton>, 'kind' | 'size'>
  /** What is posted to. */
  url: string
  /** The words for a success and for a failure. */
  said: readonly [success: string, failure: string]
}

/** A button that calls the server once it was asked whether it should. */
export function ConfirmedCall({ label, button, url, said, ...question }: ConfirmedCallProps) {
  const { send, isBusy, isPending } = useDeskCalls()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <StudioButton kind="plain" {...button} disabled={isBusy || isPending} onClick={() => setAsking(true)}>
        {label}
      </StudioButton>
      {isAsking ? (
        <ConfirmDialog {...question} onClose={() => setAsking(false)} onYes={() => send(said, 'POST', url)} />
      ) : null}
    </>
  )
}
