'use client'
import { useState } from 'react'
import { useDeskCalls } from '@/cms/admin/desk/use-desk'
import type { TeamStage } from '@/features/jobs/schema'
import { MoveDialog } from './move-dialog'

/** Moving applications: shown first with the mail, because the applicant is told. */
export function useMoves(onMoved?: () => void) {
  const { run, isBusy, isPending } = useDeskCalls()
  const [asked, setAsked] = useState<{ ids: string[]; stage: TeamStage } | null>(null)
  const dialog = asked ? (
    <MoveDialog
      {...asked}
      run={run}
      isBusy={isBusy}
      onEnd={(isMoved) => {
        setAsked(null)
        if (isMoved) onMoved?.()
      }}
    />
  ) : null
  return { ask: (ids: string[], stage: TeamStage) => setAsked({ ids, stage }), dialog, isBusy, isPending }
}
