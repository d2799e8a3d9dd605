import type { Payload } from 'payload'
import { secondsUntilMail } from '@/cms/mail/queue-mail'
import { inTransaction } from '@/lib/database/transaction'
import { env } from '@/lib/env'
import { languageOf, pathsIn } from '@/lib/language'
import { countAttempt, tooManyAttempts } from '@/lib/limits/rate-limit'
import type { User } from '@/payload-types'
import { accountOf } from '../sign-up'
import { dropTokens, issueToken } from '../tokens'
import { queueAccountMail } from './account-mail'
import { writePerson } from './verification'

/**
 * Sends a link to the new address. Where that address has an account already its owner is told instead, and the
 * caller answers the same.
 * @throws APIError 429 beyond the limits of the person, or of mails to that mailbox
 */
export async function requestEmailChange(payload: Payload, user: User, email: string): Promise<void> {
  await countAttempt(payload, 'emailChangePerAccount', user.id)
  const wait = await secondsUntilMail(payload, email, 'account')
  if (wait > 0) throw tooManyAttempts(wait)
  const holder = await accountOf(payload, email)
  await inTransaction(payload, async (req) => {
    await dropTokens(req, user.id, ['change-email'])
    await writePerson(req, user.id, { pendingEmail: email })
    // Made for every address, so that asking costs the same; it leads nowhere where nobody is told of it.
    const token = await issueToken(req, { purpose: 'change-email', user: user.id, email })
    if (holder) {
      const link = `${env.SITE_URL}${pathsIn(languageOf(holder.language)).login()}`
      await queueAccountMail(req, { kind: 'known', to: holder, link })
      return
    }
    // Nobody has shown yet whose mailbox this is: it may be a stranger's, who is not greeted in the asker's words.
    const link = `${env.SITE_URL}${pathsIn(languageOf(user.language)).verify(token)}`
    await queueAccountMail(req, { kind: 'changeEmail', to: { ...user, email, verified: false }, link })
  })
}
