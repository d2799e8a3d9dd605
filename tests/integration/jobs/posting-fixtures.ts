import type { Payload } from 'payload'
import { beforeAll, beforeEach, expect } from 'vitest'
import { confirmVacancy, sendVacancy } from '@/features/jobs/postings/actions'
import { linkOf } from '@/features/jobs/postings/operations/postings'
import { indianDay } from '@/lib/calendar/indian-calendar'
import { IDLE } from '@/lib/errors/action-result'
import type { Job, User, VacancyPosting } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { formOf, visit } from '../../setup/next-request'
import { testPayload } from '../../setup/payload'
import { queuedMails } from '../../setup/queued-mails'
import { person, unique } from '../access/access-fixtures'

const DAY = 24 * 60 * 60 * 1000
export const inDays = (days: number) => indianDay(new Date(Date.now() + days * DAY))

export let payload: Payload
export let admin: User
export let adminToken: string
/** How many tests of the file have begun. */
export let network = 0

/** Lets each test of a file begin with no vacancy sent in and no mail under way, from a network of its own. */
export function beginWithoutPostings(): void {
  beforeAll(async () => {
    payload = await testPayload()
    admin = await person(payload, 'admin')
    adminToken = await tokenOf(payload, admin.id)
  })
  beforeEach(async () => {
    visit({ network: `203.0.113.${network++}` })
    await payload.delete({ collection: 'vacancy-postings', where: {}, trash: true, overrideAccess: true })
    await payload.delete({ collection: 'payload-jobs', where: {}, overrideAccess: true })
  })
}

export const words = (more: Record<string, string> = {}) => ({
  title: unique('Senior Resident'),
  department: 'Anesthesia',
  location: 'Delhi',
  type: 'Full-time',
  deadline: inDays(30),
  description: 'Nights by rota.',
  institutionName: 'Example Mother and Child Hospital',
  contactName: 'Asha Verma',
  email: `${unique('hr')}@hospital.example`,
  consent: 'on',
  ...more,
})
export const send = (more?: Record<string, string>) => sendVacancy(IDLE, formOf(words(more)))

export const all = async (): Promise<VacancyPosting[]> =>
  (await payload.find({ collection: 'vacancy-postings', pagination: false, depth: 0, overrideAccess: true })).docs

export async function only(): Promise<VacancyPosting> {
  const [one, ...others] = await all()
  if (!one || others.length > 0) throw new Error('There is not one vacancy sent in')
  return one
}

export const linkTo = (posting: VacancyPosting) => linkOf(posting.linkSeed ?? '')

/** Runs an act of the page; it leads back to the page when it is done. */
export const act = (action: typeof confirmVacancy, form: Record<string, string>) =>
  action(IDLE, formOf(form)).catch((error: Error) => ({ status: 'done' as const, message: error.message }))

export async function confirmed(more?: Record<string, string>): Promise<VacancyPosting> {
  expect(await send(more)).toMatchObject({ status: 'success' })
  const posting = await only()
  expect(await act(confirmVacancy, { link: linkTo(posting) })).toMatchObject({ status: 'done' })
  return only()
}

export const answer = (posting: VacancyPosting, body: object, token = adminToken) =>
  rest('POST', `/api/vacancy-postings/${posting.id}/answer`, {
    token,
    body: { updatedAt: posting.updatedAt, ...body },
  })

export async function published(more?: Record<string, string>): Promise<{ posting: VacancyPosting; job: Job }> {
  expect((await answer(await confirmed(more), { answer: 'published' })).status).toBe(200)
  const posting = await only()
  return { posting, job: await jobOf(posting) }
}

export const jobOf = (posting: VacancyPosting) =>
  payload.findByID({ collection: 'jobs', id: String(posting.job), depth: 0, overrideAccess: true })

export const mails = () => queuedMails(payload)
export const mailsTo = (to: string) => queuedMails(payload, to)
