import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { eraseOldEntries } from '@/cms/personal/erasure/erase-old-entries'
import { daysBefore, monthsBefore, RETENTION } from '@/cms/personal/retention'
import { eraseDocuments } from '@/features/jobs/applications/tasks/erase-documents'
import type { JobApplication, User } from '@/payload-types'
import { testPayload } from '../../setup/payload'
import { fixtureFor, person, unique } from '../access/access-fixtures'

const now = new Date()
const DAY = 24 * 60 * 60 * 1000

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

async function cvOf(user: User): Promise<string> {
  const { data, file } = await fixtureFor(payload, 'resumes', user)
  return (await payload.create({ collection: 'resumes', data, file, overrideAccess: true })).id
}

/** An application with CV, note and team's notes that came to its stage at a moment. */
async function application(status: JobApplication['status'], at: Date) {
  const user = await person(payload, 'applicant')
  const { data } = await fixtureFor(payload, 'job-applications', user)
  const resume = await cvOf(user)
  const papers = { resume, coverNote: 'A note.', notes: [{ text: 'Ours.' }] }
  const made = { ...data, ...papers, status: 'applied' as const }
  const { id } = await payload.create({ collection: 'job-applications', data: made, overrideAccess: true })
  const move = { collection: 'job-applications', id, overrideAccess: true } as const
  if (status !== 'applied') await payload.update({ ...move, data: { status } })
  await payload.db.pool.query('update job_applications_history set at = $2 where _parent_id = $1', [id, at])
  return { id, resume, user }
}

const paperOf = async (id: string) => {
  const { resume, coverNote, notes } = await payload.findByID({
    collection: 'job-applications',
    id,
    depth: 0,
    overrideAccess: true,
  })
  return [Boolean(resume), Boolean(coverNote), Boolean(notes?.length)]
}
const isKept = async (resume: string) =>
  (await payload.count({ collection: 'resumes', where: { id: { equals: resume } }, overrideAccess: true })).totalDocs >
  0

describe('the papers of an application', () => {
  const withdrawal = daysBefore(now, RETENTION.withdrawnPapersDays)
  const end = monthsBefore(now, RETENTION.endedPapersMonths)
  const dayBefore = (moment: Date) => new Date(moment.getTime() - DAY)
  const dayAfter = (moment: Date) => new Date(moment.getTime() + DAY)

  it('stay while the team needs them, and go when their time is over', async () => {
    const rows = {
      standing: await application('interview', dayBefore(end)),
      justWithdrawn: await application('withdrawn', dayAfter(withdrawal)),
      withdrawn: await application('withdrawn', dayBefore(withdrawal)),
      justRejected: await application('rejected', dayAfter(end)),
      rejected: await application('rejected', dayBefore(end)),
    }
    expect(await eraseDocuments(payload, now)).toBe(2)
    expect(await paperOf(rows.standing.id)).toEqual([true, true, true])
    expect(await paperOf(rows.justWithdrawn.id)).toEqual([true, true, true])
    expect(await paperOf(rows.withdrawn.id)).toEqual([false, false, true])
    expect(await paperOf(rows.justRejected.id)).toEqual([true, true, true])
    expect(await paperOf(rows.rejected.id)).toEqual([false, false, false])
    for (const [name, { resume }] of Object.entries(rows)) {
      expect([name, await isKept(resume)]).toEqual([name, name !== 'withdrawn' && name !== 'rejected'])
    }
    expect(await eraseDocuments(payload, now)).toBe(0)
  })

  it('of who withdrew go first, and what the team noted of them with the others of that age', async () => {
    const [lately, long, other] = [
      await application('withdrawn', dayBefore(withdrawal)),
      await application('withdrawn', dayBefore(end)),
      await application('withdrawn', dayAfter(end)),
    ]
    expect(await eraseDocuments(payload, now)).toBe(3)
    expect(await paperOf(lately.id)).toEqual([false, false, true])
    expect(await paperOf(long.id)).toEqual([false, false, false])
    expect(await paperOf(other.id)).toEqual([false, false, true])
    // Nothing but the notes is left of it by then.
    await eraseDocuments(payload, dayAfter(dayAfter(now)))
    expect(await paperOf(other.id)).toEqual([false, false, false])
  })

  it('leave the CV in the profile that holds it', async () => {
    const { id, resume, user } = await application('withdrawn', dayBefore(withdrawal))
    await payload.update({ collection: 'users', id: user.id, data: { resume }, overrideAccess: true })
    await eraseDocuments(payload, now)
    expect([await isKept(resume), (await paperOf(id))[0]]).toEqual([true, false])
  })

  it('go with a CV that nothing has held for a week', async () => {
    const user = await person(payload, 'applicant')
    const [old, fresh] = [await cvOf(user), await cvOf(user)]
    const createdAt = daysBefore(now, RETENTION.unusedResumeDays + 1).toISOString()
    await payload.db.updateOne({ collection: 'resumes', id: old, data: { createdAt } })
    await eraseDocuments(payload, now)
    expect([await isKept(old), await isKept(fresh)]).toEqual([false, true])
  })
})

describe('old entries', () => {
  it('go: mails that could not be sent, and the log; nothing younger, and no mail that still waits', async () => {
    const { pool } = payload.db
    const mail = async (hasError: boolean, at: Date) => {
      const { rows } = await pool.query<{ id: string }>(
        `insert into payload_jobs (task_slug, input, has_error, created_at, updated_at)
         values ('send-mail', '{"to":"a@example.org"}', $1, $2, $2) returning id`,
        [hasError, at],
      )
      return rows[0]?.id
    }
    const entry = async (at: Date) => {
      const { id } = await payload.create({
        collection: 'audit-log',
        data: { summary: unique('Changed'), action: 'update', of: 'jobs' },
        overrideAccess: true,
      })
      await pool.query('update audit_log set created_at = $2 where id = $1', [id, at])
      return id
    }
    const late = daysBefore(now, RETENTION.failedMailDays + 1)
    const early = daysBefore(now, RETENTION.failedMailDays - 1)
    const old = daysBefore(monthsBefore(now, RETENTION.auditLogMonths), 1)
    const [failed, recent, waiting] = [await mail(true, late), await mail(true, early), await mail(false, late)]
    const [gone, kept] = [await entry(old), await entry(early)]
    expect(await eraseOldEntries(payload, now)).toBe(2)
    const left = async (table: string) =>
      (await pool.query<{ id: string }>(`select id from ${table}`)).rows.map(({ id }) => id)
    expect(await left('payload_jobs')).toEqual(expect.arrayContaining([recent, waiting]))
    expect(await left('payload_jobs')).not.toContain(failed)
    expect(await left('audit_log')).toContain(kept)
    expect(await left('audit_log')).not.toContain(gone)
  })
})
