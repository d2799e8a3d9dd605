'use client'
import { toast } from '@payloadcms/ui'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { studioPaths } from '@/cms/admin/studio-paths'
import { importTexts } from '../import/texts'
import { importAddress, TEMPLATE_ADDRESS } from './import/addresses'
import type { ImportReport } from './import/run-import'
import { sendFile } from './import/send-file'
import { ImportReportView } from './import-report'
import { vacancyDeskTexts } from './texts'

const texts = vacancyDeskTexts.upload

type Step =
  | { is: 'choosing'; problem?: string; reason?: string }
  | { is: 'running'; mode: 'check' | 'commit'; rows: number }
  | { is: 'checked' | 'done'; report: ImportReport }

/** Choose or drop a file, see what would happen, then let it happen. */
export function UploadCsvForm() {
  const [file, setFile] = useState<File | null>(null)
  const [step, setStep] = useState<Step>({ is: 'choosing' })
  const [isOver, setOver] = useState(false)
  const stop = useRef<AbortController>(null)
  const input = useRef<HTMLInputElement>(null)

  async function send(chosen: File, mode: 'check' | 'commit') {
    stop.current = new AbortController()
    setStep({ is: 'running', mode, rows: 0 })
    const result = await sendFile(importAddress(mode, chosen.name), chosen, stop.current.signal, (rows) =>
      setStep({ is: 'running', mode, rows }),
    )
    if (result.kind === 'done') {
      setStep({ is: mode === 'check' ? 'checked' : 'done', report: result.report })
      if (result.message) toast.success(result.message)
      return
    }
    if (result.kind === 'cancelled') setStep({ is: 'choosing', problem: texts.cancelled })
    else {
      toast.error(result.message)
      setStep({ is: 'choosing', problem: result.message, reason: result.reason })
    }
  }

  function choose(chosen: File | undefined) {
    if (!chosen) return
    // The browser's own type is no help: spreadsheets register CSV files under names of their own.
    if (!chosen.name.toLowerCase().endsWith('.csv') && chosen.type !== 'text/csv') {
      toast.error(importTexts.notCsv)
      setStep({ is: 'choosing', problem: importTexts.notCsv })
      return
    }
    setFile(chosen)
    void send(chosen, 'check')
  }

  function startOver() {
    setFile(null)
    setStep({ is: 'choosing' })
    if (input.current) input.current.value = ''
  }

  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    choose(event.dataTransfer.files[0])
  }
  const onChoose = (event: ChangeEvent<HTMLInputElement>) => {
    choose(event.target.files?.[0])
    event.target.value = ''
  }

  return (
    <div className="desk-upload">
      {step.is === 'choosing' ? (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the file field inside is the first */}
          <div
            className={`desk-drop ${isOver ? 'is-over' : ''}`}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(true)
            }}
            onDragLeave={() => setOver(false)}
            onDrop={onDrop}
          >
            <p>{texts.drop}</p>
            <label className="studio-button is-next">
              {texts.choose}
              <input
                ref={input}
                className="desk-hidden"
                type="file"
                accept=".csv,text/csv"
                aria-label={texts.file}
                onChange={onChoose}
              />
            </label>
          </div>
          {step.problem ? (
            <div className="desk-notice is-bad" role="alert">
              <p>
                <strong>{step.problem}</strong>
              </p>
              {step.reason ? <p>{step.reason}</p> : null}
            </div>
          ) : null}
          <p>{texts.columns}</p>
          <p>
            <a href={TEMPLATE_ADDRESS} download>
              {texts.template}
            </a>
          </p>
        </>
      ) : null}
      {step.is === 'running' ? (
        <div className="desk-running" role="status">
          <p>{(step.mode === 'check' ? texts.checking : texts.committing)(file?.name ?? '')}</p>
          <progress aria-label={texts.rows(step.rows)} />
          <p className="desk-quiet">{texts.rows(step.rows)}</p>
          <button type="button" className="studio-button is-plain" onClick={() => stop.current?.abort()}>
            {texts.cancel}
          </button>
        </div>
      ) : null}
      {step.is === 'checked' || step.is === 'done' ? (
        <>
          <ImportReportView report={step.report} fileName={file?.name ?? ''} isDone={step.is === 'done'} />
          <p className="desk-ways">
            {step.is === 'checked' && file && step.report.created + step.report.changed > 0 ? (
              <button type="button" className="studio-button is-next" onClick={() => send(file, 'commit')}>
                {(step.report.failed > 0 ? texts.commitGood : texts.commit)(step.report.created + step.report.changed)}
              </button>
            ) : null}
            {step.is === 'checked' && file && step.report.created + step.report.changed + step.report.failed === 0 ? (
              <button type="button" className="studio-button is-plain" onClick={() => send(file, 'commit')}>
                {texts.recordOnly}
              </button>
            ) : null}
            <button type="button" className="studio-button is-plain" onClick={startOver}>
              {texts.another}
            </button>
            {step.is === 'done' ? <a href={studioPaths.manageJobs()}>{texts.show}</a> : null}
          </p>
        </>
      ) : null}
    </div>
  )
}
