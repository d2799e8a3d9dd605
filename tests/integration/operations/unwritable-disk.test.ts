import fs from 'node:fs'
import fsPromises from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { replacePhoto, replaceResume } from '@/features/accounts/operations/files'
import { submitApplication } from '@/features/jobs/applications/operations/submit-application'
import { tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { fixtureFor, person } from '../access/access-fixtures'
import { account, photo } from '../accounts/account-fixtures'

const folder = (kind: string) => path.resolve(process.env.DATA_DIR ?? '', 'private', kind)
let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

/** Takes the place where files are kept away, as a disk that is full or was not mounted. */
function breakFolder(kind: string) {
  if (fs.existsSync(folder(kind))) fs.renameSync(folder(kind), `${folder(kind)}-away`)
  fs.mkdirSync(path.dirname(folder(kind)), { recursive: true })
  fs.writeFileSync(folder(kind), 'in the way')
}

afterEach(() => {
  for (const kind of ['profile-photos', 'resumes']) {
    if (fs.existsSync(folder(kind)) && fs.statSync(folder(kind)).isFile()) fs.rmSync(folder(kind))
    if (fs.existsSync(`${folder(kind)}-away`)) fs.renameSync(`${folder(kind)}-away`, folder(kind))
  }
})

const rowsOf = async (collection: 'profile-photos' | 'resumes', owner: string) =>
  (await payload.find({ collection, where: { owner: { equals: owner } }, depth: 0, overrideAccess: true })).docs

it('keeps the photo that was there, row and file, when the new one cannot be written', async () => {
  const user = await person(payload, 'applicant')
  await replacePhoto(payload, user, await photo())
  const [before] = await rowsOf('profile-photos', user.id)
  breakFolder('profile-photos')
  await expect(replacePhoto(payload, await account(payload, user.email), await photo())).rejects.toThrow()
  fs.rmSync(folder('profile-photos'))
  fs.renameSync(`${folder('profile-photos')}-away`, folder('profile-photos'))
  expect(await rowsOf('profile-photos', user.id)).toEqual([before])
  expect(fs.existsSync(path.join(folder('profile-photos'), before?.filename ?? 'none'))).toBe(true)
  expect((await account(payload, user.email)).photo).toBe(before?.id)
  await replacePhoto(payload, await account(payload, user.email), await photo())
  expect(await rowsOf('profile-photos', user.id)).toHaveLength(1)
})

it('keeps no CV without its file, and no application without the CV that was sent with it', async () => {
  const user = await person(payload, 'applicant')
  const { file } = await fixtureFor(payload, 'resumes', user)
  const { data: job } = await fixtureFor(payload, 'job-applications', user)
  const bytes = file?.data ?? Buffer.alloc(0)
  const entry = { jobId: String(job.job), coverNote: '', resume: { bytes, name: 'cv.pdf' } }
  breakFolder('resumes')
  await expect(replaceResume(payload, user, { data: bytes, name: 'cv.pdf' })).rejects.toThrow()
  await expect(submitApplication(payload, user, entry)).rejects.toThrow()
  expect(await rowsOf('resumes', user.id)).toEqual([])
  expect((await account(payload, user.email)).resume).toBeNull()
  fs.rmSync(folder('resumes'))
  expect(await submitApplication(payload, user, entry)).toBe('applied')
})

it('takes a full disk for a failure of ours, not for a bad file', async () => {
  const user = await person(payload, 'applicant')
  const { file } = await fixtureFor(payload, 'resumes', user)
  const { data: job } = await fixtureFor(payload, 'job-applications', user)
  const resume = { bytes: file?.data ?? Buffer.alloc(0), name: 'cv.pdf' }
  const full = vi.spyOn(fsPromises, 'writeFile').mockRejectedValue(new Error('ENOSPC: no space left on device'))
  const attempt = submitApplication(payload, user, {
    jobId: String(job.job),
    coverNote: '',
    resume,
  })
  await expect(attempt).rejects.toThrow(/problem/)
  full.mockRestore()
  expect(await rowsOf('resumes', user.id)).toEqual([])
})

it('says over REST too that a full disk is our failure, and that a bad file is not', async () => {
  const user = await person(payload, 'applicant')
  const { file } = await fixtureFor(payload, 'resumes', user)
  const token = await tokenOf(payload, user.id)
  const send = async (bytes: Buffer) => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ owner: user.id, originalName: 'cv.pdf' }))
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'cv.pdf')
    const { POST } = await import('@/app/(payload)/api/[...slug]/route')
    const headers = { authorization: `JWT ${token}` }
    const request = new Request('http://localhost:3000/api/resumes', { method: 'POST', body: form, headers })
    return (await POST(request, { params: Promise.resolve({ slug: ['resumes'] }) })).status
  }
  const whole = file?.data ?? Buffer.alloc(0)
  const full = vi.spyOn(fsPromises, 'writeFile').mockRejectedValue(new Error('ENOSPC: no space left on device'))
  expect(await send(whole)).toBe(503)
  full.mockRestore()
  expect(await send(Buffer.from('no PDF'))).toBe(400)
  expect(await rowsOf('resumes', user.id)).toEqual([])
  expect(await send(whole)).toBe(201)
})
