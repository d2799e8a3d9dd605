import type { Payload } from 'payload'
import { beforeAll, expect, it, vi } from 'vitest'
import { verifyEmail } from '@/app/(site)/[lang]/verify/actions'
import { decideAsGuardian } from '@/features/accounts/operations/guardian'
import { createAccount } from '@/features/accounts/operations/sign-up'
import { commentOnList, keepList, renameList } from '@/features/choice-lists/actions'
import { choiceListMessages } from '@/features/choice-lists/messages'
import { MAX } from '@/features/choice-lists/schema'
import { type FormState, IDLE } from '@/lib/errors/action-result'
import { tokenOf } from '../../setup/http'
import { cookies, formOf, visit } from '../../setup/next-request'
import { testPayload } from '../../setup/payload'
import { queuedMails } from '../../setup/queued-mails'
import { person, unique } from '../access/access-fixtures'
import { lastToken, PASSWORD, typed } from '../accounts/account-fixtures'

vi.mock('next/headers', () => import('../../setup/next-request'))
vi.mock('next/cache', () => ({ revalidatePath: () => undefined }))

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

/** What an action says; where it leads to instead, it is the path. */
const said = async (action: Promise<FormState>): Promise<string> => {
  const state = await action.catch((error: { digest?: string }) => error)
  return 'digest' in state ? (state.digest?.split(';')[2] ?? '') : ((state as FormState).message ?? '')
}

async function keptList(): Promise<string> {
  const kept = await said(keepList(IDLE, formOf({ name: 'Mine', query: 'rank=1' })))
  return (new URL(kept, 'http://x').searchParams.get('kept') ?? '').split('.')[0] ?? ''
}

it('a parent withdraws while the list is being changed, and neither fails', async () => {
  const [email, guardianEmail] = [`${unique('minor')}@example.org`, `${unique('parent')}@example.org`]
  visit({ network: '198.51.100.95' })
  await createAccount(payload, typed(email, { writesAs: 'minor', guardianEmail }), null)
  await said(verifyEmail(IDLE, formOf({ token: await lastToken(payload, email), password: PASSWORD })))
  expect((await cookies()).has('payload-token')).toBe(true)
  const mail = (await queuedMails(payload, guardianEmail)).at(-1)?.text ?? ''
  const link = decodeURIComponent(/token=([\w.%-]+)/.exec(mail)?.[1] ?? '')
  expect(await decideAsGuardian(payload, link, true)).toBe(true)
  const list = await keptList()
  const rename = (name: string) => said(renameList(IDLE, formOf({ list, name })))
  const [isWithdrawn, ...answers] = await Promise.all([
    decideAsGuardian(payload, link, false),
    ...['A', 'B', 'C', 'D', 'E', 'F'].map(rename),
  ])
  expect(isWithdrawn).toBe(true)
  expect(answers).not.toContain(choiceListMessages('en').failed)
  const { totalDocs } = await payload.count({
    collection: 'choice-lists',
    where: { id: { equals: list } },
    overrideAccess: true,
  })
  expect(totalDocs).toBe(0)
})

it('a list holds no more comments than its limit, however many come at once', async () => {
  const user = await person(payload, 'applicant')
  visit({ network: '198.51.100.96', cookies: { 'payload-token': await tokenOf(payload, user.id) } })
  const list = await keptList()
  const data = { list, by: 'owner' as const, name: 'Asha', text: 'One more' }
  for (let held = 0; held < MAX.comments - 1; held++)
    await payload.create({ collection: 'choice-list-comments', data, overrideAccess: true })
  const comment = () => said(commentOnList(IDLE, formOf({ list, name: 'Asha', text: 'At once' })))
  const answers = await Promise.all(Array.from({ length: 5 }, comment))
  expect(answers.filter((answer) => answer.includes('this one is full'))).toHaveLength(4)
  const { totalDocs } = await payload.count({
    collection: 'choice-list-comments',
    where: { list: { equals: list } },
    overrideAccess: true,
  })
  expect(totalDocs).toBe(MAX.comments)
})
