import { createLocalReq, type Payload } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { moveMessages } from '@/features/jobs/applications/admin/messages'
import { interviewFile } from '@/features/jobs/applications/interview'
import { movePage } from '@/features/jobs/applications/moves/admin/move-page'
import type { Job, JobApplication, User } from '@/payload-types'
import { rest, status, tokenOf } from '../../setup/http'
import { visit } from '../../setup/next-request'
import { testPayload } from '../../setup/payload'
import { type QueuedMail, queuedMails } from '../../setup/queued-mails'
import { person } from '../access/access-fixtures'
import { openVacancy } from './application-fixtures'

vi.mock('next/headers', () => import('../../setup/next-request'))

let payload: Payload
let admin: User
let token: string
let job: Job

beforeAll(async () => {
  payload = await testPayload()
  admin = await person(payload, 'admin')
  token = await tokenOf(payload, admin.id)
  job = await openVacancy(payload, { title: 'Resident <Surgery> & more', institution: 'City Hospital' })
})
beforeEach(async () => {
  await payload.db.pool.query('delete from payload_jobs')
})

const mails = () => queuedMails(payload)

async function applied(more: object = {}): Promise<{ user: User; application: JobApplication }> {
  const user = await person(payload, 'applicant')
  const application = await payload.create({
    collection: 'job-applications',
    data: { user: user.id, job: job.id, status: 'applied', consent: true, ...more },
    overrideAccess: true,
    context: { disableMails: true },
  })
  return { user, application }
}

interface Shown {
  messages: { subject: string; text: string }
  staying: number
  digest: string
  mails: { id: string; name: string; to: string; subject: string; html: string }[]
}

/** What a page that is read now shows of applications. */
const seenNow = async (ids: string[]): Promise<{ id: string; steps: number }[]> =>
  Promise.all(ids.map(async (id) => ({ id, steps: (await read(id)).history?.length ?? 0 })))

const preview = async (ids: string[], stage: string, more: object = {}) =>
  rest('POST', '/api/job-applications/preview-move', { token, body: { seen: await seenNow(ids), stage, ...more } })

const move = async (ids: string[], stage: string, shown: Shown, more: object = {}) =>
  rest('POST', '/api/job-applications/move', {
    token,
    body: { seen: await seenNow(ids), stage, digest: shown.digest, isMailed: true, ...more },
  })

const read = (id: string) => payload.findByID({ collection: 'job-applications', id, depth: 0, overrideAccess: true })
const stageOf = async (id: string) => (await read(id)).status

async function withdraw({ user, application }: { user: User; application: JobApplication }) {
  await payload.update({
    collection: 'job-applications',
    id: application.id,
    data: { status: 'withdrawn' },
    user,
    overrideAccess: false,
    context: { disableMails: true },
  })
}

describe('what is previewed is what is sent', () => {
  it('byte for byte, for one application with the template of its stage', async () => {
    const { user, application } = await applied()
    const { json: shown } = await preview([application.id], 'shortlisted')
    expect(shown.mails).toMatchObject([{ to: user.email, name: user.fullName }])
    expect(shown.mailText.text).toContain(`Dear ${user.fullName},`)
    expect((await move([application.id], 'shortlisted', shown)).json).toEqual({ moved: 1 })
    const [sent, ...others] = await mails()
    expect(others).toEqual([])
    const { to, subject, html } = shown.mails[0]
    expect(sent).toMatchObject({ to, subject, html })
    expect(sent?.text).toContain('City Hospital')
    expect(await read(application.id)).toMatchObject({ status: 'shortlisted' })
    expect((await read(application.id)).history?.at(-1)).toMatchObject({ by: admin.email, mailed: true })
  })

  it('byte for byte, for many with one edited text and their own names in it', async () => {
    const several = [await applied(), await applied(), await applied()]
    const ids = several.map(({ application }) => application.id)
    const messages = {
      subject: 'Interview for {post}',
      text: 'Dear {name},\n\ncome on <Monday> & bring:\n- your degree',
    }
    const { json: shown } = await preview(ids, 'interview', messages)
    expect((await move(ids, 'interview', shown, messages)).json).toEqual({ moved: 3 })
    const sent = await mails()
    const order = (a: { to: string }, b: { to: string }) => a.to.localeCompare(b.to)
    expect(sent.map(({ to, subject, html }) => ({ to, subject, html })).sort(order)).toEqual(
      shown.mails.map(({ to, subject, html }: QueuedMail) => ({ to, subject, html })).sort(order),
    )
    for (const { user } of several) {
      const own = sent.find(({ to }) => to === user.email)
      expect(own?.subject).toBe(`Interview for ${job.title}`)
      expect(own?.text).toContain(`Dear ${user.fullName},\n\ncome on <Monday> & bring:\n- your degree`)
    }
  })

  it('or nothing is sent: an edited text is never sent in place of another that was shown', async () => {
    const { application } = await applied()
    const { json: shown } = await preview([application.id], 'offered')
    const other = { subject: 'Another', text: 'Another text' }
    const { status, json } = await move([application.id], 'offered', shown, other)
    expect([status, json.errors[0].data.code]).toEqual([409, 'changed-since-preview'])
    expect([await stageOf(application.id), await mails()]).toEqual(['applied', []])
  })
})

describe('moving without a mail', () => {
  it('moves, sends nothing and says so in the history', async () => {
    const { application } = await applied()
    const { json: shown } = await preview([application.id], 'rejected')
    expect((await move([application.id], 'rejected', shown, { isMailed: false })).status).toBe(200)
    expect(await mails()).toEqual([])
    expect((await read(application.id)).history?.at(-1)).toMatchObject({ stage: 'rejected', mailed: false })
  })
})

describe('what happens between the look and the move', () => {
  it('a withdrawal stops all of it, and the next look leaves that one out', async () => {
    const [stays, leaves] = [await applied(), await applied()]
    const ids = [stays.application.id, leaves.application.id]
    const { json: shown } = await preview(ids, 'interview')
    await withdraw(leaves)
    expect((await move(ids, 'interview', shown)).status).toBe(409)
    expect([await stageOf(stays.application.id), await mails()]).toEqual(['applied', []])
    const { json: again } = await preview(ids, 'interview')
    expect(again).toMatchObject({ staying: 1, mails: [{ id: stays.application.id }] })
    expect((await move(ids, 'interview', again)).json).toEqual({ moved: 1 })
    expect(await stageOf(leaves.application.id)).toBe('withdrawn')
  })

  it('a deleted person stops it, and gets no mail', async () => {
    const [stays, leaves] = [await applied(), await applied()]
    const ids = [stays.application.id, leaves.application.id]
    const { json: shown } = await preview(ids, 'interview')
    const seen = await seenNow(ids)
    await payload.delete({ collection: 'users', id: leaves.user.id, overrideAccess: true })
    expect((await move([], 'interview', shown, { seen })).status).toBe(409)
    expect(await mails()).toEqual([])
  })

  it('of two tabs that move at once one does, and one mail is sent', async () => {
    const { application } = await applied()
    const [first, second] = [await preview([application.id], 'offered'), await preview([application.id], 'rejected')]
    const answers = await Promise.all([
      move([application.id], 'offered', first.json),
      move([application.id], 'rejected', second.json),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await mails()).toHaveLength(1)
  })

  it('a changed template or name stops it', async () => {
    const { user, application } = await applied()
    const { json: shown } = await preview([application.id], 'hired')
    await payload.update({ collection: 'users', id: user.id, data: { fullName: 'Another Name' }, overrideAccess: true })
    expect((await move([application.id], 'hired', shown)).status).toBe(409)
  })
})

describe('what a colleague did since the page was read', () => {
  const asked = (token: string, seen: object, stage: string, more: object = {}) =>
    rest('POST', `/api/job-applications/${'digest' in more ? 'move' : 'preview-move'}`, {
      token,
      body: { seen, stage, ...more },
    })

  it('is asked about first: what, by whom, when, and whether a mail went out', async () => {
    const { user, application } = await applied()
    const page = await seenNow([application.id])
    const { json: first } = await asked(token, page, 'shortlisted')
    expect(first.meanwhile).toEqual([])
    await asked(token, page, 'shortlisted', { digest: first.digest, isMailed: true })
    expect(await mails()).toHaveLength(1)

    const colleague = await person(payload, 'admin')
    const other = await tokenOf(payload, colleague.id)
    const { json: second } = await asked(other, page, 'rejected')
    const [happened] = second.meanwhile
    expect(happened).toMatchObject({
      id: application.id,
      name: user.fullName,
      stage: 'shortlisted',
      who: 'colleague',
      by: admin.email,
      mailed: true,
    })
    expect(Date.parse(happened.at)).toBeGreaterThan(Date.parse(application.appliedAt ?? ''))
    const refused = await asked(other, page, 'rejected', { digest: second.digest, isMailed: true })
    expect([refused.status, refused.json.errors[0].data.code]).toEqual([409, 'moved-meanwhile'])
    expect([await stageOf(application.id), (await mails()).length]).toEqual(['shortlisted', 1])

    const countsKey = [{ id: happened.id, steps: happened.steps }]
    const { json: third } = await asked(other, countsKey, 'rejected')
    expect(third.meanwhile).toEqual([])
    expect((await asked(other, countsKey, 'rejected', { digest: third.digest, isMailed: true })).json).toEqual({
      moved: 1,
    })
  })

  it('is asked about too where both chose the same stage, it came back, or it was oneself or the applicant', async () => {
    const { user, application } = await applied()
    const page = await seenNow([application.id])
    const set = (status: 'applied' | 'offered') =>
      rest('PATCH', `/api/job-applications/${application.id}`, { token, body: { status } })
    await set('offered')
    expect((await asked(token, page, 'offered')).json).toMatchObject({ staying: 1, meanwhile: [{ who: 'you' }] })
    await set('applied')
    expect((await asked(token, page, 'offered')).json.meanwhile).toMatchObject([{ stage: 'applied' }])
    const seen = await seenNow([application.id])
    await withdraw({ user, application })
    expect((await asked(token, seen, 'offered')).json.meanwhile).toMatchObject([{ who: 'applicant', mailed: null }])
  })
})

describe('the mail of a stage', () => {
  it('stays readable on the application, as it was sent, through the desk and the form of Payload alike', async () => {
    const [desk, form] = [await applied(), await applied()]
    const { json: shown } = await preview([desk.application.id], 'shortlisted')
    await move([desk.application.id], 'shortlisted', shown)
    await rest('PATCH', `/api/job-applications/${form.application.id}`, { token, body: { status: 'shortlisted' } })
    for (const { user, application } of [desk, form]) {
      const sent = (await mails()).filter(({ to }) => to === user.email)
      expect(sent).toHaveLength(1)
      expect((await read(application.id)).history?.at(-1)).toMatchObject({
        mailed: true,
        mailSubject: sent[0]?.subject,
        mailText: sent[0]?.text,
      })
    }
  })

  it('is none where the team moved without one', async () => {
    const { application } = await applied()
    const { json: shown } = await preview([application.id], 'rejected')
    await move([application.id], 'rejected', shown, { isMailed: false })
    expect((await read(application.id)).history?.at(-1)).toMatchObject({ mailed: false, mailText: null })
  })
})

describe('an interview', () => {
  const when = { interviewAt: '2099-01-15T10:30', interviewPlace: 'Room 3, City Hospital' }

  it('has day, time and place in the mail, its history and a file for the calendar', async () => {
    const { user, application } = await applied()
    const { json: shown } = await preview([application.id], 'interview', when)
    expect((await move([application.id], 'interview', shown, when)).json).toEqual({ moved: 1 })
    const [sent] = (await mails()) as (QueuedMail & { calendar?: string })[]
    expect(sent?.text).toMatch(/15 January.*10:30/s)
    expect(sent?.text).toContain(when.interviewPlace)
    expect(sent?.text).not.toContain('agree on a day')
    expect(sent?.calendar).toMatch(/DTSTART:20990115T050000Z/)
    const kept = await read(application.id)
    expect(kept).toMatchObject({ interviewAt: '2099-01-15T05:00:00.000Z', interviewPlace: when.interviewPlace })
    expect(interviewFile(kept, user)).toBe(sent?.calendar)
  })

  it('is to be agreed without them, and refused with a half of them or in the past, at its field', async () => {
    const { application } = await applied()
    const { json: open } = await preview([application.id], 'interview')
    expect(open.mails[0].html).toContain('agree on a day')
    const asked = [
      [{ interviewAt: when.interviewAt }, 'interviewPlace'],
      [{ interviewPlace: when.interviewPlace }, 'interviewAt'],
      [{ ...when, interviewAt: '2020-01-15T10:30' }, 'interviewAt'],
      [{ ...when, interviewAt: 'tomorrow' }, 'interviewAt'],
      [{ ...when, interviewAt: '2099-02-29T10:30' }, 'interviewAt'],
    ] as const
    for (const [more, field] of asked) {
      const { status, json } = await preview([application.id], 'interview', more)
      expect([status, json.errors[0].data.errors[0].path]).toEqual([400, field])
    }
  })

  it('can be given another day, and the applicant is told', async () => {
    const { application } = await applied()
    const { json: first } = await preview([application.id], 'interview', when)
    await move([application.id], 'interview', first, when)
    const later = { ...when, interviewAt: '2099-01-16T09:00' }
    const { json: second } = await preview([application.id], 'interview', later)
    expect((await move([application.id], 'interview', second, later)).json).toEqual({ moved: 1 })
    const { history, interviewAt } = await read(application.id)
    expect([history?.length, interviewAt]).toEqual([3, '2099-01-16T03:30:00.000Z'])
    expect(await mails()).toHaveLength(2)
    const { json: same } = await preview([application.id], 'interview', later)
    expect(same).toMatchObject({ staying: 1, mails: [] })
  })

  it('is its applicant’s to download and nobody else’s', async () => {
    const { user, application } = await applied()
    const { json: shown } = await preview([application.id], 'interview', when)
    await move([application.id], 'interview', shown, when)
    const stranger = await person(payload, 'applicant')
    const { GET } = await import('@/app/(site)/dashboard/applications/[id]/interview.ics/route')
    const asked = async (who: User) => {
      visit({ cookies: { 'payload-token': await tokenOf(payload, who.id) } })
      return GET(new Request('http://localhost:3000/'), { params: Promise.resolve({ id: application.id }) })
    }
    const own = await asked(user)
    expect([own.status, own.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(own.headers.get('cache-control')).toContain('no-store')
    expect((await asked(stranger)).status).toBe(404)
  })
})

describe('moving without script', () => {
  const sent = (id: string, fields: Record<string, string>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return status('POST', `/api/job-applications/${id}/move-by-form`, { token, body })
  }

  it('sends what the page showed, and moves nothing that a colleague has moved since', async () => {
    const { application } = await applied()
    const { json: shown } = await preview([application.id], 'shortlisted')
    const fields = { stage: 'shortlisted', steps: '1', digest: shown.digest, isMailed: 'yes', ...shown.mailText }
    expect((await sent(application.id, fields)).status).toBe(303)
    expect([await stageOf(application.id), (await mails()).length]).toEqual(['shortlisted', 1])
    const { json: late } = await preview([application.id], 'rejected')
    const stale = { stage: 'rejected', steps: '1', digest: late.digest, isMailed: 'yes', ...late.mailText }
    expect((await sent(application.id, stale)).status).toBe(303)
    expect([await stageOf(application.id), (await mails()).length]).toEqual(['shortlisted', 1])
    expect((await sent(application.id, { ...stale, steps: '2', isMailed: 'no' })).status).toBe(303)
    expect([await stageOf(application.id), (await mails()).length]).toEqual(['rejected', 1])
  })

  it('asks on its page what happened, and goes on from there', async () => {
    const { user, application } = await applied()
    await rest('PATCH', `/api/job-applications/${application.id}`, { token, body: { status: 'offered' } })
    const page = async (steps: string) => {
      const req = await createLocalReq({ user: admin }, payload)
      return renderToStaticMarkup(await movePage(req, admin, application.id, { stage: 'rejected', steps }))
    }
    const asked = await page('1')
    expect(asked).toContain(moveMessages.meanwhile)
    expect(asked).toContain('steps=2')
    expect(asked).not.toContain('<form')
    const next = await page('2')
    expect(next).toContain(`/api/job-applications/${application.id}/move-by-form`)
    expect(next).toContain(user.email)
  })
})

describe('the templates in the settings', () => {
  const save = (body: object) => rest('POST', '/api/globals/application-mails', { token, body })

  it('are the mail of their stage, on the desk and through the form of Payload alike', async () => {
    const { json: saved } = await rest('GET', '/api/globals/application-mails', { token })
    const offered = { subject: 'An offer: {post}', text: '{greeting}\n\nWe offer you {post} at {institution}.' }
    expect((await save({ ...saved, offered })).status).toBe(200)
    const [desk, form] = [await applied(), await applied()]
    const { json: shown } = await preview([desk.application.id], 'offered')
    await move([desk.application.id], 'offered', shown)
    await rest('PATCH', `/api/job-applications/${form.application.id}`, { token, body: { status: 'offered' } })
    for (const { user } of [desk, form]) {
      const sent = (await mails()).find(({ to }) => to === user.email)
      expect(sent?.subject).toBe(`An offer: ${job.title}`)
      expect(sent?.text).toContain(`Dear ${user.fullName},\n\nWe offer you ${job.title} at City Hospital.`)
    }
  })

  it('refuse a place that nothing fills, at its field', async () => {
    const { json: saved } = await rest('GET', '/api/globals/application-mails', { token })
    const wrong = await save({ ...saved, hired: { subject: 'Hello {nmae}', text: 'Words' } })
    expect([wrong.status, wrong.json.errors[0].data.errors[0].path]).toEqual([400, 'hired.subject'])
    const { application } = await applied()
    const { status, json } = await preview([application.id], 'hired', { subject: 'Hello {nmae}', text: 'Words' })
    expect([status, json.errors[0].data.errors[0].path]).toEqual([400, 'subject'])
  })
})

describe('notes on an application', () => {
  it('are many, each with author and time, also of people who write at once, and no applicant reads them', async () => {
    const { user, application } = await applied()
    const add = (text: string) =>
      rest('POST', `/api/job-applications/${application.id}/notes`, { token, body: { text } })
    const answers = await Promise.all(['one', 'two', 'three'].map(add))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { notes } = await read(application.id)
    expect(notes?.map(({ text }) => text).sort()).toEqual(['one', 'three', 'two'])
    expect(notes?.every(({ by, at }) => by === admin.fullName && at)).toBe(true)
    const own = await tokenOf(payload, user.id)
    const theirs = await rest('GET', `/api/job-applications/${application.id}`, { token: own })
    expect(theirs.json.notes).toEqual([])
    expect(JSON.stringify(theirs.json)).not.toMatch(/one|two|three/)
    expect((await add('  ')).status).toBe(400)
    await withdraw({ user, application })
    expect((await read(application.id)).notes).toHaveLength(3)
  })
})
