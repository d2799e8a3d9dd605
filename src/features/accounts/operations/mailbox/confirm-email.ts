import type { Payload, PayloadRequest } from 'payload'
import { secondsUntilMail } from '@/cms/mail/queue-mail'
import { consentNow } from '@/cms/personal/consent'
import { recordAsSent } from '@/cms/personal/sent-queries'
import { moveSubscriptions } from '@/cms/subscriptions/end'
import { inTransaction } from '@/lib/database/transaction'
import { env } from '@/lib/env'
import { languageOf } from '@/lib/language'
import { countAttempt, tooManyAttempts } from '@/lib/limits/rate-limit'
import { pathsIn } from '@/lib/paths/site-paths'
import type { User } from '@/payload-types'
import type { TokenPurpose } from '../../limits'
import { liftSignInLimits } from '../../sign-in/sign-in'
import { queueAccountMail } from '../account-mails'
import { mailNewGuardian } from '../guardian'
import { isPasswordOf, writePassword } from '../passwords'
import { accountOf } from '../sign-up'
import { dropTokens, issueToken, spendToken } from '../tokens'
import { clearDetails, isReserved, lockedLinkOwner, markVerified, writePerson } from './verification'

/**
 * Mails a link to the new email. If it already has an account, its owner is notified instead, and the caller responds
 * the same.
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
    // Issued in every case, so that the timing reveals nothing; unusable if not mailed.
    const token = await issueToken(req, { purpose: 'change-email', user: user.id, email })
    if (holder) {
      const link = `${env.SITE_URL}${pathsIn(languageOf(holder.language)).login()}`
      await queueAccountMail(req, { kind: 'known', to: holder, link })
      return
    }
    // The mailbox may be a stranger's, who must not learn the person's name.
    const link = `${env.SITE_URL}${pathsIn(languageOf(user.language)).verify(token)}`
    await queueAccountMail(req, { kind: 'changeEmail', to: { ...user, email, verified: false }, link })
  })
}

export type Confirmed = 'verified' | 'email-changed' | 'wrong-password' | 'refused'

/** The link with its person, unless only an invitation opens their account. */
async function redeemableOwner(req: PayloadRequest, purposes: readonly TokenPurpose[], token: string) {
  const owner = await lockedLinkOwner(req, purposes, token)
  return owner?.link.purpose === 'verify-email' && (await isReserved(req.payload, owner.person, req)) ? null : owner
}

/**
 * Redeems a link that verifies the email of a new account or a changed email. The link proves the mailbox and the
 * password the account; both are required. A wrong password does not use up the link.
 */
export async function confirmEmail(payload: Payload, token: string, password: string): Promise<Confirmed> {
  return inTransaction(payload, async (req): Promise<Confirmed> => {
    const found = await redeemableOwner(req, ['verify-email', 'change-email'], token)
    if (!found) return 'refused'
    const { link, person } = found
    if (!(await isPasswordOf(payload, person.id, password))) return 'wrong-password'
    if (!(await spendToken(req, link.purpose, token))) return 'refused'
    if (link.purpose === 'change-email') return changeEmail(req, person, link.email)
    await markVerified(req, person.id)
    await mailNewGuardian(req, person)
    return 'verified'
  })
}

/**
 * Gives a new account to the mailbox's owner, who does not know its password: what was typed when it was created is
 * deleted.
 * @returns false if the link is unknown, expired or used, or the account is already verified
 */
export async function claimEmail(
  payload: Payload,
  token: string,
  { fullName, password }: { fullName: string; password: string },
): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const found = await redeemableOwner(req, ['verify-email'], token)
    if (!found || found.person.verified || !(await spendToken(req, 'verify-email', token))) return false
    const { id } = found.person
    await clearDetails(req, id)
    await writePassword(req, id, password)
    // The earlier consent was not the owner's.
    await writePerson(req, id, { fullName, ...(await consentNow(req)) })
    await markVerified(req, id)
    await liftSignInLimits(payload, found.person.email)
    return true
  })
}

async function changeEmail(req: PayloadRequest, person: User, email: string | null | undefined): Promise<Confirmed> {
  if (!email || person.pendingEmail !== email) return 'refused'
  // Someone may have signed up with the email since.
  const holder = await accountOf(req.payload, email)
  if (holder && holder.id !== person.id) return 'refused'
  await recordAsSent(req, person)
  await writePerson(req, person.id, { email, pendingEmail: null, verified: true })
  await moveSubscriptions(req, person, email)
  await dropTokens(req, person.id, ['reset-password', 'change-email'])
  await queueAccountMail(req, { kind: 'emailChanged', to: person })
  return 'email-changed'
}
