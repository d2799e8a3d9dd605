import type { Payload } from 'payload'
import { asServer } from '@/cms/access/access'
import { releaseFile } from '@/cms/personal/erasure/release-file'
import { idOf } from '@/lib/database/record-id'
import { inTransaction } from '@/lib/database/transaction'
import { countAttempt } from '@/lib/limits/rate-limit'
import type { User } from '@/payload-types'
import { squareWebp } from '../hooks/own-upload'
import { writePerson } from './mailbox/verification'
import { storePhoto } from './sign-up'

/**
 * Replaces the profile photo and deletes the old file.
 * @param data the picture as uploaded
 * @throws APIError 400 if it is unreadable, 429 beyond the limit of uploads
 */
export async function replacePhoto(payload: Payload, user: User, data: Buffer): Promise<void> {
  await countAttempt(payload, 'uploadPerAccount', user.id)
  const square = await squareWebp(data)
  await inTransaction(payload, async (req) => {
    const photo = await storePhoto(req, user.id, square)
    await writePerson(req, user.id, { photo })
  })
}

export async function removePhotoOf(payload: Payload, user: User): Promise<void> {
  await inTransaction(payload, async (req) => {
    await writePerson(req, user.id, { photo: null })
    // Full authority: only rows of this owner are named.
    await payload.delete({ collection: 'profile-photos', where: { owner: { equals: user.id } }, ...asServer(req) })
  })
}

/**
 * Replaces the CV; the old one is only kept for applications that use it.
 * @throws APIError 400 if it is not a PDF, 429 beyond the limit of uploads
 */
export async function replaceResume(payload: Payload, user: User, file: { data: Buffer; name: string }): Promise<void> {
  await countAttempt(payload, 'uploadPerAccount', user.id)
  await inTransaction(payload, async (req) => {
    const before = idOf(user.resume)
    const resume = await payload.create({
      collection: 'resumes',
      data: { owner: user.id, originalName: file.name },
      file: { data: file.data, mimetype: 'application/pdf', name: 'cv.pdf', size: file.data.length },
      // Full authority: the caller has checked that the owner is signed in.
      ...asServer(req),
    })
    await writePerson(req, user.id, { resume: resume.id })
    if (before) await releaseFile(req, 'resumes', before)
  })
}

/** Removes the CV from the profile and from withdrawn applications. */
export async function removeResumeOf(payload: Payload, user: User): Promise<void> {
  const before = idOf(user.resume)
  if (!before) return
  await inTransaction(payload, async (req) => {
    await writePerson(req, user.id, { resume: null })
    await releaseFile(req, 'resumes', before)
  })
}
