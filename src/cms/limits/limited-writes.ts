import { type CollectionBeforeOperationHook, Forbidden, type PayloadRequest } from 'payload'
import { env } from '@/lib/env'
import { mailboxOf } from '@/lib/limits/mailbox'
import { networkFrom } from '@/lib/limits/network'
import { countAttempt, type RateLimitName, takeBackAttempt } from '@/lib/limits/rate-limit'

type Write = 'create' | 'update' | 'delete'

interface WriteLimits {
  writes: readonly Write[]
  perPerson: RateLimitName
  perIp?: RateLimitName
  /** Whose work a write is, and no attempt to be counted. */
  unless?: (req: PayloadRequest, write: Write) => boolean
}

/**
 * Counts the writes that people make in their own name, whichever door they come by: a form, REST or the studio.
 * Stands before every other hook, so that nothing costly is done for a visitor, or beyond the limit. Writes with full
 * authority are steps of something else, which has been counted.
 * @throws Forbidden for who is not signed in, APIError 429 beyond the limit
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
 * Counts an attempt of the network that a request came from. What the server does by itself came from none.
 * @throws APIError 429 beyond the limit
 */
export async function countIp(req: PayloadRequest, limit: RateLimitName): Promise<void> {
  const network = networkFrom(req.headers, env.TRUSTED_PROXIES)
  if (network === 'unknown' && req.payloadAPI === 'local') return
  await countAttempt(req.payload, limit, network)
}

/** The context of a write whose form was sent by somebody signed in: their account, which no request can state itself. */
export interface SenderContext {
  senderAccount?: string
}

/**
 * Whose attempt it is: who is signed in, or else the mailbox that was typed. Who types somebody's address as a stranger
 * uses up nothing of its owner's.
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
  if (sender) await takeBackAttempt(req.payload, limit, sender)
}

/**
 * Counts what anybody may send, by its network and by its sender, whether it comes by a form or over REST.
 * @param unless who enters for others as many as they like
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
