import { findAsServer, firstAsServer } from '@/cms/access/access'
import 'server-only'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { createLocalReq, type Payload, type Where } from 'payload'
import { idOf, isRecordId, populated } from '@/lib/database/record-id'
import { stated } from '@/lib/views/stated'
import type { JobApplication, Resume, User } from '@/payload-types'
import { payloadClient } from '@/server/payload'
import { OF_SENDER, POSTED, postingField } from '../admin/posting-fields'
import { walkInView } from '../vacancies/facts/walk-in'
import { controlValues } from '../vacancies/field-values'
import { isOpen, isPublic } from '../vacancies/open-rule'
import { viewsOf } from '../views/operations/view-queries'
import { postingByLink } from './operations/postings'

const MAX_APPLICANTS = 200

/** The applications that a hospital may see: those sent on and not withdrawn. */
const sentOn = (job: string): Where => ({
  and: [{ job: { equals: job } }, { sentOnAt: { exists: true } }, { status: { not_equals: 'withdrawn' } }],
})

/** The vacancy that a link manages; null for an unknown link. */
export async function ownVacancy(link: unknown) {
  const payload = await payloadClient()
  const posting = await postingByLink(payload, link)
  if (!posting) return null
  const id = idOf(posting.job)
  const [job, applications, views, applicants] = await Promise.all([
    // Full authority: the hospital sees its own vacancy even when closed.
    id ? payload.findByID({ collection: 'jobs', id, depth: 0, overrideAccess: true, disableErrors: true }) : null,
    id
      ? // Full authority: only the number leaves this function.
        payload.count({ collection: 'job-applications', where: { job: { equals: id } }, overrideAccess: true })
      : null,
    id ? viewsOf(payload, id) : 0,
    id ? applicantsOf(payload, id) : [],
  ])
  return {
    ...stated(posting, ['title', 'institutionName', 'location', 'state', 'deadline']),
    isConfidential: posting.isConfidential ?? false,
    /** Instants, ISO. */
    stateSince: posting.stateSince ?? posting.createdAt,
    sentAt: posting.createdAt,
    walkIn: walkInView(posting),
    /** The team's reason; null if nothing is asked. */
    reason: posting.state === 'published' ? null : posting.reason || null,
    /** The page of the vacancy while visitors see it. */
    slug: job?.slug && isPublic(job) ? job.slug : null,
    isOpen: job ? isOpen(job) : false,
    /** Null if it was never published. */
    figures: job ? { applications: applications?.totalDocs ?? 0, views } : null,
    applicants,
    /** The initial values of the change form. */
    values: controlValues([...POSTED, ...OF_SENDER], (name) => postingField(name).kind, posting),
  }
}

async function applicantsOf(payload: Payload, job: string) {
  // Full authority: an administrator has sent these on to the link's holder, with the applicants' agreement.
  const select = { user: true, resume: true, coverNote: true, sentOnAt: true } as const
  const latest = { select, sort: '-sentOnAt', limit: MAX_APPLICANTS, depth: 1 }
  const applications = await findAsServer(payload, 'job-applications', sentOn(job), latest)
  return applications.flatMap((application) => applicantOf(application) ?? [])
}

/** An applicant as the hospital sees them. */
function applicantOf(application: Pick<JobApplication, 'id' | 'user' | 'resume' | 'coverNote'>) {
  const person = populated(application.user)
  if (!person) return null
  const details = person.professional
  return {
    ...stated(application, ['id', 'coverNote']),
    ...stated(person, ['email', 'phone']),
    ...stated(details, ['experienceYears', 'noticePeriodDays']),
    name: person.fullName || person.email,
    /** Qualification and speciality, if stated. */
    degrees: [details?.qualification, details?.speciality].flatMap((part) => part || []),
    /** Number and council, if stated. */
    registration: [details?.registrationNumber, details?.registrationCouncil].flatMap((part) => part || []),
    city: details?.currentCity || null,
    hasCv: Boolean(application.resume),
  }
}

/**
 * The CV of an application that was sent on to the hospital of a link.
 * @returns null unless the application is for the link's vacancy and not withdrawn
 */
export async function sentOnResume(link: unknown, application: unknown): Promise<Resume | null> {
  if (typeof application !== 'string' || !isRecordId(application)) return null
  const payload = await payloadClient()
  const posting = await postingByLink(payload, link)
  const job = idOf(posting?.job)
  if (!job) return null
  // Full authority, see `applicantsOf`.
  const where = { and: [sentOn(job), { id: { equals: application } }] }
  return populated((await firstAsServer(payload, 'job-applications', where, { depth: 1 }))?.resume)
}

/**
 * Serves the file of a CV from whichever storage is used. The caller has checked access.
 * @returns null if there is no such file
 */
export async function cvFile(payload: Payload, resume: Resume): Promise<Response | null> {
  const { upload } = payload.collections.resumes.config
  const { filename } = resume
  if (!filename) return null
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="cv.pdf"',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  }
  const req = await createLocalReq({}, payload)
  for (const handler of upload.handlers ?? []) {
    const answer = await handler(req, { doc: resume, params: { collection: 'resumes', filename } })
    if (answer instanceof Response) return answer.ok ? new Response(answer.body, { headers }) : null
  }
  const file = path.join(upload.staticDir ?? '', path.basename(filename))
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) return null
  return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, { headers })
}

/** What a person is told in their data export of a vacancy that they sent in. */
const EXPORTED = [
  ...POSTED,
  ...OF_SENDER,
  'language',
  'state',
  'stateSince',
  'reason',
  'confirmedAt',
  'consentedAt',
  'consentVersion',
  'createdAt',
] as const

/** The vacancies sent in from a person's verified email, for the export of their data. */
export async function postingsForExport({ email, verified }: Pick<User, 'email' | 'verified'>) {
  if (!verified) return []
  // Full authority: senders may not read these records; the query selects this person's only.
  const theirs: Where = { email: { equals: email.toLowerCase() } }
  const oldestFirst = { sort: 'createdAt', trash: true }
  const postings = await findAsServer(await payloadClient(), 'vacancy-postings', theirs, oldestFirst)
  return postings.map((posting) => stated(posting, EXPORTED))
}
