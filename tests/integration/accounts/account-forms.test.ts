import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { fileErrorMessages } from '@/cms/uploads/file-error-messages'
import { changeEmail, changePassword, deleteMyAccount, signOutEverywhere } from '@/features/accounts/actions/account'
import { chooseNewPassword } from '@/features/accounts/actions/links'
import {
  removePhoto,
  removeResume,
  updateProfile,
  uploadPhoto,
  uploadResume,
} from '@/features/accounts/actions/profile'
import { signUp } from '@/features/accounts/actions/sign-up'
import { accountMessages } from '@/features/accounts/messages'
import { isPasswordOf, sendResetLink } from '@/features/accounts/operations/passwords'
import { IDLE } from '@/lib/errors/action-result'
import { tokenOf } from '../../setup/http'
import { formOf, visit } from '../../setup/next-request'
import { testPayload } from '../../setup/payload'
import { person } from '../access/access-fixtures'
import { lastToken } from './account-fixtures'

vi.mock('next/headers', () => import('../../setup/next-request'))
vi.mock('next/cache', () => ({ revalidatePath: () => undefined }))

const PASSWORD = 'a long password for tests'
const { fields, links, settings } = accountMessages('en')
let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

/** Somebody who is signed in. */
async function member() {
  const user = await person(payload, 'applicant')
  visit({ network: '198.51.100.77', cookies: { 'payload-token': await tokenOf(payload, user.id) } })
  return user
}

describe('a new password by the link of a mail', () => {
  const choose = (token: string, password: string) => chooseNewPassword(IDLE, formOf({ token, password }))

  it('is not what everybody knows of the person', async () => {
    const { id, email } = await person(payload, 'applicant')
    visit({ network: '198.51.100.78' })
    await sendResetLink(payload, email)
    const token = await lastToken(payload, email)
    expect(await choose(token, email)).toMatchObject({ fieldErrors: { password: fields['password-too-common'] } })
    await expect(choose(token, 'kolkata rains 42')).rejects.toThrow('NEXT_REDIRECT')
    expect(await isPasswordOf(payload, id, 'kolkata rains 42')).toBe(true)
  })

  it('is not asked to be mended where the link is dead', async () => {
    visit({ network: '198.51.100.79' })
    expect(await choose('used', 'short')).toEqual({ status: 'error', message: links.dead })
  })
})

it('leads back to the page of the dashboard that was asked for before signing in', async () => {
  visit({ network: '198.51.100.80' })
  const { default: DashboardPage } = await import('@/app/(site)/[lang]/dashboard/page')
  const open = (asked: Record<string, string>) =>
    DashboardPage({ params: Promise.resolve({ lang: 'en' }), searchParams: Promise.resolve(asked) }).catch(
      (error: { digest?: string }) => error.digest?.split(';')[2],
    )
  expect(await open({ page: '2' })).toBe('/login?next=%2Fdashboard%3Fpage%3D2')
  expect(await open({})).toBe('/login?next=%2Fdashboard')
  expect(await open({ page: '-1' })).toBe('/login?next=%2Fdashboard')
})

describe('the account settings say at once all that is wrong', () => {
  it('of a new address', async () => {
    await member()
    expect((await changeEmail(IDLE, formOf({ newEmail: 'asha', currentPassword: '' }))).fieldErrors).toEqual({
      newEmail: fields['email-invalid'],
      currentPassword: fields['password-missing'],
    })
  })

  it('of a new password', async () => {
    const { email } = await member()
    const change = async (currentPassword: string, newPassword: string) =>
      (await changePassword(IDLE, formOf({ currentPassword, newPassword }))).fieldErrors
    expect(await change('', '')).toEqual({
      currentPassword: fields['password-missing'],
      newPassword: fields['password-too-short'],
    })
    expect(await change('not the password', email)).toEqual({
      currentPassword: settings.wrongPassword,
      newPassword: fields['password-too-common'],
    })
    expect(await change(PASSWORD, 'short')).toEqual({ newPassword: fields['password-too-short'] })
  })

  it('of leaving, and nobody leaves by half of it', async () => {
    const { id } = await member()
    const leave = async (form: Record<string, string>) => (await deleteMyAccount(IDLE, formOf(form))).fieldErrors
    expect(await leave({ currentPassword: 'not the password' })).toEqual({
      currentPassword: settings.wrongPassword,
      confirm: settings.deletionConfirmMissing,
    })
    expect(await leave({ currentPassword: PASSWORD })).toEqual({ confirm: settings.deletionConfirmMissing })
    expect(await leave({ confirm: 'on', currentPassword: '' })).toEqual({
      currentPassword: fields['password-missing'],
    })
    expect(await isPasswordOf(payload, id, PASSWORD)).toBe(true)
  })
})

/** Where an action leads. */
const ledTo = async (action: Promise<unknown>) =>
  action.then(
    () => 'nowhere',
    (error: { digest?: string }) => error.digest?.split(';')[2],
  )

describe('whose session has ended', () => {
  it('does not read that every device was signed out', async () => {
    visit({ network: '198.51.100.81' })
    expect(await ledTo(signOutEverywhere(IDLE, formOf({})))).toBe('/login?next=%2Fdashboard%2Faccount')
    await member()
    expect(await ledTo(signOutEverywhere(IDLE, formOf({})))).toBe('/login?notice=signed-out-everywhere')
  })

  it('is led to sign in by a button that is not shown without them', async () => {
    visit({ network: '198.51.100.82' })
    expect(await ledTo(removePhoto(IDLE, formOf({})))).toBe('/login?next=%2Fdashboard%2Fprofile')
    expect(await ledTo(removeResume(IDLE, formOf({ language: 'hi' })))).toBe(
      '/hi/login?next=%2Fhi%2Fdashboard%2Fprofile',
    )
  })
})

it('names a name of emoji that is longer than a record holds, which could not be saved again by anybody', async () => {
  const { id } = await member()
  const fullName = '😀'.repeat(61)
  const tooLong = { fieldErrors: { fullName: fields['too-long']({ max: 120 }) } }
  expect(await updateProfile(IDLE, formOf({ fullName, phone: '' }))).toMatchObject(tooLong)
  const newcomer = { fullName, email: 'newcomer@example.org', password: PASSWORD, phone: '' }
  expect(await signUp(IDLE, formOf(newcomer))).toMatchObject(tooLong)
  const saved = await updateProfile(IDLE, formOf({ fullName: '😀'.repeat(60), phone: '' }))
  expect(saved.status).toBe('success')
  await payload.update({ collection: 'users', id, data: { fullName: '😀'.repeat(60) }, overrideAccess: true })
})

it('says of a chosen file without content what is wrong with it', async () => {
  await member()
  const [photo, resume] = await Promise.all([
    uploadPhoto(IDLE, formOf({ photo: new File([], 'me.png') })),
    uploadResume(IDLE, formOf({ resume: new File([], 'cv.pdf') })),
  ])
  const files = fileErrorMessages('en')
  expect([photo.fieldErrors, resume.fieldErrors]).toEqual([
    { photo: files['not-an-image'] },
    { resume: files['not-a-pdf'] },
  ])
})
