import { type CollectionBeforeOperationHook, Forbidden, type PayloadRequest } from 'payload'
import { env } from '@/lib/env'
import { mailboxOf } from '@/lib/limits/mailbox'
import { networkFrom } from '@/lib/limits/network'
import { countAttempt, type RateLimitName, undoAttempt } from '@/lib/limits/rate-limit'

type Write = 'create' | 'update' | 'delete'

interface WriteLimits {
  writes: readonly Write[]
  perPerson: RateLimitName
  perIp?: RateLimitName
  /** Staff for whom a write is routine and not counted. */
  unless?: (req: PayloadRequest, write: Write) => boolean
}

/**
 * Counts a person's own writes over any route: form, REST or studio. Runs before all other hooks, so that nothing
 * costly happens for visitors, or beyond the limit. Writes with full authority are part of something counted already.
 * @throws Forbidden if not signed in, APIError 429 beyond the limit
 */
export const limitedWrites = ({ writes, perPerson, perIp, unless }: WriteLimits): CollectionBeforeOperationHook =>
  async function countWrite({ args, operation, req }) {
    const write = writes.find((limited) => limited === operation)
    if (!write || ('overrideAccess' in args && args.overrideAccess)) return args
    if (!req.user) throw new Forbidden(req.t)
    if (unless?.(req, write)) return args
    if (perIp) await countIp(req, perIp)
    await countAttempt(req.payload, perPerson, String(req.user.id))
    return args
  }

/**
 * Counts an attempt by the request's network. The server's own writes have none.
 * @throws APIError 429 beyond the limit
 */
export async function countIp(req: PayloadRequest, limit: RateLimitName): Promise<void> {
  const network = networkFrom(req.headers, env.TRUSTED_PROXIES)
  if (network === 'unknown' && req.payloadAPI === 'local') return
  await countAttempt(req.payload, limit, network)
}

/** Request context of a form sent by a person signed in: their account, which requests cannot claim. */
export interface SenderContext {
  senderAccount?: string
}

/**
 * Whose attempt it is: the account, or else the typed mailbox. Typing a stranger's email must not use up its owner's
 * limit.
 */
function senderOf(req: PayloadRequest, email: unknown): string | null {
  const account = (req.context as SenderContext).senderAccount ?? req.user?.id
  if (account) return String(account)
  return typeof email === 'string' && email ? mailboxOf(email) : null
}

/**
 * Counts an attempt of a sender.
 * @throws APIError 429 beyond the limit
 */
export async function countSender(req: PayloadRequest, limit: RateLimitName, email: unknown): Promise<void> {
  const sender = senderOf(req, email)
  if (sender) await countAttempt(req.payload, limit, sender)
}

/** Takes back what `countSender` has counted, where nothing came of it. */
export async function uncountSender(req: PayloadRequest, limit: RateLimitName, email: unknown): Promise<void> {
  const sender = senderOf(req, email)
  if (sender) await undoAttempt(req.payload, limit, sender)
}

/**
 * Counts public submissions by network and sender, by form or REST.
 * @param unless staff who enter any number for others
 */
export const limitedSending = (
  perIp: RateLimitName,
  perSender: RateLimitName,
  unless: (user: PayloadRequest['user']) => boolean,
): CollectionBeforeOperationHook =>
  async function countSending({ args, operation, req }) {
    if (operation !== 'create' || ('overrideAccess' in args && args.overrideAccess) || unless(req.user)) return args
    await countIp(req, perIp)
    await countSender(req, perSender, (args.data as { email?: unknown } | undefined)?.email)
    return args
  }
