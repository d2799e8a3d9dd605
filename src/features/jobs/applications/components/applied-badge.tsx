'use client'
import { Status } from '@/components/ui/badge'
import { useMe } from '@/lib/request/use-me'
import { applyTexts } from '../apply-texts'

/** Says "Applied" once the visitor has applied for a vacancy. */
export function AppliedBadge({ jobId }: { jobId: string }) {
  const { me } = useMe()
  return me?.appliedJobs.includes(jobId) ? <Status kind="good">{applyTexts.applied}</Status> : null
}
