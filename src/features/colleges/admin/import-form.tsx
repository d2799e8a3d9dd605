'use client'
import { toast } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { collegeImportTexts as texts } from '../import/texts'
import type { ImportMode, ImportReport } from './import/run-import'
import { sendFile } from './import/send-file'
import { ImportReportView } from './import-report-view'

type Step =
  | { is: 'choosing'; problem?: string; report?: ImportReport }
  | { is: 'running'; mode: ImportMode; rows: number }
  | { is: 'checked' | 'done'; report: ImportReport }

/** Choose a file, see what would happen, then let it happen. */
export function ImportCollegesForm() {
  const [file, setFile] = useState<File | null>(null)
  const [step, setStep] = useState<Step>({ is: 'choosing' })
  const input = useRef<HTMLInputElement>(null)

  async function send(chosen: File, mode: ImportMode) {
    setStep({ is: 'running', mode, rows: 0 })
    const result = await sendFile(chosen, mode, (rows) => setStep({ is: 'running', mode, rows }))
    if (result.ok) {
      setStep({ is: mode === 'check' ? 'checked' : 'done', report: result.report })
      if (result.message) toast.success(result.message)
      return
    }
    toast.error(result.error)
    setStep({ is: 'choosing', problem: result.reason || result.error, report: result.report })
  }

  function choose(chosen: File | undefined) {
    if (!chosen) return
    if (!chosen.name.toLowerCase().endsWith('.csv') && chosen.type !== 'text/csv') {
      toast.error(texts.notCsv)
      setStep({ is: 'choosing', problem: texts.notCsv })
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

  const report = 'report' in step ? step.report : undefined
  return (
    <div className="desk-upload">
      {step.is === 'choosing' && (
        <>
          {step.problem && (
            <div className="desk-notice is-bad" role="alert">
              <p>{step.problem}</p>
            </div>
          )}
          <p>{texts.columns}</p>
          <p>
            <label>
              {texts.choose}{' '}
              <input
                ref={input}
                type="file"
                accept=".csv,text/csv"
                onChange={(event) => {
                  choose(event.target.files?.[0])
                  event.target.value = ''
                }}
              />
            </label>
          </p>
        </>
      )}
      {step.is === 'running' && (
        <div className="desk-running" role="status">
          <p>
            {step.mode === 'check' ? texts.checking : texts.committing} {file?.name}
          </p>
          <progress aria-label={texts.rows(step.rows)} />
          <p className="desk-quiet">{texts.rows(step.rows)}</p>
        </div>
      )}
      {report && <ImportReportView report={report} isDone={step.is === 'done'} />}
      {step.is === 'checked' && file && (
        <p className="desk-ways">
          {step.report.failed === 0 ? (
            <button type="button" className="studio-button is-next" onClick={() => send(file, 'all')}>
              {texts.commitAll}
            </button>
          ) : (
            <button type="button" className="studio-button is-next" onClick={() => send(file, 'skip')}>
              {texts.commitGood}
            </button>
          )}
        </p>
      )}
      {(step.is === 'checked' || step.is === 'done') && (
        <p className="desk-ways">
          <button type="button" className="studio-button is-plain" onClick={startOver}>
            {texts.another}
          </button>
        </p>
      )}
    </div>
  )
}
