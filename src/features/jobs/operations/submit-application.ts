import type { Payload } from 'payload'
import { inTurn } from '@/lib/in-turn'
import { refusalOf } from '@/lib/refusal'
import type { JobApplication, User } from '@/payload-types'
import { canRenew } from '../stage-rules'
import { jobTexts } from '../texts'

const CONFLICT = 409
/** Payload says so of a file that it could not write, with the status of a refusal. */
const DISK_FAILURE = 'There was a problem while uploading the file.'

interface Entry {
  jobId: string
  coverNote: string
  /** Whether to send the CV of the person's profile; a new one goes before it. */
  useStored: boolean
  newResume?: { bytes: Buffer; name: string }
}

/** `bad-resume`: the file is not a whole PDF, or too large. */
export type SubmitOutcome = 'applied' | 'already-applied' | 'not-open' | 'bad-resume'

/**
 * Applies for a vacancy in a person's name, or renews the application that they withdrew.
 * The database's unique index decides who was first, however many attempts arrive at once.
 * @param headers of the request that asks, whose network has a limit as well
 * @throws APIError 429 beyond a limit, 409 when the person keeps too many CVs, and whatever the database or the file
 * store throws; nothing is kept then
 */
export function submitApplication(
  payload: Payload,
  user: User,
  entry: Entry,
  headers = new Headers(),
): Promise<SubmitOutcome> {
  return inTurn(`${user.id}/${entry.jobId}`, () => submit(payload, user, entry, headers))
}

async function submit(payload: Payload, user: User, entry: Entry, headers: Headers): Promise<SubmitOutcome> {
  const earlier = await earlierApplication(payload, user, entry.jobId)
  if (earlier && !canRenew(earlier.status)) return 'already-applied'

  const uploaded = entry.newResume ? await storeResume(payload, user, entry.newResume) : null
  if (uploaded === 'refused') return 'bad-resume'
  const resume = uploaded ?? (entry.useStored ? idOf(user.resume) : null)
  const data = { coverNote: entry.coverNote || null, resume, status: 'applied' as const }
  try {
    if (earlier) {
      await payload.update({
        collection: 'job-applications',
        id: earlier.id,
        data,
        user,
        overrideAccess: false,
        req: { headers },
      })
    } else {
      await payload.create({
        collection: 'job-applications',
        data: { ...data, user: user.id, job: entry.jobId },
        user,
        overrideAccess: false,
        req: { headers },
      })
    }
    return 'applied'
  } catch (error) {
    if (uploaded) await dropResume(payload, user, uploaded)
    if (refusalOf(error)?.message === jobTexts.notOpen) return 'not-open'
    if (isTaken(error)) return 'already-applied'
    throw error
  }
}

const idOf = (value: string | { id: string } | null | undefined) =>
  typeof value === 'object' && value !== null ? value.id : (value ?? null)

/** The unique index refused the row, or another attempt renewed it a moment before. */
function isTaken(error: unknown): boolean {
  const refusal = refusalOf(error)
  return refusal?.status === CONFLICT || Boolean(refusal?.fields.some((field) => /\bjob/.test(field)))
}

async function earlierApplication(payload: Payload, user: User, jobId: string) {
  const { docs } = await payload.find({
    collection: 'job-applications',
    where: { and: [{ user: { equals: user.id } }, { job: { equals: jobId } }] },
    select: { status: true },
    depth: 0,
    limit: 1,
    pagination: false,
    user,
    overrideAccess: false,
  })
  return docs[0] as Pick<JobApplication, 'id' | 'status'> | undefined
}

async function storeResume(payload: Payload, user: User, { bytes, name }: NonNullable<Entry['newResume']>) {
  try {
    const { id } = await payload.create({
      collection: 'resumes',
      data: { owner: user.id, originalName: name.slice(0, 200) },
      file: { data: bytes, mimetype: 'application/pdf', name, size: bytes.length },
      user,
      overrideAccess: false,
    })
    return id
  } catch (error) {
    // The collection's own rules refused the file; anything else, a full disk among it, is a failure of ours.
    const refusal = refusalOf(error)
    if (refusal?.status === 400 && refusal.message !== DISK_FAILURE) return 'refused'
    throw error
  }
}

async function dropResume(payload: Payload, user: User, id: string) {
  try {
    await payload.delete({ collection: 'resumes', id, user, overrideAccess: false })
  } catch (error) {
    payload.logger.error({ msg: 'a CV without an application was left behind', resume: id, err: error })
  }
}
