import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { askForAlert } from '@/app/(site)/[lang]/alerts/actions'
import { addParent, changeEmail } from '@/features/accounts/actions/account'
import { signUp } from '@/features/accounts/actions/sign-up'
import { mailMessages } from '@/features/accounts/emails/messages'
import { sendResetLink } from '@/features/accounts/operations/passwords'
import { resendVerificationLink } from '@/features/accounts/operations/sign-up'
import { sendCorrection } from '@/features/corrections/actions'
import { askForReminder } from '@/features/counselling/reminders/actions'
import { sendAdmission } from '@/features/enquiries/actions'
import { sendVacancyLinks } from '@/features/jobs/postings/actions'
import { IDLE } from '@/lib/errors/action-result'
import { rest, tokenOf } from '../../setup/http'
import { formOf, visit } from '../../setup/next-request'
import { testPayload } from '../../setup/payload'
import { queuedMails } from '../../setup/queued-mails'
import { person, unique } from '../access/access-fixtures'
import { account, PASSWORD } from '../accounts/account-fixtures'
import { send as sendVacancy } from '../jobs/posting-fixtures'
import { ACCOUNT_MAILS, MAILS } from './mail-table'

vi.mock('next/headers', () => import('../../setup/next-request'))
vi.mock('next/cache', () => ({ revalidatePath: () => undefined }))
vi.mock('@/features/search/queries', async () => ({
  searchVocabulary: async () => ({ stamp: 'test', terms: (await import('@/features/search/base-terms')).baseTerms() }),
}))

/** What a stranger types wherever a form takes free text. */
const STRANGE = 'zqxjk'
const SOURCE = path.resolve(import.meta.dirname, '../../../src')

let payload: Payload
let page: string
let authority: string

beforeAll(async () => {
  payload = await testPayload()
  const place = { location: 'Patna', state: 'Bihar', country: 'India', status: 'Active' } as const
  const college = { name: unique('Asha College'), ...place }
  page = `/colleges/${(await payload.create({ collection: 'colleges', data: college, overrideAccess: true })).slug}`
  authority = unique('board').toLowerCase()
  const board = { name: 'Board of Patna', slug: authority, site: 'https://example.org' }
  await payload.create({ collection: 'counselling-authorities', data: board, overrideAccess: true })
})
let visits = 0
beforeEach(() => visit({ network: `203.0.113.${visits++}` }))

const victim = () => `${unique('victim')}@example.org`

const mailsTo = (email: string) => queuedMails(payload, email)

/** The functions of a file in which a mail is drawn, by what stands at the beginning of its lines. */
function drawnIn(file: string): string[] {
  const parts = readFileSync(path.join(SOURCE, file), 'utf8').split(
    /^(?=(?:export )?(?:async )?(?:function|const|class) )/m,
  )
  return parts
    .filter((part) => /<(?:MailLayout|PlainMail)\b/.test(part))
    .map((part) => `${file} ${/(?:function|const|class) (\w+)/.exec(part)?.[1]}`)
}

describe('the table of mails', () => {
  it('names every mail that the code draws, and no other', () => {
    const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    const drawing = files.filter((file) => /(?<!\.test)\.tsx$/.test(file) && file !== 'cms/mail/queue-mail.tsx')
    const drawn = drawing.flatMap(drawnIn)
    expect(drawn.sort()).toEqual(Object.keys(MAILS).sort())
  })

  it('names every kind of mail about accounts', () => {
    expect(Object.keys(mailMessages('en').mailMessages).sort()).toEqual(Object.keys(ACCOUNT_MAILS).sort())
  })
})

/** How a stranger has each mail sent that anybody can have sent to a mailbox they have not proved. */
const sign = (email: string) => signUp(IDLE, formOf({ fullName: `Asha ${STRANGE}`, email, password: PASSWORD }))
const STRANGERS: Record<string, (email: string) => Promise<unknown>> = {
  'cms/subscriptions/ask.tsx queueQuestion': async (email) => {
    const asked = { q: STRANGE, department: `Surgery ${STRANGE}`, location: STRANGE, designation: STRANGE }
    for (const search of [asked, { ...asked, department: 'Paediatrics' }]) {
      const form = { email, frequency: 'daily', search: new URLSearchParams(search).toString() }
      expect(await askForAlert(IDLE, formOf(form))).toMatchObject({ status: 'success' })
    }
    expect(await askForReminder(IDLE, formOf({ email, authority }))).toMatchObject({ status: 'success' })
  },
  'features/accounts/operations/guardian.tsx mailGuardian': async (email) => {
    const user = await person(payload, 'applicant')
    const data = { writesAs: 'minor', fullName: `Asha ${STRANGE}` } as const
    await payload.update({ collection: 'users', id: user.id, data, overrideAccess: true })
    visit({ network: '198.51.100.8', cookies: { 'payload-token': await tokenOf(payload, user.id) } })
    expect(await addParent(IDLE, formOf({ guardianEmail: email }))).toMatchObject({ status: 'success' })
  },
  'features/corrections/emails/correction-mails.tsx receiptMail': (email) =>
    sendCorrection(IDLE, formOf({ page, figure: STRANGE, right: STRANGE, evidence: STRANGE, email })),
  'features/corrections/emails/correction-mails.tsx answerMail': async (email) => {
    await sendCorrection(IDLE, formOf({ page, figure: STRANGE, right: STRANGE, evidence: `${STRANGE}2`, email }))
    const where = { email: { equals: email } }
    await payload.update({ collection: 'corrections', where, data: { status: 'kept' }, overrideAccess: true })
  },
  'features/enquiries/emails/enquiry-mails.tsx Acknowledgement': async (email) => {
    const typed = { name: STRANGE, message: STRANGE, category: STRANGE, state: STRANGE, phone: '98765 43210' }
    const form = { ...typed, email, course: 'mbbs', submissionKey: unique('key') }
    expect(await sendAdmission(IDLE, formOf(form))).toMatchObject({ status: 'success' })
  },
  'features/jobs/postings/emails/posting-mails.tsx confirmMail': (email) => postVacancy(email),
  'features/jobs/postings/emails/posting-mails.tsx linksMail': async (email) => {
    await postVacancy(email)
    await sendVacancyLinks(IDLE, formOf({ email }))
  },
  verify: sign,
  known: async (email) => {
    await sign(email)
    await changeTo(email)
  },
  reset: async (email) => {
    await sign(email)
    await sendResetLink(payload, email)
  },
  invited: async (email) => {
    const role = 'editor'
    const data = { email, role, password: PASSWORD, fullName: STRANGE, verified: false } as const
    await payload.create({ collection: 'users', data, overrideAccess: true })
    await resendVerificationLink(payload, email, { next: null, pendingIntent: null })
  },
  changeEmail: (email) => changeTo(email),
}

const postVacancy = (email: string) =>
  sendVacancy({
    email,
    title: `Resident ${STRANGE}`,
    department: STRANGE,
    designation: STRANGE,
    location: STRANGE,
    institutionName: STRANGE,
    contactName: STRANGE,
    description: STRANGE,
  })

/** Somebody with an account of their own asks for another address. */
async function changeTo(email: string): Promise<void> {
  const user = await person(payload, 'applicant')
  const data = { fullName: `Asha ${STRANGE}` }
  await payload.update({ collection: 'users', id: user.id, data, overrideAccess: true })
  visit({ network: '198.51.100.7', cookies: { 'payload-token': await tokenOf(payload, user.id) } })
  const form = formOf({ newEmail: email, currentPassword: 'a long password for tests' })
  expect(await changeEmail(IDLE, form)).toMatchObject({ status: 'success' })
}

describe('a mailbox that nobody has proved', () => {
  it('has a way in this test for every mail that somebody outside the team can have sent there', () => {
    const outside = Object.entries({ ...MAILS, ...ACCOUNT_MAILS }).flatMap(([mail, { by, to }]) =>
      to === 'unproved' && (by === 'anybody' || by === 'an applicant') ? [mail] : [],
    )
    expect(Object.keys(STRANGERS)).toEqual(expect.arrayContaining(outside))
  })

  it.each(Object.entries(STRANGERS))('gets no word of a stranger: %s', async (_, provoke) => {
    const email = victim()
    await provoke(email)
    const mails = await mailsTo(email)
    expect(mails.length).toBeGreaterThan(0)
    for (const { subject, html, text } of mails) expect(`${subject} ${html} ${text}`).not.toContain(STRANGE)
  })

  it('is told of an alert by the names of the vocabulary', async () => {
    const email = victim()
    await STRANGERS['cms/subscriptions/ask.tsx queueQuestion']?.(email)
    const subjects = (await mailsTo(email)).map(({ subject }) => subject)
    expect(subjects).toContain('Confirm your alert: Pediatrics, further words')
    expect(subjects).toContain('Confirm your alert: Posts by a search in words')
  })

  it('is greeted by name once it is proved', async () => {
    const email = victim()
    await sign(email)
    const { id } = await account(payload, email)
    await payload.update({ collection: 'users', id, data: { verified: true }, overrideAccess: true })
    await sendResetLink(payload, email)
    expect((await mailsTo(email)).some(({ text }) => text.includes(`Dear Asha ${STRANGE},`))).toBe(true)
  })

  it.each(['Win at https://evil.example', 'www.evil.example', 'Asha of evil.com'])(
    'belongs to nobody who calls themselves %s',
    async (fullName) => {
      const email = victim()
      const state = await signUp(IDLE, formOf({ fullName, email, password: PASSWORD }))
      expect(state).toMatchObject({
        status: 'error',
        fieldErrors: { fullName: expect.any(String) },
        values: { fullName },
      })
      expect(await mailsTo(email)).toEqual([])
      const user = await person(payload, 'applicant')
      const token = await tokenOf(payload, user.id)
      expect((await rest('PATCH', `/api/users/${user.id}`, { token, body: { fullName } })).status).toBe(400)
    },
  )
})
