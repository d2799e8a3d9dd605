'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ROLE_LABELS } from '@/cms/access/roles'
import { DeskField } from '@/cms/admin/desk/desk-field'
import { actionRow, fieldPair, StudioButton } from '@/cms/admin/desk/styles'
import { callStudio } from '@/cms/admin/desk/use-desk'
import { DeskForm } from '@/cms/admin/unsaved/desk-form'
import { staffMessages } from './messages'

const messages = staffMessages.invite

/** Invites a member of staff by mail. */
export function InviteForm() {
  const router = useRouter()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function send(form: FormData): Promise<boolean> {
    const data = Object.fromEntries(form)
    setBusy(true)
    const answer = await callStudio('POST', '/api/users/invite', data)
    setBusy(false)
    if (answer.ok) {
      toast.success(messages.sent(String(data.email)))
      setError(undefined)
      router.refresh()
      return true
    }
    setError(answer.message ?? undefined)
    toast.error(messages.failed)
    return false
  }

  return (
    <DeskForm onSave={send} isEmptiedBySaving>
      <div className={fieldPair}>
        <DeskField name="email" label={messages.email} type="email" error={error} />
        <DeskField name="fullName" label={messages.name} optional={messages.optional} />
      </div>
      <DeskField
        name="role"
        label={messages.role}
        hint={messages.hint}
        initial="counsellor"
        options={(['counsellor', 'editor', 'admin'] as const).map((value) => ({ value, label: ROLE_LABELS[value] }))}
      />
      <p className={actionRow}>
        <StudioButton type="submit" disabled={isBusy}>
          {messages.send}
        </StudioButton>
      </p>
    </DeskForm>
  )
}
