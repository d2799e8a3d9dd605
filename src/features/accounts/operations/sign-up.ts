import type { Payload, PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'
import { consentNow } from '@/cms/personal/consent'
import { inTransaction } from '@/lib/database/transaction'
import { env } from '@/lib/env'
import { type Language, languageOf, pathsIn } from '@/lib/language'
import type { User } from '@/payload-types'
import type { SignUp } from '../schema'
import { spendPasswordTime } from '../sign-in/password'
import type { SignInIntent } from '../view'
import { queueAccountMail } from './account-mails'
import { isReserved } from './mailbox/verification'
import { issueToken, lastIntent } from './tokens'

type Guarded = 'writesAs' | 'guardianEmail'

/** What somebody who signs up has said, in the language of the form. */
export interface NewAccount extends Omit<SignUp, Guarded>, Partial<Pick<SignUp, Guarded>> {
  language?: Language
}

const NO_INTENT: SignInIntent = { next: null, pendingIntent: null }

/** The account of an address, whoever asks; null when there is none. Full authority: signing up happens without one. */
export async function accountOf(payload: Payload, email: string): Promise<User | null> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    limit: 1,
    ...asServer(),
  })
  return docs[0] ?? null
}

/**
 * Queues the mail with the link that verifies an address.
 * @param intent what the person was about; of an earlier mail where this one was asked for without any
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

/** Reminds somebody who was invited of that mail: their account opens by its link and by nothing else. */
export async function tellInvited(req: PayloadRequest, person: User): Promise<void> {
  await queueAccountMail(req, { kind: 'invited', to: person })
}

/**
 * Sends whatever mail helps the owner of an address that has an account, and leaves the account as it is: who asks has
 * shown nothing yet.
 */
async function writeToOwner(payload: Payload, owner: User, intent: SignInIntent): Promise<void> {
  const isInvited = await isReserved(payload, owner)
  await inTransaction(payload, async (req) => {
    if (isInvited) return tellInvited(req, owner)
    if (!owner.verified) return queueVerification(req, owner, intent)
    const link = `${env.SITE_URL}${pathsIn(languageOf(owner.language)).login(intent.next ?? undefined)}`
    await queueAccountMail(req, { kind: 'known', to: owner, link })
  })
}

/** Sends the verification mail again, to who has one to come; says nothing to anybody else. */
export async function verifyAgain(payload: Payload, email: string, intent: SignInIntent): Promise<void> {
  const account = await accountOf(payload, email)
  if (account && !account.verified) await writeToOwner(payload, account, intent)
}

/** Sets a photo that waits for its owner's verification. */
export async function storePhoto(req: PayloadRequest, owner: string, squareWebp: Buffer): Promise<string> {
  req.context.photoIsSquare = true
  const photo = await req.payload.create({
    collection: 'profile-photos',
    data: { owner },
    file: { data: squareWebp, mimetype: 'image/webp', name: 'photo.webp', size: squareWebp.length },
    // Full authority: the owner is nobody's choice but ours here.
    ...asServer(req),
  })
  return photo.id
}

/**
 * Makes an account that waits for verification, or writes to the owner of an existing one by mail and changes nothing
 * about it. The caller answers the same in both cases.
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
    return writeToOwner(payload, existing, intent)
  }
  try {
    await makeAccount(payload, account, photo, intent)
  } catch (error) {
    // Of several sign-ups at once the unique index let one through; the others are told what a later one would be.
    const made = await accountOf(payload, account.email)
    if (!made) throw error
    await writeToOwner(payload, made, intent)
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
