import type { Payload, Where } from 'payload'
import { asServer } from '@/cms/access/authority'
import 'server-only'
import { idOf, isRecordId } from '@/lib/database/record-id'
import type { JobApplication, Resume, User } from '@/payload-types'
import { payloadClient } from '@/server/payload'
import { OF_SENDER, POSTED, postingField } from '../admin/posting-fields'
import { walkInView } from '../vacancies/card-view'
import { controlValues } from '../vacancies/field-values'
import { isOpen, isPublic } from '../vacancies/open-rule'
import { viewsOf } from '../views/operations/view-queries'
import { postingByLink } from './operations/postings'
import type { OwnVacancyView, SentOnApplicant } from './view'

const MOST_APPLICANTS = 200

/** What a hospital may know of the applications for a vacancy: those that were sent on and that still stand. */
const sentOn = (job: string): Where => ({
  and: [{ job: { equals: job } }, { sentOnAt: { exists: true } }, { status: { not_equals: 'withdrawn' } }],
})

/**
 * The vacancy that a hospital manages by a link.
 * @returns null for a link that leads to nothing
 */
export async function ownVacancy(link: unknown): Promise<OwnVacancyView | null> {
  const payload = await payloadClient()
  const posting = await postingByLink(payload, link)
  if (!posting) return null
  const id = idOf(posting.job)
  const [job, applications, views, applicants] = await Promise.all([
    // Full authority: the hospital sees its own vacancy, closed ones among them.
    id ? payload.findByID({ collection: 'jobs', id, depth: 0, overrideAccess: true, disableErrors: true }) : null,
    id
      ? // Full authority: only the number leaves this function.
        payload.count({ collection: 'job-applications', where: { job: { equals: id } }, overrideAccess: true })
      : null,
    id ? viewsOf(payload, id) : 0,
    id ? applicantsOf(payload, id) : [],
  ])
  return {
    title: posting.title,
    institutionName: posting.institutionName,
    isConfidential: posting.isConfidential ?? false,
    location: posting.location ?? null,
    state: posting.state,
    stateSince: posting.stateSince ?? posting.createdAt,
    sentAt: posting.createdAt,
    deadline: posting.deadline ?? null,
    walkIn: walkInView(posting),
    reason: posting.state === 'published' ? null : posting.reason || null,
    slug: job?.slug && isPublic(job) ? job.slug : null,
    isOpen: job ? isOpen(job) : false,
    figures: job ? { applications: applications?.totalDocs ?? 0, views } : null,
    applicants,
    values: controlValues([...POSTED, ...OF_SENDER], (name) => postingField(name).kind, posting),
  }
}

async function applicantsOf(payload: Payload, job: string): Promise<SentOnApplicant[]> {
  // Full authority: an administrator has sent these on to whoever holds the link, and their applicants have agreed.
  const { docs } = await payload.find({
    collection: 'job-applications',
    where: sentOn(job),
    select: { user: true, resume: true, coverNote: true, sentOnAt: true },
    sort: '-sentOnAt',
    limit: MOST_APPLICANTS,
    ...asServer(),
    depth: 1,
  })
  return docs.flatMap((application) => applicantOf(application) ?? [])
}

function applicantOf(
  application: Pick<JobApplication, 'id' | 'user' | 'resume' | 'coverNote'>,
): SentOnApplicant | null {
  const person: User | null = typeof application.user === 'object' ? application.user : null
  if (!person) return null
  const details = person.professional
  return {
    id: application.id,
    name: person.fullName || person.email,
    email: person.email,
    phone: person.phone || null,
    degrees: [details?.qualification, details?.speciality].flatMap((part) => part || []),
    registration: [details?.registrationNumber, details?.registrationCouncil].flatMap((part) => part || []),
    experienceYears: details?.experienceYears ?? null,
    noticePeriodDays: details?.noticePeriodDays ?? null,
    city: details?.currentCity || null,
    coverNote: application.coverNote || null,
    hasCv: Boolean(application.resume),
  }
}

/**
 * The CV of an application that was sent on to the hospital of a link.
 * @returns null unless the link leads to the vacancy of that very application and it stands
 */
export async function sentOnResume(link: unknown, application: unknown): Promise<Resume | null> {
  if (typeof application !== 'string' || !isRecordId(application)) return null
  const payload = await payloadClient()
  const posting = await postingByLink(payload, link)
  const job = idOf(posting?.job)
  if (!job) return null
  // Full authority, see `applicantsOf`.
  const { docs } = await payload.find({
    collection: 'job-applications',
    where: { and: [sentOn(job), { id: { equals: application } }] },
    limit: 1,
    ...asServer(),
    depth: 1,
  })
  const resume = docs[0]?.resume
  return resume && typeof resume === 'object' ? resume : null
}
