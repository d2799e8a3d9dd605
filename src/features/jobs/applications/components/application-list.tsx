import Link from 'next/link'
import { Badge, Status, type StatusKind } from '@/components/ui/badge'
import { DataTable, TableHead } from '@/components/ui/data-table'
import { Pagination } from '@/components/ui/page/pagination'
import type { ApplicationView } from '@/features/jobs/applications/queries'
import type { Stage } from '@/features/jobs/schema'
import { type Language } from '@/lib/language'
import { ENTRIES_PER_PAGE } from '@/lib/page-size'
import { pathsIn } from '@/lib/paths/site-paths'
import { applicationMessages } from '../application-messages'
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

interface ApplicationListProps {
  language: Language
  applications: ApplicationView[]
  page: number
}

/**
 * A person's applications, each with stage, history and possible actions.
 * @param page as in the URL; out of range, the nearest
 */
export function ApplicationList({ language, applications, page }: ApplicationListProps) {
  const messages = applicationMessages(language)
  if (applications.length === 0) return null
  const last = Math.ceil(applications.length / ENTRIES_PER_PAGE)
  const current = Math.min(Math.max(1, page), last)
  const shown = applications.slice((current - 1) * ENTRIES_PER_PAGE, current * ENTRIES_PER_PAGE)
  return (
    <>
      <DataTable label={messages.list} stacks>
        <table>
          <TableHead columns={[messages.post, messages.appliedOn, messages.stage, messages.actions]} />
          <tbody>
            {shown.map((application) => (
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
                  <span className="text-sm text-quiet">{application.companyName}</span>
                  {application.isSample && (
                    <>
                      {' '}
                      <Badge>{messages.sample}</Badge>
                    </>
                  )}
                </th>
                <td className="whitespace-nowrap">{application.appliedOn}</td>
                <td>
                  <Status kind={KINDS[application.stage]}>{messages.stages[application.stage]}</Status>
                  {application.interview && <InterviewNote messages={messages} interview={application.interview} />}
                  <Timeline language={language} application={application} />
                  {application.sentOn && (
                    <span className="block text-sm text-quiet">{messages.sentOn(application.sentOn)}</span>
                  )}
                </td>
                <td>
                  <ApplicationActions
                    language={language}
                    messages={messages.actionMessages}
                    id={application.id}
                    title={application.jobTitle}
                    canWithdraw={application.canWithdraw}
                    canUndo={application.canUndo}
                    applyAgainHref={application.applyAgainHref}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </DataTable>
      <Pagination current={current} last={last} href={pathsIn(language).dashboardPage} messages={messages.pages} />
      <p className="text-sm text-quiet">{messages.rule}</p>
    </>
  )
}

interface InterviewNoteProps {
  messages: ReturnType<typeof applicationMessages>
  interview: NonNullable<ApplicationView['interview']>
}

function InterviewNote({ messages, interview: { lines, calendarHref } }: InterviewNoteProps) {
  return (
    <p className="text-sm">
      {lines.map((line) => (
        <strong key={line} className="block">
          {line}
        </strong>
      ))}
      <a className="inline-block min-h-7" href={calendarHref} download>
        {messages.interview.calendar}
      </a>
    </p>
  )
}

function Timeline({ language, application }: { language: Language; application: ApplicationView }) {
  const messages = applicationMessages(language)
  if (application.history.length < 2) {
    // The day of applying has its own column.
    if (application.stageSince === application.appliedOn) return null
    return <span className="block text-sm text-quiet">{messages.since(application.stageSince)}</span>
  }
  return (
    <details>
      <summary className="inline-block min-h-7 cursor-pointer text-sm whitespace-nowrap text-brand">
        {messages.since(application.stageSince)} · {messages.timeline}
      </summary>
      <ol className="grid gap-[0.2rem] border-l-2 border-rule py-[0.4rem] pl-4 text-sm">
        {application.history.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the history only grows
          <li key={index}>
            {messages.happened(step, index > 0)}, {step.date}
            {step.mail && (
              <details>
                <summary className="inline-block min-h-7 cursor-pointer text-brand">{messages.readMail}</summary>
                <p className="font-medium">{step.mail.subject}</p>
                <p className="whitespace-pre-line">{step.mail.text}</p>
              </details>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}
