import { describe, expect, it, vi } from 'vitest'
import { submitApplication } from '@/features/jobs/applications/operations/submit-application'
import {
  changeVacancy,
  closeVacancy,
  confirmVacancy,
  renewVacancy,
  sendVacancyLinks,
} from '@/features/jobs/postings/actions'
import { linkOf, newLinkSeed } from '@/features/jobs/postings/operations/postings'
import { ownVacancy, postingsForExport, sentOnResume } from '@/features/jobs/postings/queries'
import { erasePostings } from '@/features/jobs/postings/tasks/erase-postings'
import { indianDay } from '@/lib/calendar/indian-calendar'
import { IDLE } from '@/lib/errors/action-result'
import type { Job } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { formOf } from '../../setup/next-request'
import { PDF } from '../../setup/pdf'
import { person, unique } from '../access/access-fixtures'
import { onlyApplication } from './application-fixtures'
import {
  act,
  admin,
  adminToken,
  all,
  answer,
  beginWithoutPostings,
  confirmed,
  inDays,
  jobOf,
  linkTo,
  mails,
  mailsTo,
  only,
  payload,
  published,
  send,
  words,
} from './posting-fixtures'

vi.mock('next/headers', () => import('../../setup/next-request'))
vi.mock('next/navigation', () => import('../../setup/next-navigation'))
vi.mock('next/cache.js', () => import('../../setup/next-cache'))

beginWithoutPostings()

describe('the link of a hospital', () => {
  it('changes nothing on the site before the change is published', async () => {
    const { posting, job } = await published()
    await act(changeVacancy, { ...words({ title: 'A title that nobody has read' }), link: linkTo(posting) })
    expect(await jobOf(posting)).toMatchObject({ title: job.title, status: 'Active' })
    expect((await only()).state).toBe('waiting')
    expect((await answer(await only(), { answer: 'published' })).status).toBe(200)
    const after = await jobOf(posting)
    expect(after).toMatchObject({ id: job.id, title: 'A title that nobody has read', slug: job.slug })
  })

  it('closes the vacancy at once, and offers it again only through the team', async () => {
    const { posting } = await published()
    const link = linkTo(posting)
    await act(closeVacancy, { link })
    expect((await jobOf(posting)).status).toBe('Closed')
    await act(renewVacancy, { link, deadline: inDays(60) })
    expect((await jobOf(posting)).status).toBe('Closed')
    expect((await answer(await only(), { answer: 'published' })).status).toBe(200)
    const job = await jobOf(posting)
    expect([job.status, indianDay(job.deadline ?? '')]).toEqual(['Active', inDays(60)])
  })

  it('closes a vacancy in the trash too, which then comes back closed', async () => {
    const { posting, job } = await published()
    const move = (deletedAt: string | null) =>
      payload.update({ collection: 'jobs', id: job.id, data: { deletedAt }, trash: true, overrideAccess: true })
    await move(new Date().toISOString())
    expect(await act(closeVacancy, { link: linkTo(posting) })).toMatchObject({ status: 'done' })
    await move(null)
    expect((await jobOf(posting)).status).toBe('Closed')
  })

  it('brings the vacancy back from the trash when its renewal is published', async () => {
    const { posting, job } = await published()
    const data = { deletedAt: new Date().toISOString() }
    await payload.update({ collection: 'jobs', id: job.id, data, overrideAccess: true })
    await act(renewVacancy, { link: linkTo(posting), deadline: inDays(60) })
    expect((await answer(await only(), { answer: 'published' })).status).toBe(200)
    const after = await jobOf(await only())
    expect(after).toMatchObject({ id: job.id, slug: job.slug, status: 'Active', deletedAt: null })
    expect(indianDay(after.deadline ?? '')).toBe(inDays(60))
    const named = { title: { equals: job.title } }
    expect(
      (await payload.count({ collection: 'jobs', where: named, trash: true, overrideAccess: true })).totalDocs,
    ).toBe(1)
  })

  it('reaches its own vacancy alone, and a guessed one none', async () => {
    const { posting: mine } = await published()
    const title = mine.title
    for (const guess of [
      linkOf(newLinkSeed()),
      mine.linkHash ?? '',
      mine.linkSeed ?? '',
      mine.id,
      '',
      `${linkTo(mine)}a`,
    ]) {
      expect(await ownVacancy(guess)).toBeNull()
      expect(await act(closeVacancy, { link: guess })).toMatchObject({ status: 'error' })
      expect(await act(changeVacancy, { ...words(), link: guess })).toMatchObject({ status: 'error' })
      expect(await act(confirmVacancy, { link: guess })).toMatchObject({ status: 'error' })
    }
    // The id of another's vacancy beside one's own link is nothing that the form knows.
    const other = await payload.create({
      collection: 'vacancy-postings',
      data: { title: 'Of another', institutionName: 'Another', email: 'other@example.org', state: 'waiting' },
      overrideAccess: true,
    })
    await act(changeVacancy, { ...words({ title }), id: other.id, job: other.id, link: linkTo(mine) })
    expect((await payload.findByID({ collection: 'vacancy-postings', id: other.id, overrideAccess: true })).title).toBe(
      'Of another',
    )
  })

  it('is sent again to its own mailbox and tells nobody whether there is one', async () => {
    const posting = await confirmed()
    await payload.delete({ collection: 'payload-jobs', where: {}, overrideAccess: true })
    const known = await sendVacancyLinks(IDLE, formOf({ email: posting.email }))
    const unknown = await sendVacancyLinks(IDLE, formOf({ email: `${unique('nobody')}@example.org` }))
    expect(unknown).toEqual(known)
    expect((await mails()).map(({ to }) => to)).toEqual([posting.email])
    expect((await mails())[0]?.html).toContain(linkTo(posting))
  })

  it('is not in the export of the person who sent it, which holds everything else of it', async () => {
    const sender = await person(payload, 'applicant')
    const posting = await confirmed({ email: sender.email, phone: '+91 98123 45678', salary: '9-11 LPA' })
    expect((await answer(posting, { answer: 'declined', reason: 'No pay below the scale.' })).status).toBe(200)
    const exported = await postingsForExport(sender)
    const { title, contactName, phone } = posting
    const told = { state: 'declined', reason: 'No pay below the scale.' }
    expect(exported).toMatchObject([{ title, contactName, phone, email: sender.email, salary: '9-11 LPA', ...told }])
    expect(JSON.stringify(exported)).not.toMatch(/"(linkSeed|linkHash|submissionKey|suspected|changed)"/)
    expect(await postingsForExport(await person(payload, 'applicant'))).toEqual([])
    expect(await postingsForExport({ ...sender, verified: false })).toEqual([])
  })

  it('is worth nothing once nobody confirmed in time, and the nightly task deletes what it led to', async () => {
    await send()
    const posting = await only()
    await payload.db.pool.query(`update vacancy_postings set created_at = now() - interval '49 hours'`)
    expect(await ownVacancy(linkTo(posting))).toBeNull()
    expect(await act(confirmVacancy, { link: linkTo(posting) })).toMatchObject({ status: 'error' })
    await erasePostings(await import('payload').then(({ createLocalReq }) => createLocalReq({}, payload)))
    expect(await all()).toEqual([])
  })
})

describe('a vacancy that the team has edited since it was published', () => {
  const edit = (job: Job, data: Partial<Job>) =>
    payload.update({ collection: 'jobs', id: job.id, data, user: admin, overrideAccess: false })
  const publish = async () => expect((await answer(await only(), { answer: 'published' })).status).toBe(200)
  /** A change as the form sends it: everything that it was opened with, and what is typed over it. */
  async function change(link: string, typed: Record<string, string>, shown?: Record<string, string>) {
    const values = shown ?? (await ownVacancy(link))?.values ?? {}
    const form = { ...values, ...typed, shown: JSON.stringify(values), link }
    expect(await act(changeVacancy, form)).toMatchObject({ status: 'done' })
  }

  it('keeps those edits when the hospital renews it, whether made before or after', async () => {
    const { posting, job } = await published({ title: unique('Senor Resident'), salary: '9 LPA' })
    await edit(job, { title: 'Senior Resident', institution: 'Example Hospital, Delhi' })
    await act(renewVacancy, { link: linkTo(posting), deadline: inDays(60) })
    await edit(job, { requirements: 'MD', deadline: `${inDays(20)}T12:00:00.000Z` })
    await act(renewVacancy, { link: linkTo(posting), deadline: inDays(60) })
    await publish()
    const after = await jobOf(posting)
    expect(after).toMatchObject({ title: 'Senior Resident', institution: 'Example Hospital, Delhi', salary: '9 LPA' })
    expect([after.requirements, indianDay(after.deadline ?? '')]).toEqual(['MD', inDays(60)])
    await act(closeVacancy, { link: linkTo(posting) })
    await edit(job, { deadline: `${inDays(20)}T12:00:00.000Z` })
    await act(renewVacancy, { link: linkTo(posting), deadline: inDays(60) })
    await publish()
    const again = await jobOf(posting)
    expect(again).toMatchObject({ title: 'Senior Resident', requirements: 'MD', status: 'Active' })
    expect(indianDay(again.deadline ?? '')).toBe(inDays(60))
  })

  it('takes what the hospital changes, and that alone', async () => {
    const { posting, job } = await published({ salary: '9 LPA', experience: '2 years' })
    await edit(job, { description: 'Nights by rota, one in four.', salary: '9-10 LPA' })
    const link = linkTo(posting)
    await change(link, { salary: '11 LPA', experience: '', isConfidential: 'on' })
    expect((await answer(await only(), { answer: 'declined', reason: 'Is it 11?' })).status).toBe(200)
    await change(link, { contactName: 'Asha K. Verma' })
    await publish()
    const after = { description: 'Nights by rota, one in four.', salary: '11 LPA', experience: null, institution: null }
    expect(await jobOf(posting)).toMatchObject(after)
  })

  it('loses nothing to a form that was open in a second tab', async () => {
    const { posting, job } = await published({ salary: '9 LPA' })
    const link = linkTo(posting)
    const opened = (await ownVacancy(link))?.values
    await change(link, { salary: '11 LPA' }, opened)
    await publish()
    await edit(job, { title: 'Senior Resident' })
    await change(link, { description: 'Days only.' }, opened)
    await publish()
    const after = { title: 'Senior Resident', salary: '11 LPA', description: 'Days only.' }
    expect(await jobOf(posting)).toMatchObject(after)
  })
})

describe('applicants', () => {
  async function applied(job: Job, mayBeSentOn: boolean) {
    const applicant = await person(payload, 'applicant')
    const entry = {
      jobId: job.id,
      coverNote: 'I come from Patna.',
      resume: { bytes: PDF, name: 'cv.pdf' },
      mayBeSentOn,
    }
    expect(await submitApplication(payload, applicant, entry)).toBe('applied')
    return { applicant, application: await onlyApplication(payload, applicant, job) }
  }
  const sendOn = (id: string, token = adminToken) => rest('POST', `/api/job-applications/${id}/send-on`, { token })

  it('are a number to the hospital until an administrator sends one on who agreed', async () => {
    const { posting, job } = await published()
    const { applicant, application } = await applied(job, true)
    const { application: silent } = await applied(job, false)
    const link = linkTo(posting)
    expect(await ownVacancy(link)).toMatchObject({ figures: { applications: 2 }, applicants: [] })
    expect(await sentOnResume(link, application.id)).toBeNull()

    expect((await sendOn(silent.id)).status).toBe(400)
    expect((await sendOn(application.id)).status).toBe(200)
    const [seen, ...others] = (await ownVacancy(link))?.applicants ?? []
    expect(others).toEqual([])
    expect(seen).toMatchObject({ email: applicant.email, coverNote: 'I come from Patna.', hasCv: true })
    expect((await sentOnResume(link, application.id))?.id).toBe(application.resume)
    expect(await sentOnResume(link, silent.id)).toBeNull()
    expect(await sentOnResume(linkOf(newLinkSeed()), application.id)).toBeNull()

    const told = (await mailsTo(posting.email)).at(-1)
    expect(told?.html).not.toContain(applicant.email)
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: {
        and: [
          { of: { equals: 'job-applications' } },
          { record: { equals: application.id } },
          { actor: { equals: admin.id } },
        ],
      },
      overrideAccess: true,
    })
    expect(JSON.stringify(docs)).toContain('Sent on')
  })

  it('are sent on once, however many press', async () => {
    const { posting, job } = await published()
    const { application } = await applied(job, true)
    const before = (await mailsTo(posting.email)).length
    const answers = await Promise.all([sendOn(application.id), sendOn(application.id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await sendOn(application.id)).status).toBe(200)
    expect(await mailsTo(posting.email)).toHaveLength(before + 1)
  })

  it('are gone from the page with their withdrawal', async () => {
    const { posting, job } = await published()
    const { applicant, application } = await applied(job, true)
    await sendOn(application.id)
    await payload.update({
      collection: 'job-applications',
      id: application.id,
      data: { status: 'withdrawn' },
      user: applicant,
      overrideAccess: false,
    })
    expect((await ownVacancy(linkTo(posting)))?.applicants).toEqual([])
    expect(await sentOnResume(linkTo(posting), application.id)).toBeNull()
  })

  it('are sent on by nobody else, and not for a vacancy of the team', async () => {
    const { job } = await published()
    const { applicant, application } = await applied(job, true)
    for (const who of [applicant, await person(payload, 'editor')]) {
      expect((await sendOn(application.id, await tokenOf(payload, who.id))).status).toBe(404)
    }
    await payload.delete({ collection: 'vacancy-postings', where: {}, overrideAccess: true })
    expect((await sendOn(application.id)).status).toBe(400)
  })
})
