import Link from 'next/link'
import { Status, type StatusKind } from '@/components/ui/badge'
import { DataTable } from '@/components/ui/data-table'
import { applicationTexts as texts } from '../application-texts'
import type { Stage } from '../schema'
import type { ApplicationView } from '../view'
import { ApplicationActions } from './application-actions'

const KINDS: Record<Stage, StatusKind> = {
  applied: 'calm',
  shortlisted: 'good',
  interview: 'good',
  offered: 'good',
  hired: 'good',
  rejected: 'bad',
  withdrawn: 'calm',
}

/** A person's applications with the stage and the history of each, and what they can still do. */
export function ApplicationList({ applications }: { applications: ApplicationView[] }) {
  if (applications.length === 0) return null
  return (
    <>
      <DataTable label={texts.list}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.post}</th>
              <th scope="col">{texts.appliedOn}</th>
              <th scope="col">{texts.stage}</th>
              <th scope="col">{texts.actions}</th>
            </tr>
          </thead>
          <tbody>
            {applications.map((application) => (
              <tr key={application.id}>
                <th scope="row">
                  {application.jobHref ? (
                    <Link href={application.jobHref} prefetch={false}>
                      {application.jobTitle}
                    </Link>
                  ) : (
                    application.jobTitle
                  )}
                  <br />
                  <span className="small quiet">{application.companyName}</span>
                </th>
                <td>{application.appliedOn}</td>
                <td>
                  <Status kind={KINDS[application.stage]}>{texts.stages[application.stage]}</Status>
                  <Timeline application={application} />
                </td>
                <td>
                  <ApplicationActions
                    id={application.id}
                    title={application.jobTitle}
                    canWithdraw={application.canWithdraw}
                    canApplyAgain={application.canApplyAgain}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </DataTable>
      <p className="small quiet">{texts.rule}</p>
    </>
  )
}

function Timeline({ application }: { application: ApplicationView }) {
  if (application.history.length < 2) {
    return <span className="small quiet timeline-since">{texts.since(application.stageSince)}</span>
  }
  return (
    <details className="timeline">
      <summary className="small">
        {texts.since(application.stageSince)} · {texts.timeline}
      </summary>
      <ol className="small">
        {application.history.map(({ stage, date }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the history only grows
          <li key={index}>
            {texts.stages[stage]}, {date}
          </li>
        ))}
      </ol>
    </details>
  )
}
