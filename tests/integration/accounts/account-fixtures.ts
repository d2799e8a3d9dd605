import type { Payload } from 'payload'
import sharp from 'sharp'
import { squareWebp } from '@/features/accounts/hooks/own-upload'
import { accountOf } from '@/features/accounts/operations/sign-up'
import type { User } from '@/payload-types'
import { rest } from '../../setup/http'

export const PASSWORD = 'kolkata rains 42'

/** What somebody typed to sign up. */
export const typed = (email: string, more = {}) => ({
  fullName: 'Asha Verma',
  email,
  phone: null,
  password: PASSWORD,
  ...more,
})

/** A photo as it is kept. */
export const photo = async () =>
  squareWebp(
    await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0a7' } })
      .png()
      .toBuffer(),
  )

/** The account of an address, which must be there. */
export async function account(payload: Payload, email: string): Promise<User> {
  const user = await accountOf(payload, email)
  if (!user) throw new Error(`No account for ${email}`)
  return user
}

/** Mails that wait to be sent to an address, oldest first. */
export async function mailsTo(payload: Payload, email: string): Promise<{ subject: string; text: string }[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { 'input.to': { equals: email } },
    sort: 'createdAt',
    pagination: false,
    overrideAccess: true,
  })
  return docs.map(({ input }) => input as { subject: string; text: string })
}

/** The token in the link of the latest mail to an address. */
export async function lastToken(payload: Payload, email: string): Promise<string> {
  const token = /token=([\w-]+)/.exec((await mailsTo(payload, email)).at(-1)?.text ?? '')?.[1]
  if (!token) throw new Error(`No link was sent to ${email}`)
  return token
}

export const login = (email: string, password: string) =>
  rest('POST', '/api/users/login', { body: { email, password } })
