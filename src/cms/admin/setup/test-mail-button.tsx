'use client'
import { useEffect, useState } from 'react'
import type { TestMailState } from '@/cms/mail/test-mail'
import { StudioButton } from '../desk/styles'
import { callStudio } from '../desk/use-desk'
import { studioMessages } from '../messages'

const messages = studioMessages.testMail
const LOOK_EVERY = 2000

interface Sent {
  id: string
  to: string
}

interface Standing {
  state: TestMailState
  reason: string | null
}

function wordsFor({ state, reason }: Standing, to: string): string {
  if (state === 'waiting' || state === 'sent') return messages[state](to)
  return messages[state](reason || messages.noReason)
}

/** Sends a test mail to the person signed in and reports its status. */
export function TestMailButton() {
  const [sent, setSent] = useState<Sent | null>(null)
  const [standing, setStanding] = useState<Standing | null>(null)
  const [expectedError, setError] = useState('')
  const isUnderWay = sent !== null && standing?.state !== 'sent' && standing?.state !== 'failed'

  useEffect(() => {
    if (!sent || !isUnderWay) return
    const look = setInterval(async () => {
      const result = await callStudio<Standing>('GET', `/api/test-mail/${sent.id}`)
      if (result.ok) setStanding(result.data)
    }, LOOK_EVERY)
    return () => clearInterval(look)
  }, [sent, isUnderWay])

  async function send() {
    setError('')
    setStanding(null)
    const result = await callStudio<Sent>('POST', '/api/test-mail')
    setSent(result.ok ? result.data : null)
    if (result.ok) setStanding({ state: 'waiting', reason: null })
    else setError([messages.notQueued, result.message].filter(Boolean).join(': '))
  }

  return (
    <>
      <StudioButton
        kind="plain"
        size="small"
        aria-disabled={isUnderWay}
        onClick={() => (isUnderWay ? undefined : void send())}
      >
        {isUnderWay ? messages.sending : messages.button}
      </StudioButton>
      <span className="block text-note empty:hidden" role="status">
        {expectedError || (sent && standing ? wordsFor(standing, sent.to) : null)}
      </span>
    </>
  )
}
