import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect } from 'vitest'
import { replacePhoto } from '@/features/accounts/operations/files'
import { submitApplication } from '@/features/jobs/applications/operations/submit-application'
import type { User } from '@/payload-types'
import { closePayload, testPayload } from '../../setup/payload'
import { fixtureFor, person } from '../access/access-fixtures'
import { account, photo } from '../accounts/account-fixtures'
import { allFiles, archivesIn, run, type start, temporaryFolder } from './operations-fixtures'

export const dataDirectory = process.env.DATA_DIR ?? ''
/** Address of the database that is backed up. */
export const source = process.env.DATABASE_URL ?? ''
const archives = path.join(dataDirectory, 'backups')
const folders: string[] = []
let payload: Payload

/** A folder that goes when the file of tests ends. */
export const folder = () => {
  folders.push(temporaryFolder())
  return folders.at(-1) ?? ''
}

/** Uploads in a data folder, by name. */
export const filesOf = (directory: string) => ({
  ...allFiles(path.join(directory, 'media')),
  ...allFiles(path.join(directory, 'private')),
})

/** Backs the database up, and returns the path of the archive. */
export const backup = async () => {
  const before = archivesIn(archives)
  const { code, said } = await run('backup', [], {})
  expect(said).toContain('rows of')
  expect(code).toBe(0)
  const made = archivesIn(archives).find((name) => !before.includes(name))
  return path.join(archives, made ?? 'none')
}

/** Waits until a command has come so far, or has ended without. */
export async function isThereOrOver(isThere: () => boolean, { ended }: ReturnType<typeof start>) {
  let isOver = false
  ended.then(() => {
    isOver = true
  })
  while (!isThere() && !isOver) await delay(1)
}

/** An applicant who applies with a CV. */
export async function applicant(): Promise<User> {
  const user = await person(payload, 'applicant')
  const { file } = await fixtureFor(payload, 'resumes', user)
  const { data: job } = await fixtureFor(payload, 'job-applications', user)
  const resume = { bytes: file?.data ?? Buffer.alloc(0), name: 'cv.pdf' }
  const coverNote = 'Tab\there, new\nline, back\\slash, "quotes", \\N, हिन्दी, 👩‍⚕️'
  const entry = { jobId: String(job.job), coverNote, resume }
  expect(await submitApplication(payload, await account(payload, user.email), entry)).toBe('applied')
  return user
}

/** Fills the database with rows and files of every kind that a backup holds; registers the hooks for it. */
export function withSomethingToKeep(): void {
  beforeAll(async () => {
    payload = await testPayload()
    await replacePhoto(payload, await applicant(), await photo())
    const { data, file } = await fixtureFor(payload, 'media', await person(payload, 'admin'))
    await payload.create({ collection: 'media', data, file, overrideAccess: true })
    // More than one piece of an archive holds, which ends within a row.
    await payload.db.pool.query(`
    insert into slug_history ("of", slug, record)
    select 'jobs', 'former-' || repeat('x', n % 197) || n, gen_random_uuid() from generate_series(1, 40000) n`)
  })
  afterAll(async () => {
    await closePayload()
    for (const place of folders.splice(0)) fs.rmSync(place, { recursive: true, force: true })
  })
}
