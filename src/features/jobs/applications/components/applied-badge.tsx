'use client'
import type { ReactNode } from 'react'
import { Status } from '@/components/ui/badge'
import { useMe } from '@/lib/request/use-me'

/** Says "Applied" once the visitor has applied for a vacancy. */
export function AppliedBadge({ jobId, children }: { jobId: string; children: ReactNode }) {
  const { me } = useMe()
  return me?.appliedJobs.includes(jobId) ? <Status kind="good">{children}</Status> : null
}
