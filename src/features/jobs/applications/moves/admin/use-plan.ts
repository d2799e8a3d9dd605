'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callStudio, type StudioAnswer } from '@/cms/admin/desk/use-desk'
import type { TeamStage } from '@/features/jobs/schema'
import type { MailText } from '../../emails/application-mails'
import type { ShownMail } from './mail-preview'
import type { Meanwhile, Plan, Seen } from './planned-moves'

/** The interview as its fields hold it. */
export interface InterviewFields {
  interviewAt: string
  interviewPlace: string
}

const OPEN: InterviewFields = { interviewAt: '', interviewPlace: '' }

interface ShownPlan extends Omit<Plan, 'moves'> {
  mails: ShownMail[]
}

/** Delay after typing before the preview is refreshed, in milliseconds. */
const PAUSE = 300

/**
 * The mails that a move would send, rendered again by the server whenever the text changes.
 * @returns `plan` from the last answer; `isCurrent` while it matches the text
 */
export function usePlan(shown: readonly Seen[], stage: TeamStage) {
  const seen = useRef(shown)
  const [plan, setPlan] = useState<ShownPlan | null>(null)
  const [mailText, setMailText] = useState<MailText | null>(null)
  const [isCurrent, setCurrent] = useState(false)
  const [expectedError, setError] = useState<Extract<StudioAnswer<ShownPlan>, { ok: false }> | null>(null)
  const turns = useRef(0)

  const typed = useRef<{ mailText: MailText | null; interview: InterviewFields }>({ mailText: null, interview: OPEN })
  const [interview, setInterview] = useState(OPEN)

  const ask = useCallback(async () => {
    turns.current += 1
    const turn = turns.current
    const answer = await callStudio<ShownPlan>('POST', '/api/job-applications/preview-move', {
      seen: seen.current,
      stage,
      ...typed.current.mailText,
      ...typed.current.interview,
    })
    // A later request has overtaken this answer.
    if (turn !== turns.current) return
    setError(answer.ok ? null : answer)
    if (!answer.ok) return
    setPlan(answer.data)
    setMailText(typed.current.mailText ?? answer.data.mailText)
    setCurrent(true)
  }, [stage])

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once when the dialog opens
  useEffect(() => {
    void ask()
  }, [])

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function askSoon() {
    setCurrent(false)
    turns.current += 1
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void ask(), PAUSE)
  }
  function change(changed: MailText) {
    typed.current.mailText = changed
    setMailText(changed)
    askSoon()
  }
  function changeInterview(changed: InterviewFields) {
    typed.current.interview = changed
    setInterview(changed)
    askSoon()
  }

  /** Accepts what happened meanwhile as seen. */
  async function confirmMeanwhile(happened: readonly Meanwhile[]) {
    const now = new Map(happened.map(({ id, steps }) => [id, steps]))
    seen.current = seen.current.map(({ id, steps }) => ({ id, steps: now.get(id) ?? steps }))
    await ask()
  }

  return {
    plan,
    seen,
    goOn: confirmMeanwhile,
    mailText,
    isCurrent,
    expectedError,
    change,
    again: ask,
    interview,
    changeInterview,
  }
}
