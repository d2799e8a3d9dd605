'use client'
import { useState } from 'react'
import { ConfirmDialog } from '@/cms/admin/desk/dialogs'
import { callStudio, useDeskCalls } from '@/cms/admin/desk/use-desk'
import { ENDED_STAGES, STAGES, type TeamStage } from '@/features/jobs/schema'
import { moveMessages } from '../../admin/messages'
import { MoveDialog } from './move-dialog'
import type { Seen } from './planned-moves'

/** Moves applications after a preview, because the applicant is mailed. */
export function useMoves(onMoved?: () => void) {
  const { send, isBusy, isPending } = useDeskCalls()
  const [pending, setPending] = useState<{ seen: Seen[]; stage: TeamStage } | null>(null)
  const dialog = pending ? (
    <MoveDialog
      {...pending}
      send={send}
      isBusy={isBusy}
      onEnd={(isMoved) => {
        setPending(null)
        if (isMoved) onMoved?.()
      }}
    />
  ) : null
  return {
    ask: (seen: readonly Seen[], stage: TeamStage) =>
      setPending({ seen: seen.map(({ id, steps }) => ({ id, steps })), stage }),
    dialog,
    isBusy,
    isPending,
  }
}

const messages = moveMessages.closing
const MAX_AT_ONCE = 100

interface Waiting {
  seen: Seen[]
  total: number
}

/** Applications for these vacancies that have not ended. */
async function waitingFor(vacancies: readonly string[]): Promise<Waiting> {
  const params = new URLSearchParams({ limit: String(MAX_AT_ONCE), depth: '0', 'select[history]': 'true' })
  for (const id of vacancies) params.append('where[job][in][]', id)
  for (const stage of STAGES) if (!ENDED_STAGES.includes(stage)) params.append('where[status][in][]', stage)
  const result = await callStudio<{ docs: { id: string; history?: unknown[] }[]; totalDocs: number }>(
    'GET',
    `/api/job-applications?${params}`,
  )
  if (!result.ok) return { seen: [], total: 0 }
  const { docs, totalDocs } = result.data
  return { seen: docs.map(({ id, history = [] }) => ({ id, steps: history.length })), total: totalDocs }
}

/** After closing vacancies: says how many applicants are waiting and offers to reject them with a mail. */
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
