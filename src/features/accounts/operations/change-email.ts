import type { Payload } from 'payload'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { inTransaction } from '@/lib/transaction'
import type { User } from '@/payload-types'
import { queueAccountMail } from './account-mail'
import { accountOf } from './sign-up'
import { dropTokens, issueToken } from './tokens'
import { writePerson } from './verification'

/**
 * Sends a link to the new address. Where that address has an account already its owner is told instead, and the
 * caller answers the same.
 */
export async function requestEmailChange(payload: Payload, user: User, email: string): Promise<void> {
  const holder = await accountOf(payload, email)
  await inTransaction(payload, async (req) => {
    await dropTokens(req, user.id, ['change-email'])
    await writePerson(req, user.id, { pendingEmail: email })
    if (holder) {
      const link = `${env.SITE_URL}${paths.login()}`
      await queueAccountMail(req, { kind: 'known', to: holder.email, name: holder.fullName, link })
      return
    }
    const token = await issueToken(req, { purpose: 'change-email', user: user.id, email })
    const link = `${env.SITE_URL}${paths.verify(token)}`
    await queueAccountMail(req, { kind: 'changeEmail', to: email, name: user.fullName, link })
  })
}
