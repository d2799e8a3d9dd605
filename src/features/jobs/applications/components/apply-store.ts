import type { JobSummary } from '@/features/jobs/vacancies/view'

type Opener = (job: JobSummary) => void

let opener: Opener | null = null

/**
 * Opens the page's one apply dialog.
 * @returns false where there is none, so that the caller goes to the page of the form instead
 */
export function openApplyDialog(job: JobSummary): boolean {
  opener?.(job)
  return opener !== null
}

/** Connects the dialog; returns how to disconnect it. */
export function hostApplyDialog(open: Opener): () => void {
  opener = open
  return () => {
    if (opener === open) opener = null
  }
}
