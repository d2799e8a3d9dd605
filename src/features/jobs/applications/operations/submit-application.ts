import type { Payload, PayloadRequest } from 'payload'
import { releaseFile } from '@/cms/personal/erasure/release-file'
import { idOf } from '@/lib/database/record-id'
import { inTransaction, inTransactionAs } from '@/lib/database/transaction'
import { expectedErrorOf } from '@/lib/errors/expected-error'
import type { JobApplication, User } from '@/payload-types'
import { canRenew } from '../stage-rules'

/** The collection rejected the file. */
const BAD_RESUME = ['not-a-pdf', 'file-too-large']
/** A concurrent attempt was faster. */
const TAKEN = ['already-applied', 'changed-meanwhile']

/** The CV to send: the profile's, the one of the withdrawn application, a new file, or none. */
export type SentResume = 'profile' | 'earlier' | 'none' | { bytes: Buffer; name: string }

interface Entry {
  jobId: string
  coverNote: string
  resume: SentResume
  /** Whether the CV becomes the profile's, to be offered next time. */
  keepResume?: boolean
  /** Whether the team may show the application to the institution. */
  mayBeSentOn?: boolean
}

/** `bad-resume`: the file is not a whole PDF, or too large; `resume-gone`: the chosen CV is not kept any more. */
export type SubmitOutcome = 'applied' | 'already-applied' | 'not-open' | 'bad-resume' | 'resume-gone'

/**
 * Applies for a vacancy as a person, or renews the application that they withdrew, replacing its note and CV. Of
 * several concurrent attempts, the database's unique index lets one through.
 * @param headers of the request, for the limit per network
 * @throws APIError 429 beyond a limit, 409 if the person keeps too many CVs, and whatever the database or the file
 * store throws; nothing is kept then
 */
export async function submitApplication(
  payload: Payload,
  user: User,
  entry: Entry,
  headers = new Headers(),
): Promise<SubmitOutcome> {
  const earlier = await earlierApplication(payload, user, entry.jobId)
  if (earlier && !canRenew(earlier.status)) return 'already-applied'

  const kept = { profile: user.resume, earlier: earlier?.resume, none: null }
  const isNewFile = typeof entry.resume === 'object'
  const resume =
    typeof entry.resume === 'object' ? await storeResume(payload, user, entry.resume) : idOf(kept[entry.resume])
  if (resume === 'refused') return 'bad-resume'
  if (!resume && entry.resume !== 'none') return 'resume-gone'
  const data = {
    coverNote: entry.coverNote || null,
    resume,
    mayBeSentOn: entry.mayBeSentOn ?? false,
    consent: true,
    status: 'applied' as const,
  }
  try {
    await inTransactionAs(user, payload, async (req) => {
      const own = { user, overrideAccess: false, depth: 0, req: Object.assign(req, { headers }) } as const
      if (earlier) await payload.update({ collection: 'job-applications', id: earlier.id, data, ...own })
      else {
        const row = { ...data, user: user.id, job: entry.jobId }
        await payload.create({ collection: 'job-applications', data: row, ...own })
      }
      if (resume && entry.keepResume) await keepInProfile(req, user, resume)
    })
  } catch (error) {
    if (resume && isNewFile) await dropResume(payload, user, resume)
    if (expectedErrorOf(error)?.code === 'vacancy-not-open') return 'not-open'
    if (isTaken(error)) return 'already-applied'
    throw error
  }
  await releaseEarlier(payload, [earlier?.resume, entry.keepResume ? user.resume : null], resume)
  return 'applied'
}

/** Writes one column: the person may be changing the profile in another tab. */
async function keepInProfile(req: PayloadRequest, user: User, resume: string) {
  const data = { resume, updatedAt: new Date().toISOString() }
  await req.payload.db.updateOne({ collection: 'users', id: user.id, data, req, returning: false })
}

/** Deletes replaced CVs after the commit, unless something else uses them. */
async function releaseEarlier(
  payload: Payload,
  replaced: (string | { id: string } | null | undefined)[],
  now: string | null,
) {
  for (const id of new Set(replaced.map(idOf))) {
    if (!id || id === now) continue
    try {
      await inTransaction(payload, (req) => releaseFile(req, 'resumes', id))
    } catch (error) {
      payload.logger.error({ msg: 'a CV that was replaced was left behind', resume: id, err: error })
    }
  }
}

/** The unique index rejected the row, or another attempt renewed it first. */
function isTaken(error: unknown): boolean {
  const expectedError = expectedErrorOf(error)
  return (
    TAKEN.includes(expectedError?.code ?? '') || Boolean(expectedError?.fields.some((field) => /\bjob/.test(field)))
  )
}

async function earlierApplication(payload: Payload, user: User, jobId: string) {
  const { docs } = await payload.find({
    collection: 'job-applications',
    where: { and: [{ user: { equals: user.id } }, { job: { equals: jobId } }] },
    select: { status: true, resume: true },
    depth: 0,
    limit: 1,
    pagination: false,
    user,
    overrideAccess: false,
  })
  return docs[0] as Pick<JobApplication, 'id' | 'status' | 'resume'> | undefined
}

async function storeResume(payload: Payload, user: User, { bytes, name }: { bytes: Buffer; name: string }) {
  try {
    const { id } = await payload.create({
      collection: 'resumes',
      data: { owner: user.id, originalName: name },
      file: { data: bytes, mimetype: 'application/pdf', name, size: bytes.length },
      user,
      overrideAccess: false,
    })
    return id
  } catch (error) {
    // Payload names the field of a wrong type. Anything else, such as a full disk, is our failure.
    const expectedError = expectedErrorOf(error)
    if (BAD_RESUME.includes(expectedError?.code ?? '') || expectedError?.fields.length) return 'refused'
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
