import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '@/lib/request/signed-link'
import { KNOWN_DEVICE_SECONDS } from '../limits'

/** Remembers who has signed in with a browser. It grants no access, only a separate limit of attempts. */
export const KNOWN_DEVICE_COOKIE = 'known-device'

/** The limit of people sharing a browser. */
const MAX_PEOPLE = 5
const SEPARATOR = '~'

const signatureOf = (secret: string, email: string, moment: string, name: string) =>
  createHmac('sha256', secret).update(['known-device', email, moment, name].join('\n')).digest('base64url')

const marksOf = (cookie: string | undefined) => (cookie ?? '').split(SEPARATOR).slice(0, MAX_PEOPLE)

/** The device's name in a mark, if the mark is authentic, of this account and not too old. */
function nameIn(mark: string, email: string, secret: string): string | null {
  const [moment = '', name = '', signature = ''] = mark.split('.')
  if (!isSameSecret(signature, signatureOf(secret, email, moment, name))) return null
  const age = Date.now() / 1000 - Number.parseInt(moment, 36)
  return age >= 0 && age < KNOWN_DEVICE_SECONDS ? name : null
}

/** The device's random name from its cookie; null if the account does not know the browser. */
export function knownDevice(cookie: string | undefined, email: string, secret: string): string | null {
  for (const mark of marksOf(cookie)) {
    const name = nameIn(mark, email, secret)
    if (name) return name
  }
  return null
}

/** The cookie with an account added; others who use the browser stay remembered. */
export function withKnownDevice(cookie: string | undefined, email: string, secret: string): string {
  const moment = Math.floor(Date.now() / 1000).toString(36)
  const name = knownDevice(cookie, email, secret) ?? randomBytes(12).toString('base64url')
  const others = marksOf(cookie).filter((mark) => mark && !nameIn(mark, email, secret))
  const mark = [moment, name, signatureOf(secret, email, moment, name)].join('.')
  return [mark, ...others].slice(0, MAX_PEOPLE).join(SEPARATOR)
}
