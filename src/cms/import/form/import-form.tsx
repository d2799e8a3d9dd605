'use client'
import { toast } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { actionRow, notice, StudioButton } from '../../admin/desk/styles'
import { LeaveGuard } from '../../admin/unsaved/leave-guard'
import type { ImportScreenMessages } from '../importer'
import { importMessages, type RowNoun } from '../messages'
import {
  DRAFT_CHOICES,
  type DraftChoice,
  type ImportMode,
  type ImportProgress,
  type ImportReport,
} from '../report/report'
import { FileField, sendFile } from './file-field'
import { ImportReportView } from './import-report'

const messages = importMessages.form
const NOTHING_READ: ImportProgress = { step: 'reading', rows: 0, of: 0, share: 0 }

interface ImportFormProps {
  /** Import endpoint, such as `/api/jobs/import`. */
  url: string
  messages: ImportScreenMessages
  /** Where to see the imported records. */
  show: string
}

type Step =
  | { is: 'choosing'; problem?: string; reason?: string; report?: ImportReport }
  | { is: 'running'; mode: ImportMode; progress: ImportProgress }
  | { is: 'checked' | 'done'; report: ImportReport }

const rowsToWrite = ({ created, changed, unfinishedCount }: ImportReport, drafts: DraftChoice = 'carry') =>
  created + changed - (drafts === 'leave' ? unfinishedCount : 0)

/** Choose or drop a file, review the preview, then import. */
export function ImportForm({ url, messages: { noun, columns, heads, show: showLabel, kept }, show }: ImportFormProps) {
  const [file, setFile] = useState<File | null>(null)
  const [step, setStep] = useState<Step>({ is: 'choosing' })
  const [drafts, setDrafts] = useState<DraftChoice>('carry')
  const stop = useRef<AbortController>(null)
  const shown = { heads, kept, fileName: file?.name ?? '' }

  async function send(chosen: File, mode: ImportMode, drafts: DraftChoice = 'carry') {
    stop.current = new AbortController()
    setStep({ is: 'running', mode, progress: NOTHING_READ })
    const end = await sendFile(url, { file: chosen, mode, drafts }, stop.current.signal, (progress) =>
      setStep({ is: 'running', mode, progress }),
    )
    if ('report' in end && 'message' in end) {
      setStep({ is: mode === 'check' ? 'checked' : 'done', report: end.report })
      if (end.message) toast.success(end.message)
    } else if (end.status === 'cancelled') setStep({ is: 'choosing', problem: messages.cancelled })
    else {
      toast.error(end.error)
      setStep({ is: 'choosing', problem: end.error, reason: end.reason, report: end.report })
    }
  }

  function choose(chosen: File) {
    // The browser's MIME type is unreliable: spreadsheet programs register CSV under their own.
    if (!chosen.name.toLowerCase().endsWith('.csv') && chosen.type !== 'text/csv') {
      toast.error(importMessages.notCsv)
      setStep({ is: 'choosing', problem: importMessages.notCsv })
      return
    }
    setFile(chosen)
    setDrafts('carry')
    void send(chosen, 'check')
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <LeaveGuard isUnsaved={step.is === 'running' || (step.is === 'checked' && rowsToWrite(step.report) > 0)} />
      {step.is === 'choosing' ? (
        <>
          <FileField onChoose={choose} />
          {step.problem ? <Problem problem={step.problem} reason={step.reason} /> : null}
          {step.report ? <ImportReportView {...shown} report={step.report} state="refused" /> : null}
          <p>{columns}</p>
          <p>
            <a href={`${url}-template`} download>
              {messages.template}
            </a>
          </p>
        </>
      ) : null}
      {step.is === 'running' ? (
        <Running
          title={(step.mode === 'check' ? messages.checking : messages.committing)(file?.name ?? '')}
          progress={step.progress}
          onCancel={() => stop.current?.abort()}
        />
      ) : null}
      {step.is === 'checked' || step.is === 'done' ? (
        <>
          <ImportReportView {...shown} report={step.report} state={step.is} />
          {step.is === 'checked' && step.report.failed > 0 ? <p>{messages.allOrNothing}</p> : null}
          {step.is === 'checked' && step.report.unfinishedCount > 0 ? (
            <DraftChoices chosen={drafts} onChoose={setDrafts} />
          ) : null}
          <p className={actionRow}>
            {step.is === 'checked' && file ? (
              <CommitButton
                report={step.report}
                drafts={drafts}
                noun={noun}
                onCommit={(mode) => send(file, mode, drafts)}
              />
            ) : null}
            <StudioButton kind="plain" onClick={() => setStep({ is: 'choosing' })}>
              {messages.another}
            </StudioButton>
            {step.is === 'done' ? <a href={show}>{showLabel}</a> : null}
          </p>
        </>
      ) : null}
    </div>
  )
}

const Problem = ({ problem, reason }: { problem: string; reason?: string }) => (
  <div className={notice('bad')} role="alert">
    <p>
      <strong>{problem}</strong>
    </p>
    {reason ? <p>{reason}</p> : null}
  </div>
)

function Running(props: { title: string; progress: ImportProgress; onCancel: () => void }) {
  const { step, rows, of, share } = props.progress
  const words = step === 'writing' ? messages.rowsWritten(rows, of) : messages.rowsRead(rows)
  return (
    <div role="status">
      <p>{props.title}</p>
      <progress
        className="h-3 w-[min(30rem,100%)] accent-brand"
        aria-label={words}
        value={share > 0 ? share : undefined}
        max={1}
      />
      <p className="text-quiet">{words}</p>
      <StudioButton kind="plain" onClick={props.onCancel}>
        {messages.cancel}
      </StudioButton>
    </div>
  )
}

/** What to do with rows whose records have a draft or a schedule. */
const DraftChoices = ({ chosen, onChoose }: { chosen: DraftChoice; onChoose: (choice: DraftChoice) => void }) => (
  <fieldset className="grid gap-2 border-0 p-0">
    <legend className="font-semibold">{messages.drafts}</legend>
    {DRAFT_CHOICES.map((choice) => (
      <label key={choice} className="flex min-h-9 items-center gap-2">
        <input type="radio" name="drafts" checked={choice === chosen} onChange={() => onChoose(choice)} />
        {messages.draftChoices[choice]}
      </label>
    ))}
  </fieldset>
)

/** Imports everything if there are no errors, otherwise the valid rows; a file of known rows is only recorded. */
function CommitButton(props: {
  report: ImportReport
  drafts: DraftChoice
  noun: RowNoun
  onCommit: (mode: ImportMode) => void
}) {
  const { report, drafts, noun, onCommit } = props
  const rows = rowsToWrite(report, drafts)
  if (rows > 0)
    return (
      <StudioButton onClick={() => onCommit(report.failed > 0 ? 'skip' : 'all')}>
        {report.failed > 0 ? messages.commitGood(rows) : messages.commit(rows, noun)}
      </StudioButton>
    )
  return report.failed === 0 ? (
    <StudioButton kind="plain" onClick={() => onCommit('all')}>
      {messages.finish}
    </StudioButton>
  ) : null
}
