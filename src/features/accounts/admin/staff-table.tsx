'use client'
import { useState } from 'react'
import { ROLE_LABELS, ROLES, type Role } from '@/cms/access/roles'
import { type DeskColumn, DeskTable } from '@/cms/admin/desk/desk-table'
import { ConfirmDialog } from '@/cms/admin/desk/dialogs'
import { RowChoice } from '@/cms/admin/desk/row-choice'
import { LinkButton, mark, rowActions, underName } from '@/cms/admin/desk/styles'
import { useDeskCalls } from '@/cms/admin/desk/use-desk'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { staffMessages as messages } from './messages'

export interface StaffMember {
  id: string
  email: string
  name: string
  role: Role
  state: 'active' | 'invited' | 'locked'
  sessions: number
}

type Asked = { person: StaffMember } & ({ what: 'role'; role: Role } | { what: 'lock' } | { what: 'signOut' })

const TONES = { active: 'good', invited: 'warn', locked: 'bad' } as const

/** Everybody with a staff role, and what an administrator may do about them. */
export function StaffTable({ staff, me }: { staff: StaffMember[]; me: string }) {
  const { send, isBusy, isPending } = useDeskCalls()
  const [asked, setAsked] = useState<Asked | null>(null)
  const change = (id: string, data: Record<string, unknown>) =>
    send([messages.saved, messages.notSaved], 'PATCH', `/api/users/${id}?depth=0`, data)

  const call = (id: string, act: string, success: string) =>
    send([success, messages.notSaved], 'POST', `/api/users/${id}/${act}`)

  const doIt = ({ person, ...doing }: Asked) =>
    doing.what === 'signOut'
      ? call(person.id, 'sign-out', messages.signedOut)
      : change(person.id, doing.what === 'role' ? { role: doing.role } : { locked: true })

  return (
    <>
      <DeskTable
        rows={staff}
        columns={columnsOf({ me, isBusy, call, change, ask: setAsked })}
        isBusy={isBusy || isPending}
      />
      {asked ? (
        <ConfirmDialog
          {...wordsFor(asked)}
          cancelLabel={messages.cancel}
          isDangerous={asked.what !== 'role'}
          onClose={() => setAsked(null)}
          onYes={() => doIt(asked)}
        />
      ) : null}
    </>
  )
}

/** What the dialog says. */
function wordsFor(asked: Asked): { question: string; note: string; confirmLabel: string } {
  const { name } = asked.person
  switch (asked.what) {
    case 'role':
      return {
        question: messages.confirmRole(name, ROLE_LABELS[asked.role]),
        note: messages.roleNotes[asked.role],
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
  ask: (asked: Asked) => void
}

function Acts({ person, isMe, isBusy, call, change, ask }: RowActionsProps) {
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
        <LinkButton disabled={isBusy} onClick={() => ask({ what: 'signOut', person })}>
          {messages.signOut}
        </LinkButton>
      ) : null}
      {person.state === 'locked' ? (
        <LinkButton disabled={isBusy} onClick={() => change(person.id, { locked: false })}>
          {messages.unlock}
        </LinkButton>
      ) : isMe ? null : (
        <LinkButton tone="bad" disabled={isBusy} onClick={() => ask({ what: 'lock', person })}>
          {messages.lock}
        </LinkButton>
      )}
    </span>
  )
}

interface ColumnNeeds {
  me: string
  isBusy: boolean
  call: RowActionsProps['call']
  change: RowActionsProps['change']
  ask: (asked: Asked) => void
}

function columnsOf({ me, isBusy, call, change, ask }: ColumnNeeds): DeskColumn<StaffMember>[] {
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
          isDisabled={isBusy}
          onChoose={(role) => ask({ what: 'role', person, role: role as Role })}
        />
      ),
    },
    {
      heading: messages.columns.state,
      cell: ({ state }) => <span className={mark({ tone: TONES[state] })}>{messages.states[state]}</span>,
    },
    { heading: messages.columns.sessions, cell: ({ sessions }) => messages.devices(sessions) },
    {
      heading: messages.columns.actions,
      cell: (person) => (
        <Acts person={person} isMe={person.id === me} isBusy={isBusy} call={call} change={change} ask={ask} />
      ),
    },
  ]
}
