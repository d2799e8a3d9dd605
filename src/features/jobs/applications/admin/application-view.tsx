import type { PayloadRequest } from 'payload'
import { adminOnly } from '@/cms/access/access'
import { FactList, readRecord } from '@/cms/admin/desk/record-view'
import { actionRow, emptyState, historyLine, StudioLink, twoColumns } from '@/cms/admin/desk/styles'
import { dayText, momentText } from '@/cms/admin/messages'
import { studioView } from '@/cms/admin/shell/studio-view'
import { shownNotes } from '@/cms/notes/shown-notes'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { isFromInstitution } from '@/features/jobs/postings/admin/postings-queries'
import type { Stage } from '@/features/jobs/schema'
import { idOf, populated } from '@/lib/database/record-id'
import { STUDIO_LANGUAGE } from '@/lib/language'
import type { JobApplication, User } from '@/payload-types'
import { applicationMessages } from '../application-messages'
import { interviewLines, interviewOf } from '../interview'
import { isUndo, sentDocumentsOf } from '../stage-rules'
import { ApplicationWork, type Sending } from './application-work'
import { applicationDeskMessages as messages } from './messages'

const readApplication = (req: PayloadRequest, id: string) => readRecord(req, 'job-applications', id, 1)

const nameOf = (application: JobApplication | null): string => {
  const person = populated(application?.user)
  return person?.fullName || person?.email || ''
}

function factsOf(person: User | null): [string, string | null | undefined][] {
  const details = person?.professional
  const registration = [details?.registrationNumber, details?.registrationCouncil].filter(Boolean).join(', ')
  return [
    [messages.columns.email, person?.email],
    [messages.columns.phone, person?.phone],
    [messages.one.qualification, details?.qualification],
    [messages.one.speciality, details?.speciality],
    [messages.one.registration, registration],
    [messages.one.experience, details?.experienceYears ? messages.one.years(details.experienceYears) : null],
    [messages.one.notice, details?.noticePeriodDays?.toString()],
    [messages.one.city, details?.currentCity],
    [messages.one.placesWanted, details?.placesWanted],
  ]
}

/** Whether it can be sent on to the hospital; null for the team's own vacancies. */
async function sendingOf(req: PayloadRequest, application: JobApplication): Promise<Sending | null> {
  const job = idOf(application.job)
  if (!(await isFromInstitution(req, job))) return null
  const mayBeSentOn = Boolean(application.mayBeSentOn) && application.status !== 'withdrawn'
  return { mayBeSentOn, sentOnAt: application.sentOnAt ? momentText(application.sentOnAt) : null }
}

/** One application: the applicant, their note, its stage and the team's notes. */
export const ApplicationView = studioView(
  {
    title: messages.columns.applicant,
    nameOf: async (req, id) => nameOf(await readApplication(req, id)),
    steps: [{ label: messages.one.back, url: jobDeskPaths.applications() }],
    rule: adminOnly,
  },
  async ({ req, id }) => {
    const application = await readApplication(req, id)
    if (!application) return <p className={emptyState}>{messages.one.notFound}</p>
    const person = populated(application.user)
    const resume = populated(application.resume)
    const job = populated(application.job)
    const interview = interviewOf(application)
    return (
      <div className={twoColumns}>
        <div>
          <p>
            {job ? <a href={jobDeskPaths.editJob(job.id)}>{application.jobTitle}</a> : application.jobTitle}
            {application.companyName ? ` · ${application.companyName}` : null}
            {application.appliedAt ? ` · ${dayText(application.appliedAt)}` : null}
          </p>
          <FactList facts={factsOf(person)} />
          <p className={actionRow}>
            {resume?.filename ? (
              <StudioLink kind="plain" href={`/api/resumes/file/${encodeURIComponent(resume.filename)}`}>
                {messages.openCv}
              </StudioLink>
            ) : (
              <span className="text-quiet">{messages.noCv}</span>
            )}
            {person ? <a href={jobDeskPaths.applications({ q: person.email })}>{messages.one.others}</a> : null}
          </p>
          {interview ? (
            <p>
              {interviewLines(STUDIO_LANGUAGE, interview).map((line) => (
                <strong key={line} className="block">
                  {line}
                </strong>
              ))}
            </p>
          ) : null}
          <h2>{messages.one.note}</h2>
          <p className="whitespace-pre-line">{application.coverNote || messages.one.noNote}</p>
          <h2>{messages.one.history}</h2>
          <ol>
            {(application.history ?? []).map((entry, index) => (
              <li key={entry.id} className={historyLine}>
                <strong>
                  {applicationMessages(STUDIO_LANGUAGE).happened(
                    {
                      stage: entry.stage as Stage,
                      papers: sentDocumentsOf(entry),
                      undoes: isUndo(application.history ?? [], index),
                    },
                    index > 0,
                  )}
                </strong>
                <span className="text-quiet">
                  {momentText(entry.at)} {entry.by ? `· ${entry.by}` : null}{' '}
                  {entry.mailed === false ? `· ${messages.one.withoutMail}` : null}
                </span>
                {entry.mailText ? (
                  <details className="basis-full">
                    <summary>{applicationMessages(STUDIO_LANGUAGE).readMail}</summary>
                    <p>
                      <strong>{entry.mailSubject}</strong>
                    </p>
                    <p className="whitespace-pre-line">{entry.mailText}</p>
                  </details>
                ) : null}
              </li>
            ))}
          </ol>
        </div>
        <ApplicationWork
          id={application.id}
          name={nameOf(application)}
          stage={application.status}
          steps={application.history?.length ?? 0}
          sending={await sendingOf(req, application)}
          notes={shownNotes(application.notes)}
        />
      </div>
    )
  },
)
