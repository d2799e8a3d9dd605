'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callStudio, type StudioResult } from '@/cms/admin/desk/use-desk'
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
  const [expectedError, setError] = useState<Extract<StudioResult<ShownPlan>, { ok: false }> | null>(null)
  const turns = useRef(0)

  const typed = useRef<{ mailText: MailText | null; interview: InterviewFields }>({ mailText: null, interview: OPEN })
  const [interview, setInterview] = useState(OPEN)

  const refreshPlan = useCallback(async () => {
    turns.current += 1
    const turn = turns.current
    const result = await callStudio<ShownPlan>('POST', '/api/job-applications/preview-move', {
      seen: seen.current,
      stage,
      ...typed.current.mailText,
      ...typed.current.interview,
    })
    // A later request has overtaken this answer.
    if (turn !== turns.current) return
    setError(result.ok ? null : result)
    if (!result.ok) return
    setPlan(result.data)
    setMailText(typed.current.mailText ?? result.data.mailText)
    setCurrent(true)
  }, [stage])

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once when the dialog opens
  useEffect(() => {
    void refreshPlan()
  }, [])

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function refreshSoon() {
    setCurrent(false)
    turns.current += 1
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void refreshPlan(), PAUSE)
  }
  function change(changed: MailText) {
    typed.current.mailText = changed
    setMailText(changed)
    refreshSoon()
  }
  function changeInterview(changed: InterviewFields) {
    typed.current.interview = changed
    setInterview(changed)
    refreshSoon()
  }

  /** Accepts what happened meanwhile as seen. */
  async function confirmMeanwhile(happened: readonly Meanwhile[]) {
    const now = new Map(happened.map(({ id, steps }) => [id, steps]))
    seen.current = seen.current.map(({ id, steps }) => ({ id, steps: now.get(id) ?? steps }))
    await refreshPlan()
  }

  return {
    plan,
    seen,
    goOn: confirmMeanwhile,
    mailText,
    isCurrent,
    expectedError,
    change,
    again: refreshPlan,
    interview,
    changeInterview,
  }
}
