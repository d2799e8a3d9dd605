import type { Payload, PayloadRequest } from 'payload'
import { asServer, firstAsServer } from '@/cms/access/access'
import { consentNow } from '@/cms/personal/consent'
import { inTransaction } from '@/lib/database/transaction'
import { env } from '@/lib/env'
import { type Language, languageOf } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import type { User } from '@/payload-types'
import type { SignUp } from '../schema'
import { spendPasswordTime } from '../sign-in/password'
import type { SignInIntent } from '../view'
import { queueAccountMail } from './account-mails'
import { isReserved } from './mailbox/verification'
import { issueToken, lastIntent } from './tokens'

type Guarded = 'writesAs' | 'guardianEmail'

/** The fields of a sign-up, with the form's language. */
export interface NewAccount extends Omit<SignUp, Guarded>, Partial<Pick<SignUp, Guarded>> {
  language?: Language
}

const NO_INTENT: SignInIntent = { next: null, pendingIntent: null }

/** The account of an email, or null. Full authority: no one is signed in while signing up. */
export const accountOf = (payload: Payload, email: string): Promise<User | null> =>
  firstAsServer(payload, 'users', { email: { equals: email } })

/**
 * Queues the mail with the link that verifies an email.
 * @param intent without one, that of the previous mail is used
 */
async function queueVerification(
  req: PayloadRequest,
  user: Pick<User, 'id' | 'email' | 'fullName' | 'language' | 'verified'>,
  intent: SignInIntent = NO_INTENT,
): Promise<void> {
  const carried = intent.next || intent.pendingIntent ? intent : await lastIntent(req, user.id)
  const token = await issueToken(req, { purpose: 'verify-email', user: user.id, ...carried })
  const link = `${env.SITE_URL}${pathsIn(languageOf(user.language)).verify(token)}`
  await queueAccountMail(req, { kind: 'verify', to: user, link })
}

/** Reminds an invited person of the invitation, whose link is the only way into their account. */
export async function remindInvited(req: PayloadRequest, person: User): Promise<void> {
  await queueAccountMail(req, { kind: 'invited', to: person })
}

/**
 * Mails the owner of an existing account a helpful link without changing the account: the request may be a stranger's.
 */
async function mailOwner(payload: Payload, owner: User, intent: SignInIntent): Promise<void> {
  const isInvited = await isReserved(payload, owner)
  await inTransaction(payload, async (req) => {
    if (isInvited) return remindInvited(req, owner)
    if (!owner.verified) return queueVerification(req, owner, intent)
    const link = `${env.SITE_URL}${pathsIn(languageOf(owner.language)).login(intent.next ?? undefined)}`
    await queueAccountMail(req, { kind: 'known', to: owner, link })
  })
}

/** Sends the verification mail again if the account is unverified. */
export async function resendVerificationLink(payload: Payload, email: string, intent: SignInIntent): Promise<void> {
  const account = await accountOf(payload, email)
  if (account && !account.verified) await mailOwner(payload, account, intent)
}

/** Stores a photo of a person, not yet as profile photo. */
export async function storePhoto(req: PayloadRequest, owner: string, squareWebp: Buffer): Promise<string> {
  req.context.photoIsSquare = true
  const photo = await req.payload.create({
    collection: 'profile-photos',
    data: { owner },
    file: { data: squareWebp, mimetype: 'image/webp', name: 'photo.webp', size: squareWebp.length },
    // Full authority: only the server chooses the owner.
    ...asServer(req),
  })
  return photo.id
}

/**
 * Creates an account that waits for verification, or mails the owner of an existing one without changing it. The caller
 * responds the same in both cases.
 * @param photo a square webp, or null
 */
export async function createAccount(
  payload: Payload,
  account: NewAccount,
  photo: Buffer | null,
  intent: SignInIntent = NO_INTENT,
): Promise<void> {
  const existing = await accountOf(payload, account.email)
  if (existing) {
    await spendPasswordTime(account.password)
    return mailOwner(payload, existing, intent)
  }
  try {
    await makeAccount(payload, account, photo, intent)
  } catch (error) {
    // Of concurrent sign-ups the unique index lets one through; the others are treated like later ones.
    const made = await accountOf(payload, account.email)
    if (!made) throw error
    await mailOwner(payload, made, intent)
  }
}

async function makeAccount(payload: Payload, account: NewAccount, photo: Buffer | null, intent: SignInIntent) {
  await inTransaction(payload, async (req) => {
    const user = await payload.create({
      collection: 'users',
      data: {
        ...account,
        ...(account.writesAs === 'parent' ? { kind: 'parent' as const } : {}),
        role: 'applicant',
        verified: false,
        ...(await consentNow(req)),
      },
      ...asServer(req),
    })
    if (photo) await storePhoto(req, user.id, photo)
    await queueVerification(req, user, intent)
  })
}
