import { createHmac } from 'node:crypto'
import { env } from '@/lib/env'
import { isSameSecret } from '../request/signed-link'

const sign = (issued: string): string =>
  createHmac('sha256', `form-token:${env.PAYLOAD_SECRET ?? ''}`)
    .update(issued)
    .digest('base64url')

/** A signed timestamp of when a form was shown; distinguishes people, who take their time, from bots. */
export function issueFormToken(now = Date.now()): string {
  const issued = now.toString(36)
  return `${issued}.${sign(issued)}`
}

/**
 * Age of a token.
 * @returns seconds, or null if it is missing or invalid
 */
export function ageOfFormToken(token: string | undefined, now = Date.now()): number | null {
  const [issued, signature] = token?.split('.') ?? []
  if (!issued || !signature) return null
  if (!isSameSecret(signature, sign(issued))) return null
  return (now - Number.parseInt(issued, 36)) / 1000
}
