import { handleServerFunctions } from '@payloadcms/next/layouts'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ROLES, type Role } from '@/cms/access/roles'
import { studioMessages } from '@/cms/admin/messages'
import { UnreadableForm } from '@/lib/request/unreadable-form'
import { headers, visit } from '../../setup/next-request'
import { testPayload } from '../../setup/payload'
import { tokenAs } from '../access/access-fixtures'

vi.mock('next/headers', () => import('../../setup/next-request'))
vi.mock('@payloadcms/next/layouts', () => ({ handleServerFunctions: vi.fn(async () => 'answered') }))

let payload: Payload
beforeAll(async () => {
  payload = await testPayload()
})
beforeEach(() => {
  vi.mocked(handleServerFunctions).mockClear()
})

/** Calls as the studio's script does: a browser names where it comes from. */
async function call(role: Role | null, asked: object): Promise<unknown> {
  visit(role ? { cookies: { 'payload-token': await tokenAs(payload, role) } } : {})
  const sent = await headers()
  sent.set('sec-fetch-site', 'same-origin')
  headers.mockResolvedValue(sent)
  const { studioCall } = await import('@/server/studio-call')
  return studioCall(asked as Parameters<typeof studioCall>[0], { own: 'import map' } as never)
}

it.each([null, 'applicant'] as const)('asks who is there before it looks a name up: %s', async (role) => {
  for (const name of ['form-state', 'constructor', 'none']) {
    expect(await call(role, { name, args: {} })).toBeNull()
  }
  expect(handleServerFunctions).not.toHaveBeenCalled()
})

it.each(ROLES.filter((role) => role !== 'applicant'))('answers the studio of %s', async (role) => {
  expect(await call(role, { name: 'form-state', args: { of: 1 }, serverFunctions: { own: 'constructor' } })).toBe(
    'answered',
  )
  const [[handed] = []] = vi.mocked(handleServerFunctions).mock.calls
  expect(Object.keys(handed ?? {}).sort()).toEqual(['args', 'config', 'importMap', 'name'])
})

it('plans a publication, and deletes a plan, for those alone who may publish the record', async () => {
  const value = '11111111-1111-4111-8111-111111111111'
  const plan = (role: Role, relationTo: string) =>
    call(role, { name: 'schedule-publish', args: { type: 'publish', doc: { relationTo, value }, date: '2099-01-01' } })
  expect(await plan('editor', 'colleges')).toBe('answered')
  expect(await plan('admin', 'institutions')).toBe('answered')
  const refused = { error: studioMessages.planned.notAllowed }
  expect(await plan('counsellor', 'colleges')).toEqual(refused)
  expect(await plan('editor', 'institutions')).toEqual(refused)
  expect(await plan('admin', 'constructor')).toEqual(refused)
  const { id } = await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'colleges', value } },
    waitUntil: new Date('2099-01-01'),
  })
  const remove = (role: Role) => call(role, { name: 'schedule-publish', args: { deleteID: id } })
  expect(await remove('counsellor')).toEqual(refused)
  expect(await remove('editor')).toBe('answered')
})

it.each([...Object.getOwnPropertyNames(Object.prototype).map((name) => ({ name })), { name: 1 }, {}])(
  'knows no inherited name: $name',
  async (asked) => {
    await expect(call('admin', asked)).rejects.toBeInstanceOf(UnreadableForm)
    expect(handleServerFunctions).not.toHaveBeenCalled()
  },
)
