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
    await payload.delete({ collection: 'profile-photos', where: { owner: { equals: user.id } }, ...asServer(req) })
  })
}

/**
 * Puts a new CV in the place of the old one, which stays only with applications that hold it.
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
      ...asServer(req),
    })
    await writePerson(req, user.id, { resume: resume.id })
    if (before) await releaseFile(req, 'resumes', before)
  })
}

/** Takes the CV out of the profile, and out of applications that were withdrawn. */
export async function removeResumeOf(payload: Payload, user: User): Promise<void> {
  const before = idOf(user.resume)
  if (!before) return
  await inTransaction(payload, async (req) => {
    await writePerson(req, user.id, { resume: null })
    await releaseFile(req, 'resumes', before)
  })
}
