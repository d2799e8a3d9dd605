'use client'
import { useState } from 'react'
import { useDeskCalls } from '@/cms/admin/desk/use-desk'
import type { TeamStage } from '@/features/jobs/schema'
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
