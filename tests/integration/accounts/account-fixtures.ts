import type { Payload } from 'payload'
import sharp from 'sharp'
import { squareWebp } from '@/features/accounts/hooks/own-upload'
import { accountOf } from '@/features/accounts/operations/sign-up'
import type { User } from '@/payload-types'
import { rest } from '../../setup/http'
import { queuedMails } from '../../setup/queued-mails'

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

/** The token in the link of the latest mail to an address. */
export async function lastToken(payload: Payload, email: string): Promise<string> {
  const token = /token=([\w-]+)/.exec((await queuedMails(payload, email)).at(-1)?.text ?? '')?.[1]
  if (!token) throw new Error(`No link was sent to ${email}`)
  return token
}

export const login = (email: string, password: string) =>
  rest('POST', '/api/users/login', { body: { email, password } })
