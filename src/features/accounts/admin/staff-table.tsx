'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ROLE_LABELS, ROLES, type Role } from '@/cms/access/roles'
import { DeskField } from '@/cms/admin/desk/desk-field'
import { type DeskColumn, DeskTable } from '@/cms/admin/desk/desk-table'
import { ConfirmDialog } from '@/cms/admin/desk/dialogs'
import { RowChoice } from '@/cms/admin/desk/row-choice'
import { actionRow, fieldPair, LinkButton, mark, rowActions, StudioButton, underName } from '@/cms/admin/desk/styles'
import { callStudio, useDeskCalls } from '@/cms/admin/desk/use-desk'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { DeskForm } from '@/cms/admin/unsaved/desk-form'
import { staffMessages as messages } from './messages'

export interface StaffMember {
  id: string
  email: string
  name: string
  role: Role
  state: 'active' | 'invited' | 'locked'
  sessions: number
}

type PendingAction = { person: StaffMember } & ({ what: 'role'; role: Role } | { what: 'lock' } | { what: 'signOut' })

const TONES = { active: 'good', invited: 'warn', locked: 'bad' } as const

/** All staff, with an administrator's actions. */
export function StaffTable({ staff, me }: { staff: StaffMember[]; me: string }) {
  const { send, isBusy, isPending } = useDeskCalls()
  const [pending, setPending] = useState<PendingAction | null>(null)
  const change = (id: string, data: Record<string, unknown>) =>
    send([messages.saved, messages.notSaved], 'PATCH', `/api/users/${id}?depth=0`, data)

  const call = (id: string, act: string, success: string) =>
    send([success, messages.notSaved], 'POST', `/api/users/${id}/${act}`)

  const perform = ({ person, ...doing }: PendingAction) =>
    doing.what === 'signOut'
      ? call(person.id, 'sign-out', messages.signedOut)
      : change(person.id, doing.what === 'role' ? { role: doing.role } : { locked: true })

  return (
    <>
      <DeskTable
        rows={staff}
        columns={columnsOf({ me, isBusy, call, change, confirm: setPending })}
        isBusy={isBusy || isPending}
      />
      {pending ? (
        <ConfirmDialog
          {...wordsFor(pending)}
          isDangerous={pending.what !== 'role'}
          onClose={() => setPending(null)}
          onYes={() => perform(pending)}
        />
      ) : null}
    </>
  )
}

/** The texts of the dialog. */
function wordsFor(pending: PendingAction): { question: string; note: string; confirmLabel: string } {
  const { name } = pending.person
  switch (pending.what) {
    case 'role':
      return {
        question: messages.confirmRole(name, ROLE_LABELS[pending.role]),
        note: messages.roleNotes[pending.role],
        confirmLabel: messages.changeRole,
      }
    case 'lock':
      return { question: messages.confirmLock(name), note: messages.lockNote, confirmLabel: messages.lock }
    case 'signOut':
      return { question: messages.confirmSignOut(name), note: messages.signOutNote, confirmLabel: messages.signOut }
  }
}

interface RowActionsProps {
  person: StaffMember
  isMe: boolean
  isBusy: boolean
  call: (id: string, act: string, success: string) => Promise<boolean>
  change: (id: string, data: Record<string, unknown>) => Promise<boolean>
  confirm: (pending: PendingAction) => void
}

function Acts({ person, isMe, isBusy, call, change, confirm }: RowActionsProps) {
  return (
    <span className={rowActions}>
      {person.state === 'invited' ? (
        <LinkButton
          disabled={isBusy}
          onClick={() => call(person.id, 'invite-again', messages.invite.sent(person.email))}
        >
          {messages.invite.again}
        </LinkButton>
      ) : null}
      {person.sessions > 0 ? (
        <LinkButton disabled={isBusy} onClick={() => confirm({ what: 'signOut', person })}>
          {messages.signOut}
        </LinkButton>
      ) : null}
      {person.state === 'locked' ? (
        <LinkButton disabled={isBusy} onClick={() => change(person.id, { locked: false })}>
          {messages.unlock}
        </LinkButton>
      ) : isMe ? null : (
        <LinkButton tone="bad" disabled={isBusy} onClick={() => confirm({ what: 'lock', person })}>
          {messages.lock}
        </LinkButton>
      )}
    </span>
  )
}

function columnsOf({
  me,
  ...acts
}: Omit<RowActionsProps, 'person' | 'isMe'> & { me: string }): DeskColumn<StaffMember>[] {
  return [
    {
      heading: messages.columns.person,
      cell: (person) => (
        <>
          <a href={studioPaths.record('users', person.id)}>{person.name}</a>
          <span className={underName}>
            {person.email} {person.id === me ? `(${messages.you})` : null}
          </span>
        </>
      ),
    },
    {
      heading: messages.columns.role,
      cell: (person) => (
        <RowChoice
          label={messages.roleOf(person.name)}
          value={person.role}
          options={ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }))}
          isDisabled={acts.isBusy}
          onChoose={(role) => acts.confirm({ what: 'role', person, role: role as Role })}
        />
      ),
    },
    {
      heading: messages.columns.state,
      cell: ({ state }) => <span className={mark(TONES[state], 'ms-0!')}>{messages.states[state]}</span>,
    },
    { heading: messages.columns.sessions, cell: ({ sessions }) => messages.devices(sessions) },
    {
      heading: messages.columns.actions,
      cell: (person) => <Acts {...acts} person={person} isMe={person.id === me} />,
    },
  ]
}

/** Invites a member of staff by mail. */
export function InviteForm() {
  const router = useRouter()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function send(form: FormData): Promise<boolean> {
    const data = Object.fromEntries(form)
    setBusy(true)
    const result = await callStudio('POST', '/api/users/invite', data)
    setBusy(false)
    if (result.ok) {
      toast.success(messages.invite.sent(String(data.email)))
      setError(undefined)
      router.refresh()
      return true
    }
    setError(result.message ?? undefined)
    toast.error(messages.invite.failed)
    return false
  }

  return (
    <DeskForm onSave={send} isEmptiedBySaving>
      <div className={fieldPair}>
        <DeskField name="email" label={messages.invite.email} type="email" error={error} />
        <DeskField name="fullName" label={messages.invite.name} optional={messages.invite.optional} />
      </div>
      <DeskField
        name="role"
        label={messages.invite.role}
        hint={messages.invite.hint}
        initial="counsellor"
        options={(['counsellor', 'editor', 'admin'] as const).map((value) => ({ value, label: ROLE_LABELS[value] }))}
      />
      <p className={actionRow}>
        <StudioButton type="submit" disabled={isBusy}>
          {messages.invite.send}
        </StudioButton>
      </p>
    </DeskForm>
  )
}
