import { createHash, createHmac, randomBytes } from 'node:crypto'
import { env } from '@/lib/env'

/** What a new link is made from. */
export const newLinkSeed = (): string => randomBytes(32).toString('base64url')

/**
 * The link by which a hospital manages a vacancy: made from the seed of its row and the secret of the server, so that
 * every mail can hold it again while the database alone gives none.
 */
export const linkOf = (seed: string): string =>
  createHmac('sha256', `vacancy-posting:${env.PAYLOAD_SECRET ?? ''}`)
    .update(seed)
    .digest('base64url')

/** What is kept of a link to find its row by. */
export const hashOfLink = (link: string): string => createHash('sha256').update(link).digest('hex')

/** Whether a text can be a link of ours: 256 bits in base64url. */
export const isLink = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{43}$/.test(text)
