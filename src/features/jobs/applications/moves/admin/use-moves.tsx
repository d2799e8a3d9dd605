'use client'
import { useState } from 'react'
import { ConfirmDialog } from '@/cms/admin/desk/dialogs'
import { callStudio, useDeskCalls } from '@/cms/admin/desk/use-desk'
import { ENDED_STAGES, STAGES, type TeamStage } from '@/features/jobs/schema'
import { moveMessages } from '../../admin/messages'
import { MoveDialog } from './move-dialog'
import type { Seen } from './planned-moves'

/** Moving applications: shown first with the mail, because the applicant is told. */
export function useMoves(onMoved?: () => void) {
  const { send, isBusy, isPending } = useDeskCalls()
  const [asked, setAsked] = useState<{ seen: Seen[]; stage: TeamStage } | null>(null)
  const dialog = asked ? (
    <MoveDialog
      {...asked}
      send={send}
      isBusy={isBusy}
      onEnd={(isMoved) => {
        setAsked(null)
        if (isMoved) onMoved?.()
      }}
    />
  ) : null
  return {
    ask: (seen: readonly Seen[], stage: TeamStage) =>
      setAsked({ seen: seen.map(({ id, steps }) => ({ id, steps })), stage }),
    dialog,
    isBusy,
    isPending,
  }
}

const messages = moveMessages.closing
/** As many as one move takes. */
const MOST_AT_ONCE = 100

interface Waiting {
  seen: Seen[]
  total: number
}

/** Those who have applied for vacancies and were told no end. */
async function waitingFor(vacancies: readonly string[]): Promise<Waiting> {
  const asked = new URLSearchParams({ limit: String(MOST_AT_ONCE), depth: '0', 'select[history]': 'true' })
  for (const id of vacancies) asked.append('where[job][in][]', id)
  for (const stage of STAGES) if (!ENDED_STAGES.includes(stage)) asked.append('where[status][in][]', stage)
  const answer = await callStudio<{ docs: { id: string; history?: unknown[] }[]; totalDocs: number }>(
    'GET',
    `/api/job-applications?${asked}`,
  )
  if (!answer.ok) return { seen: [], total: 0 }
  const { docs, totalDocs } = answer.data
  return { seen: docs.map(({ id, history = [] }) => ({ id, steps: history.length })), total: totalDocs }
}

/** Once vacancies are closed: says how many applicants wait, and offers to write to them, as any move does. */
export function useClosing() {
  const moves = useMoves()
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  async function offer(vacancies: readonly string[]) {
    const found = await waitingFor(vacancies)
    if (found.total > 0) setWaiting(found)
  }
  const dialog = waiting ? (
    <ConfirmDialog
      question={messages.question(waiting.total)}
      note={waiting.total > waiting.seen.length ? messages.first(waiting.seen.length) : messages.note}
      confirmLabel={messages.write}
      cancelLabel={messages.later}
      onClose={() => setWaiting(null)}
      onYes={() => moves.ask(waiting.seen, 'rejected')}
    />
  ) : (
    moves.dialog
  )
  return { offer, dialog }
}
