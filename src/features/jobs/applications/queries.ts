import type { Where } from 'payload'
import { asServer, findAsServer, firstAsServer } from '@/cms/access/access'
import { idOf, populated } from '@/lib/database/record-id'
import type { Language } from '@/lib/language'
import { paths as anyPaths, pathsIn } from '@/lib/paths/site-paths'
import 'server-only'
import { shortDate } from '@/lib/text/format'
import type { JobApplication, Resume, User } from '@/payload-types'
import { payloadClient } from '@/server/payload'
import { institutionIn } from '../messages'
import type { Stage } from '../schema'
import { isOpen, isPublic } from '../vacancies/open-rule'
import { interviewLines, interviewOf } from './interview'
import { canRenew, canWithdraw, isUndo, sentDocumentsOf, stageBeforeWithdrawal } from './stage-rules'

/** A person's own application; null for anyone else's. */
export async function ownApplication(user: User, id: string): Promise<JobApplication | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'job-applications',
    where: { and: [{ id: { equals: id } }, { user: { equals: user.id } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  })
  return docs[0] ?? null
}

/** Ids of the vacancies that a person has applied for, without withdrawn applications. */
export async function appliedJobIds(userId: string): Promise<string[]> {
  const payload = await payloadClient()
  // Full authority: the caller is the server, which asks for the person who is signed in.
  const standing: Where = { and: [{ user: { equals: userId } }, { status: { not_equals: 'withdrawn' } }] }
  const applications = await findAsServer(payload, 'job-applications', standing, { select: { job: true } })
  return applications.flatMap(({ job }) => (job ? [idOf(job)] : []))
}

/** A person's applications with their history, the latest first. */
export async function applicationsOf(language: Language, userId: string) {
  const payload = await payloadClient()
  // Full authority: the caller has checked the session, and applicants also see closed vacancies.
  const { docs } = await payload.find({
    collection: 'job-applications',
    where: { user: { equals: userId } },
    select: { notes: false },
    sort: '-appliedAt',
    ...asServer(),
    depth: 1,
  })
  return docs.map((application) => applicationView(language, application))
}

/** An application as its applicant sees it. */
export type ApplicationView = ReturnType<typeof applicationView>

export function applicationView(language: Language, application: Omit<JobApplication, 'notes'>) {
  const paths = pathsIn(language)
  const job = populated(application.job)
  const steps = application.history ?? []
  const interview = interviewOf(application)
  const isVacancyOpen = job !== null && isOpen(job)
  const history = steps.map((entry, place) => ({
    stage: entry.stage as Stage,
    /** "Jan 12, 2025". */
    date: shortDate(language, entry.at),
    papers: sentDocumentsOf(entry),
    /** Whether it undid the withdrawal before it. */
    undoes: isUndo(steps, place),
    /** The mail about it, as sent. */
    mail: entry.mailText ? { subject: entry.mailSubject ?? '', text: entry.mailText } : null,
  }))
  const appliedOn = shortDate(language, application.appliedAt ?? application.createdAt)
  return {
    id: application.id,
    jobTitle: application.jobTitle ?? '',
    companyName: institutionIn(language, application.companyName),
    /** The vacancy was a sample. */
    isSample: application.isSample ?? false,
    stage: application.status,
    appliedOn,
    stageSince: history.at(-1)?.date ?? appliedOn,
    history,
    /** In lines, with the URL of its calendar file; null if none is agreed. */
    interview: interview && {
      lines: interviewLines(language, interview),
      calendarHref: anyPaths.interviewCalendar(application.id),
    },
    /** The day on which it was sent on to the institution, or null. */
    sentOn: application.sentOnAt ? shortDate(language, application.sentOnAt) : null,
    /** Null if the vacancy is no longer public. */
    jobHref: job?.slug && isPublic(job) ? paths.job(job.slug) : null,
    canWithdraw: canWithdraw(application.status),
    /** Whether its withdrawal can be undone. */
    canUndo: application.status === 'withdrawn' && isVacancyOpen && stageBeforeWithdrawal(steps, new Date()) !== null,
    /** The form to renew a withdrawn application; null if not possible. */
    applyAgainHref: canRenew(application.status) && job?.slug && isVacancyOpen ? paths.applyForJob(job.slug) : null,
  }
}

/** What the apply form needs to know about a person. */
export type ApplicantStanding = Awaited<ReturnType<typeof applicantStanding>>

/** A profile with everything that an application needs. */
export type ReadyProfile = NonNullable<ApplicantStanding['ready']>

/** A person's application for one vacancy, and the CVs they can send. */
export async function applicantStanding(userId: string, jobId: string) {
  const payload = await payloadClient()
  // Full authority: the caller is the server, which asks for the person who is signed in.
  const theirs: Where = { and: [{ user: { equals: userId } }, { job: { equals: jobId } }] }
  const [application, person] = await Promise.all([
    firstAsServer(payload, 'job-applications', theirs, {
      select: { status: true, resume: true, coverNote: true },
      depth: 1,
    }),
    payload.findByID({
      collection: 'users',
      id: userId,
      select: { resume: true, fullName: true, professional: true },
      depth: 1,
      overrideAccess: true,
      disableErrors: true,
    }),
  ])
  const isWithdrawn = application?.status === 'withdrawn'
  const profile = populated(person?.resume)
  const earlier = isWithdrawn ? populated(application.resume) : null
  return {
    person: userId,
    /** The stage of their application, or null. */
    stage: application?.status ?? null,
    /** Names of the CVs to choose from: the profile's, and that of the withdrawn application if different. */
    resumes: { profile: nameOf(profile), earlier: earlier?.id === profile?.id ? null : nameOf(earlier) },
    coverNote: (isWithdrawn && application.coverNote) || null,
    /** What the profile sends along, if it is complete; else null. */
    ready: person && readyProfile(person, nameOf(profile)),
  }
}

const nameOf = (resume: Resume | null): string | null => resume && (resume.originalName || resume.filename || null)

/**
 * A profile with all that an application needs (a name, a CV, degrees, and the registration), so that applying is one
 * step; else null.
 * @param resume the name of the profile's CV
 */
function readyProfile({ fullName, professional }: Pick<User, 'fullName' | 'professional'>, resume: string | null) {
  const { qualification, registrationNumber, registrationCouncil } = professional ?? {}
  if (!fullName || !resume || !qualification || !registrationNumber || !registrationCouncil) return null
  return { name: fullName, resume, qualification, registration: `${registrationNumber}, ${registrationCouncil}` }
}
