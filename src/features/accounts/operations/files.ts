import type { Payload, PayloadRequest } from 'payload'
import { countAttempt } from '@/lib/rate-limit'
import { inTransaction } from '@/lib/transaction'
import type { User } from '@/payload-types'
import { squareWebp } from '../hooks/square-photo'
import { storePhoto } from './sign-up'
import { writePerson } from './verification'

const idOf = (relation: string | { id: string } | null | undefined) =>
  relation ? (typeof relation === 'object' ? relation.id : relation) : null

/**
 * Puts a new profile photo in the place of the old one, whose file is deleted.
 * @param data the picture as it was sent
 * @throws APIError 400 when it is none that we can read, 429 beyond the limit of uploads
 */
export async function replacePhoto(payload: Payload, user: User, data: Buffer): Promise<void> {
  await countAttempt(payload, 'uploadPerAccount', user.id)
  const square = await squareWebp(data)
  await inTransaction(payload, async (req) => {
    const photo = await storePhoto(req, user.id, square)
    await writePerson(req, user.id, { photo })
  })
}

/** Takes the profile photo away, with its file. */
export async function removePhotoOf(payload: Payload, user: User): Promise<void> {
  await inTransaction(payload, async (req) => {
    await writePerson(req, user.id, { photo: null })
    // Full authority: only rows of this owner are named.
    await payload.delete({
      collection: 'profile-photos',
      where: { owner: { equals: user.id } },
      overrideAccess: true,
      req,
    })
  })
}

/** A CV that went along with an application stays with it; one that no application holds is deleted with its file. */
async function deleteUnlessSent(req: PayloadRequest, resume: string): Promise<void> {
  // Full authority: the CV's owner asked for this; the applications are only counted.
  const { totalDocs } = await req.payload.count({
    collection: 'job-applications',
    where: { resume: { equals: resume } },
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) return
  await req.payload.delete({ collection: 'resumes', id: resume, overrideAccess: true, req })
}

/**
 * Puts a new CV in the place of the old one.
 * @throws APIError 400 when it is no PDF, 429 beyond the limit of uploads
 */
export async function replaceResume(payload: Payload, user: User, file: { data: Buffer; name: string }): Promise<void> {
  await countAttempt(payload, 'uploadPerAccount', user.id)
  await inTransaction(payload, async (req) => {
    const before = idOf(user.resume)
    const resume = await payload.create({
      collection: 'resumes',
      data: { owner: user.id, originalName: file.name },
      file: { data: file.data, mimetype: 'application/pdf', name: 'cv.pdf', size: file.data.length },
      // Full authority: the owner is who is signed in, which the caller has checked.
      overrideAccess: true,
      req,
    })
    await writePerson(req, user.id, { resume: resume.id })
    if (before) await deleteUnlessSent(req, before)
  })
}

/** Takes the CV out of the profile. */
export async function removeResumeOf(payload: Payload, user: User): Promise<void> {
  const before = idOf(user.resume)
  if (!before) return
  await inTransaction(payload, async (req) => {
    await writePerson(req, user.id, { resume: null })
    await deleteUnlessSent(req, before)
  })
}
