'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { callStudio } from '@/cms/admin/call-studio'
import { DeskField } from '@/cms/admin/desk-field'
import { ROLE_LABELS } from '@/cms/roles'
import { staffTexts } from './texts'

const texts = staffTexts.invite

/** Invites a member of staff by mail. */
export function InviteForm() {
  const router = useRouter()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = Object.fromEntries(new FormData(form))
    setBusy(true)
    const answer = await callStudio('POST', '/api/users/invite', data)
    setBusy(false)
    if (answer.ok) {
      toast.success(texts.sent(String(data.email)))
      setError(undefined)
      form.reset()
      router.refresh()
      return
    }
    setError(answer.message ?? undefined)
    toast.error(texts.failed)
  }

  return (
    <form className="desk-form" onSubmit={send} noValidate>
      <div className="desk-pair">
        <DeskField name="email" label={texts.email} type="email" error={error} />
        <DeskField name="fullName" label={texts.name} optional={texts.optional} />
      </div>
      <DeskField
        name="role"
        label={texts.role}
        hint={texts.hint}
        initial="counsellor"
        options={(['counsellor', 'editor', 'admin'] as const).map((value) => ({ value, label: ROLE_LABELS[value] }))}
      />
      <p className="desk-ways">
        <button className="studio-button is-next" type="submit" disabled={isBusy}>
          {texts.send}
        </button>
      </p>
    </form>
  )
}
