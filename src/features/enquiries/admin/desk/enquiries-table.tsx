'use client'
import { type FormEvent } from 'react'
import { callStudio, whereIds } from '@/cms/admin/desk/call-studio'
import { type DeskColumn, DeskTable } from '@/cms/admin/desk/desk-table'
import { bulkBar, mark, studioButton, underName } from '@/cms/admin/desk/looks'
import { useDeskCalls, useSelection } from '@/cms/admin/desk/use-desk'
import { ageText, momentText } from '@/cms/admin/overview/days'
import { ContactWays } from '../../contacts/admin/contact-ways'
import { type EnquiryKind, LEAD_STATUSES, type LeadStatus, PROMISED_HOURS } from '../../schema'
import { enquiryDeskPaths } from './desk-paths'
import { deskTexts as texts } from './desk-texts'

export interface DeskEnquiry {
  id: string
  name: string
  contact: string
  phone: string | null
  kind: EnquiryKind
  words: string
  status: LeadStatus
  owner: string | null
  createdAt: string
  firstResponseAt: string | null
  nextFollowUp: string | null
  /** Calls that nobody took, or that were put off. */
  tries: number
}

interface TableProps {
  rows: DeskEnquiry[]
  workers: { value: string; label: string }[]
  /** The server's clock when it read the rows, so that server and browser say the same age. */
  now: number
}

const PROMISE = PROMISED_HOURS * 60 * 60 * 1000

/** Enquiries with owner, age and status; assigned and moved one by one or many at once. */
export function EnquiriesTable({ rows, workers, now }: TableProps) {
  const { run, isBusy, isPending } = useDeskCalls()
  const selection = useSelection(rows.map(({ id }) => id))
  const count = selection.selected.length

  const change = (ids: string[], data: Record<string, string | null>) =>
    run(() => callStudio('PATCH', `/api/enquiries${whereIds(ids)}`, data), texts.saved, texts.notSaved)

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
    <>
      {count > 0 ? <BulkForm count={count} workers={workers} isBusy={isBusy} onSubmit={changeMany} /> : null}
      <DeskTable
        rows={rows}
        columns={columnsOf({ workers, now, isBusy, change })}
        selection={selection}
        nameOf={({ name }) => name}
        isBusy={isBusy || isPending}
      />
    </>
  )
}

function FollowUp({ at, now }: { at: string | null; now: number }) {
  if (!at) return null
  return (
    <>
      {momentText(at)}
      {new Date(at).getTime() < now ? <span className={mark({ tone: 'warn' })}>{texts.presets.overdue}</span> : null}
    </>
  )
}

function Age({ row, now }: { row: DeskEnquiry; now: number }) {
  if (row.firstResponseAt) {
    const answered = ageText(row.createdAt, new Date(row.firstResponseAt).getTime())
    return <span className="text-quiet">{texts.answeredIn(answered)}</span>
  }
  const isLate = now - new Date(row.createdAt).getTime() > PROMISE
  return (
    <>
      {ageText(row.createdAt, now)}
      {isLate ? <span className={mark({ tone: 'bad' })}>{texts.late}</span> : null}
      {row.tries > 0 ? <span className={underName}>{texts.tries(row.tries)}</span> : null}
    </>
  )
}

type Change = (ids: string[], data: Record<string, string | null>) => Promise<boolean>

interface ColumnNeeds {
  workers: TableProps['workers']
  now: number
  isBusy: boolean
  change: Change
}

function columnsOf({ workers, now, isBusy, change }: ColumnNeeds): DeskColumn<DeskEnquiry>[] {
  return [
    {
      heading: texts.columns.person,
      cell: (row) => (
        <>
          <a href={enquiryDeskPaths.enquiry(row.id)}>{row.name}</a>
          <span className={underName}>{row.contact}</span>
          <ContactWays
            id={row.id}
            name={row.name}
            phone={row.phone}
            replyHref={`${enquiryDeskPaths.enquiry(row.id)}#reply`}
            look="links"
          />
        </>
      ),
    },
    {
      heading: texts.columns.enquiry,
      cell: (row) => (
        <>
          {texts.kinds[row.kind]}
          <span className="line-clamp-2 max-w-104 text-quiet">{row.words}</span>
        </>
      ),
    },
    {
      heading: texts.columns.status,
      cell: (row) => (
        <select
          aria-label={texts.statusOf(row.name)}
          value={row.status}
          disabled={isBusy}
          onChange={(event) => change([row.id], { status: event.target.value })}
        >
          {LEAD_STATUSES.map((status) => (
            <option key={status} value={status}>
              {texts.statuses[status]}
            </option>
          ))}
        </select>
      ),
    },
    {
      heading: texts.columns.owner,
      cell: (row) => (
        <select
          aria-label={texts.ownerOf(row.name)}
          value={row.owner ?? ''}
          disabled={isBusy}
          onChange={(event) => change([row.id], { owner: event.target.value || null })}
        >
          <option value="">{texts.nobody}</option>
          {workers.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ),
    },
    { heading: texts.columns.age, cell: (row) => <Age row={row} now={now} /> },
    { heading: texts.columns.followUp, cell: (row) => <FollowUp at={row.nextFollowUp} now={now} /> },
  ]
}

interface BulkFormProps {
  count: number
  workers: TableProps['workers']
  isBusy: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** Owner and status for everything that is ticked. */
function BulkForm({ count, workers, isBusy, onSubmit }: BulkFormProps) {
  return (
    <form className={bulkBar} onSubmit={onSubmit}>
      <strong>{texts.selected(count)}</strong>
      <label>
        {texts.assignTo}{' '}
        <select name="owner" defaultValue="">
          <option value="">–</option>
          <option value="nobody">{texts.nobody}</option>
          {workers.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.setStatus}{' '}
        <select name="status" defaultValue="">
          <option value="">–</option>
          {LEAD_STATUSES.map((status) => (
            <option key={status} value={status}>
              {texts.statuses[status]}
            </option>
          ))}
        </select>
      </label>
      <button className={studioButton({ size: 'small' })} type="submit" disabled={isBusy}>
        {texts.apply}
      </button>
    </form>
  )
}
