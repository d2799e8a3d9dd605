'use client'
import type { FormEvent } from 'react'
import { type DeskColumn, DeskTable } from '@/cms/admin/desk/desk-table'
import { Options } from '@/cms/admin/desk/options'
import { RowChoice } from '@/cms/admin/desk/row-choice'
import { mark, StudioButton, underName } from '@/cms/admin/desk/styles'
import { useDeskCalls, useSelection, whereIds } from '@/cms/admin/desk/use-desk'
import { ageText, momentText } from '@/cms/admin/messages'
import { ContactWays } from '../../contacts/admin/contact-ways'
import { LEAD_STATUSES, PROMISED_HOURS } from '../../schema'
import { deskMessages as messages } from './desk-messages'
import { enquiryDeskPaths } from './desk-paths'
import type { EnquiryRow } from './desk-queries'

/** A row with its message, or the subject without one. */
export type DeskEnquiry = Omit<EnquiryRow, 'message' | 'subject'> & { words: string }

type Choices = readonly { value: string; label: string }[]

interface TableProps {
  rows: DeskEnquiry[]
  workers: Choices
  /** The server's clock when it read the rows, so that server and browser show the same age. */
  now: number
}

const STATUSES = LEAD_STATUSES.map((value) => ({ value, label: messages.statuses[value] }))
const PROMISE = PROMISED_HOURS * 60 * 60 * 1000

/** Enquiries with owner, age and status; assigned and moved one by one or many at once. */
export function EnquiriesTable({ rows, workers, now }: TableProps) {
  const { send, isBusy, isPending } = useDeskCalls()
  const selection = useSelection(rows.map(({ id }) => id))
  const owners = [{ value: '', label: messages.nobody }, ...workers]

  const change = (ids: string[], data: Record<string, string | null>) =>
    send([messages.saved, messages.notSaved], 'PATCH', `/api/enquiries${whereIds(ids)}`, data)

  async function changeMany(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const data: Record<string, string | null> = {}
    const owner = String(form.get('owner'))
    const status = String(form.get('status'))
    if (owner) data.owner = owner === 'nobody' ? null : owner
    if (status) data.status = status
    if (Object.keys(data).length > 0 && (await change(selection.selected, data))) selection.clear()
  }

  return (
    <DeskTable
      rows={rows}
      columns={columnsOf({ owners, now, isBusy, change })}
      selection={selection}
      nameOf={({ name }) => name}
      isBusy={isBusy || isPending}
      bulk={<BulkForm owners={owners} isBusy={isBusy} onSubmit={changeMany} />}
    />
  )
}

function FollowUp({ at, now }: { at: Date | null; now: number }) {
  if (!at) return null
  return (
    <>
      {momentText(at)}
      {at.getTime() < now ? <span className={mark('warn')}>{messages.presets.overdue}</span> : null}
    </>
  )
}

function Age({ row, now }: { row: DeskEnquiry; now: number }) {
  if (row.first_response_at) {
    const answered = ageText(row.created_at, row.first_response_at.getTime())
    return <span className="text-quiet">{messages.answeredIn(answered)}</span>
  }
  const isLate = now - row.created_at.getTime() > PROMISE
  return (
    <>
      {ageText(row.created_at, now)}
      {isLate ? <span className={mark('bad')}>{messages.late}</span> : null}
      {row.tries > 0 ? <span className={underName}>{messages.tries(row.tries)}</span> : null}
    </>
  )
}

type Change = (ids: string[], data: Record<string, string | null>) => Promise<boolean>

interface ColumnNeeds {
  owners: Choices
  now: number
  isBusy: boolean
  change: Change
}

function columnsOf({ owners, now, isBusy, change }: ColumnNeeds): DeskColumn<DeskEnquiry>[] {
  return [
    {
      heading: messages.columns.person,
      cell: (row) => (
        <>
          <a href={enquiryDeskPaths.enquiry(row.id)}>{row.name}</a>
          <span className={underName}>{[row.email, row.phone].filter(Boolean).join(' · ')}</span>
          <ContactWays
            id={row.id}
            name={row.name}
            phone={row.phone}
            replyHref={`${enquiryDeskPaths.enquiry(row.id)}#reply`}
            variant="links"
          />
        </>
      ),
    },
    {
      heading: messages.columns.enquiry,
      cell: (row) => (
        <>
          {messages.kinds[row.kind]}
          <span className="line-clamp-2 max-w-104 text-quiet">{row.words}</span>
        </>
      ),
    },
    {
      heading: messages.columns.status,
      cell: (row) => (
        <RowChoice
          label={messages.statusOf(row.name)}
          value={row.status}
          options={STATUSES}
          isDisabled={isBusy}
          onChoose={(status) => change([row.id], { status })}
        />
      ),
    },
    {
      heading: messages.columns.owner,
      cell: (row) => (
        <RowChoice
          label={messages.ownerOf(row.name)}
          value={row.owner_id ?? ''}
          options={owners}
          isDisabled={isBusy}
          onChoose={(owner) => change([row.id], { owner: owner || null })}
        />
      ),
    },
    { heading: messages.columns.age, cell: (row) => <Age row={row} now={now} /> },
    { heading: messages.columns.followUp, cell: (row) => <FollowUp at={row.next_follow_up} now={now} /> },
  ]
}

interface BulkFormProps {
  owners: Choices
  isBusy: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** Owner and status for the selected rows. */
function BulkForm({ owners, isBusy, onSubmit }: BulkFormProps) {
  const fields = [
    {
      name: 'owner',
      label: messages.assignTo,
      options: owners.map((one) => ({ ...one, value: one.value || 'nobody' })),
    },
    { name: 'status', label: messages.setStatus, options: STATUSES },
  ]
  return (
    <form className="contents" onSubmit={onSubmit}>
      {fields.map(({ name, label, options }) => (
        <label key={name}>
          {label}{' '}
          <select name={name} defaultValue="">
            <Options of={[{ value: '', label: '–' }, ...options]} />
          </select>
        </label>
      ))}
      <StudioButton size="small" type="submit" disabled={isBusy}>
        {messages.apply}
      </StudioButton>
    </form>
  )
}
