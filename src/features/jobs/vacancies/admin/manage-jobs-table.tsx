'use client'
import { useState } from 'react'
import { type DeskColumn, DeskTable } from '@/cms/admin/desk/desk-table'
import { ConfirmDialog } from '@/cms/admin/desk/dialogs'
import { BulkChoice } from '@/cms/admin/desk/row-choice'
import { LinkButton, mark, rowActions, StudioButton, underName } from '@/cms/admin/desk/styles'
import { moveToTrash, useDeskCalls, useSelection, whereIds } from '@/cms/admin/desk/use-desk'
import { dayText } from '@/cms/admin/messages'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { vacancyDeskMessages } from '@/features/jobs/admin/messages'
import { useClosing } from '@/features/jobs/applications/moves/admin/use-moves'
import { JOB_STATUSES, type JobStatus } from '@/features/jobs/schema'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import type { ManagedJob } from './manage-jobs-queries'

const messages = vacancyDeskMessages.manage

/** One page of vacancies, with every daily task one click away. */
export function ManageJobsTable({ rows: given }: { rows: ManagedJob[] }) {
  const { send, isBusy, isPending } = useDeskCalls()
  const closing = useClosing()
  const [gone, setGone] = useState<string[]>([])
  const [toDelete, setToDelete] = useState<string[]>([])
  const rows = given.filter(({ id }) => !gone.includes(id))
  const selection = useSelection(rows.map(({ id }) => id))
  const chosen = selection.selected

  const setStatus = async (ids: string[], status: JobStatus) => {
    const toasts = [messages.updated, messages.updateFailed] as const
    if (!(await send(toasts, 'PATCH', `/api/jobs${whereIds(ids)}`, { status }))) return
    selection.clear()
    if (status === 'Closed') await closing.offer(ids)
  }
  const duplicate = (id: string) =>
    send([messages.duplicated, messages.duplicateFailed], 'POST', `/api/jobs/${id}/duplicate?depth=0`, {})
  const remove = async (ids: string[]) => {
    const toasts = [messages.deleted, messages.deleteFailed] as const
    if (await send(toasts, 'PATCH', `/api/jobs${whereIds(ids)}`, moveToTrash())) setGone([...gone, ...ids])
  }

  return (
    <>
      <DeskTable
        rows={rows}
        columns={columnsOf({ isBusy, setStatus, duplicate, askToDelete: setToDelete })}
        selection={selection}
        nameOf={({ title }) => title}
        isBusy={isBusy || isPending}
        bulk={
          <>
            <BulkChoice
              label={messages.setTo}
              options={JOB_STATUSES.map((value) => ({ value, label: value }))}
              isDisabled={isBusy}
              onChoose={(status) => void setStatus(chosen, status)}
            />
            <StudioButton kind="bad" size="small" disabled={isBusy} onClick={() => setToDelete(chosen)}>
              {messages.delete}
            </StudioButton>
          </>
        }
      />
      {closing.dialog}
      {toDelete.length > 0 ? (
        <ConfirmDialog
          question={messages.confirmDelete(toDelete.length)}
          note={messages.confirmNote}
          confirmLabel={messages.delete}
          isDangerous
          onClose={() => setToDelete([])}
          onYes={() => remove(toDelete)}
        />
      ) : null}
    </>
  )
}

interface StatusSwitchProps {
  job: ManagedJob
  isBusy: boolean
  onSet: (status: JobStatus) => void
}

const STATUS_BUTTON = [
  'min-h-[2.1rem] cursor-pointer border-0 bg-transparent px-[0.6rem] text-label text-quiet [button+&]:border-s [button+&]:border-rule',
  'focus-visible:-outline-offset-3 aria-pressed:bg-brand-wash aria-pressed:font-semibold aria-pressed:text-brand-deep',
].join(' ')

/** The three statuses of a vacancy as buttons. */
function StatusSwitch({ job, isBusy, onSet }: StatusSwitchProps) {
  return (
    <fieldset className="m-0 inline-flex overflow-hidden rounded-control border border-edge p-0">
      <legend className="sr-only">{messages.statusOf(job.title)}</legend>
      {JOB_STATUSES.map((status) => (
        <button
          key={status}
          type="button"
          className={STATUS_BUTTON}
          aria-pressed={job.status === status}
          disabled={isBusy}
          onClick={() => (job.status === status ? undefined : onSet(status))}
        >
          {status}
        </button>
      ))}
    </fieldset>
  )
}

interface ColumnNeeds {
  isBusy: boolean
  setStatus: (ids: string[], status: JobStatus) => Promise<void>
  duplicate: (id: string) => Promise<boolean>
  askToDelete: (ids: string[]) => void
}

function columnsOf({ isBusy, setStatus, duplicate, askToDelete }: ColumnNeeds): DeskColumn<ManagedJob>[] {
  return [
    {
      heading: messages.columns.vacancy,
      cell: (job) => (
        <>
          <a href={jobDeskPaths.editJob(job.id)}>{job.title}</a>
          <span className={underName}>{job.place}</span>
        </>
      ),
    },
    {
      heading: messages.columns.status,
      cell: (job) => <StatusSwitch job={job} isBusy={isBusy} onSet={(status) => void setStatus([job.id], status)} />,
    },
    {
      heading: messages.columns.deadline,
      cell: (job) => (
        <>
          {job.deadline ? dayText(job.deadline) : messages.noDeadline}
          {job.isExpired ? <span className={mark('warn')}>{messages.expired}</span> : null}
        </>
      ),
    },
    { heading: messages.columns.posted, cell: (job) => job.posted },
    {
      heading: messages.columns.applications,
      isNumber: true,
      cell: (job) => <a href={jobDeskPaths.applications({ job: job.id })}>{job.applications}</a>,
    },
    { heading: messages.columns.views, isNumber: true, cell: (job) => job.views },
    {
      heading: messages.columns.actions,
      cell: (job) => (
        <span className={rowActions}>
          <a href={jobDeskPaths.editJob(job.id)}>{messages.edit}</a>
          {job.slug ? (
            <a href={pathsIn(STUDIO_LANGUAGE).job(job.slug)} target="_blank" rel="noreferrer">
              {messages.preview}
            </a>
          ) : null}
          <LinkButton disabled={isBusy} onClick={() => duplicate(job.id)}>
            {messages.duplicate}
          </LinkButton>
          <LinkButton tone="bad" disabled={isBusy} onClick={() => askToDelete([job.id])}>
            {messages.delete}
          </LinkButton>
        </span>
      ),
    },
  ]
}
