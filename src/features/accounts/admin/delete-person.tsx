'use client'
import { toast, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { DeskDialog } from '@/cms/admin/desk/dialogs'
import { actionRow, StudioButton } from '@/cms/admin/desk/styles'
import { callStudio, type StudioResult } from '@/cms/admin/desk/use-desk'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { countsKey, type DeletionCounts } from '../operations/deletion-counts'
import { staffMessages } from './messages'

const messages = staffMessages.deletion

/** Beside a person's form: deletes them after showing what is deleted too, or locks the account instead. */
export function DeletePerson() {
  const { id } = useDocumentInfo()
  const [email, name, isLocked] = useFormFields(([fields]) => [
    fields.email?.value,
    fields.fullName?.value,
    fields.locked?.value,
  ])
  const [goes, setGoes] = useState<DeletionCounts | null>(null)
  const [isBusy, setBusy] = useState(false)
  if (!id) return null

  async function answered<T>(call: Promise<StudioResult<T>>): Promise<T | null> {
    setBusy(true)
    const result = await call
    setBusy(false)
    if (result.ok) return result.data
    toast.error(result.message ?? staffMessages.notSaved)
    return null
  }
  const ask = async () => setGoes(await answered(callStudio<DeletionCounts>('GET', `/api/users/${id}/what-goes`)))

  async function lock() {
    // Reloads, because the form holds the person as they were before.
    if (await answered(callStudio('PATCH', `/api/users/${id}?depth=0`, { locked: true }))) window.location.reload()
  }
  async function remove(shown: DeletionCounts) {
    const gone = await answered(callStudio('DELETE', `/api/users/${id}?goes=${countsKey(shown)}`))
    if (gone) window.location.assign(studioPaths.list('users'))
    else await ask()
  }

  return (
    <div className="desk mb-6">
      {/* Not disabled while it asks: the focus, which the dialog gives back, would be lost. */}
      <StudioButton kind="bad" onClick={ask}>
        {messages.open}
      </StudioButton>
      {goes ? (
        <DeskDialog title={messages.question(String(name || email))} onClose={() => setGoes(null)}>
          <p>{messages.goes(goes)}</p>
          <p>{isLocked ? messages.isLocked : messages.lockInstead}</p>
          <p className={actionRow}>
            <StudioButton onClick={() => setGoes(null)}>{staffMessages.cancel}</StudioButton>
            {isLocked ? null : (
              <StudioButton kind="plain" disabled={isBusy} onClick={lock}>
                {messages.lock}
              </StudioButton>
            )}
            <StudioButton kind="bad" disabled={isBusy} onClick={() => remove(goes)}>
              {messages.remove}
            </StudioButton>
          </p>
        </DeskDialog>
      ) : null}
    </div>
  )
}
