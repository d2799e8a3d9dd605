'use client'
import { useCallback, useEffect, useState } from 'react'
import { actionRow, notice, StudioButton, StudioLink } from '../admin/desk/styles'
import { callStudio } from '../admin/desk/use-desk'
import { studioMessages } from '../admin/messages'

const messages = studioMessages.editedElsewhere

/** The last change to a record; null if unknown. */
interface LastChange {
  updatedAt: string | null
  said: string | null
}
interface Newer {
  updatedAt: string
  said: string
}

interface Watched {
  slug: string
  /** Absent for a global. */
  id?: number | string
  /** `updatedAt` of the loaded form. */
  seen: string | undefined
  /** Whether there are unsaved changes. */
  isModified: boolean
  /** Changes with every attempt to save. */
  attempt: unknown
}

const at = (moment: string | undefined) => (moment ? Date.parse(moment) : Number.NaN)

/**
 * Whether an open record was saved elsewhere since it was loaded: checked on the first edit, on window focus, and after
 * each save attempt.
 */
export function useEditedElsewhere({ slug, id, seen, isModified, attempt }: Watched) {
  const [newer, setNewer] = useState<Newer | null>(null)
  const look = useCallback(async () => {
    const which = new URLSearchParams(id === undefined ? { of: slug } : { of: slug, record: String(id) })
    const result = await callStudio<LastChange>('GET', `/api/last-change?${which}`)
    const { updatedAt, said } = result.ok ? result.data : { updatedAt: null, said: null }
    if (updatedAt && said) setNewer({ updatedAt, said })
  }, [slug, id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt to save is a reason to look, whatever it was
  useEffect(() => {
    if (!isModified) return
    void look()
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [isModified, look, attempt])
  return isModified && newer && at(newer.updatedAt) > at(seen) ? newer : null
}

interface NoticeProps {
  newer: Newer
  /** Overwrites the other change with the next save. */
  onKeep: (updatedAt: string) => void
}

/** Warns that the record was saved elsewhere, without replacing any input. */
export const EditedElsewhere = ({ newer, onKeep }: NoticeProps) => (
  <div
    className={`desk fixed inset-x-4 bottom-4 z-40 mx-auto max-w-184 text-desk text-ink shadow-float ${notice('bad')}`}
    role="alert"
  >
    <p>
      {newer.said} {messages.kept}
    </p>
    <p className={actionRow}>
      <StudioLink kind="plain" size="small" href={window.location.pathname} target="_blank" rel="noreferrer">
        {messages.look}
      </StudioLink>
      <StudioButton kind="plain" size="small" onClick={() => window.location.reload()}>
        {messages.drop}
      </StudioButton>
      <StudioButton kind="bad" size="small" onClick={() => onKeep(newer.updatedAt)}>
        {messages.keep}
      </StudioButton>
    </p>
  </div>
)
