import type { Payload, TaskConfig } from 'payload'
import { offerReset } from '../operations/passwords'
import { verifyAgain } from '../operations/sign-up'
import type { SignInIntent } from '../view'

const TRIES = 5

/** A link that somebody asks for by typing an address. */
export interface AccountLink extends SignInIntent {
  kind: 'reset-password' | 'verify-email'
  to: string
}

/**
 * Has the link sent from the queue. Whether the address has an account is looked up there, so that asking takes the
 * same work, and the same time, for every address.
 */
export async function queueAccountLink(payload: Payload, link: AccountLink): Promise<void> {
  await payload.jobs.queue({ task: 'send-account-link', input: link })
}

/** Looks up whose address it is, and queues the mail where there is somebody to write to. */
export const sendAccountLinkTask: TaskConfig<{ input: AccountLink; output: object }> = {
  slug: 'send-account-link',
  label: 'Send a link for an account',
  retries: { attempts: TRIES, backoff: { type: 'exponential', delay: 5000 } },
  inputSchema: [
    { name: 'kind', type: 'select', options: ['reset-password', 'verify-email'], required: true },
    { name: 'to', type: 'text', required: true },
    { name: 'next', type: 'text' },
    { name: 'pendingIntent', type: 'text' },
  ],
  handler: async ({ input: { kind, to, next = null, pendingIntent = null }, req: { payload } }) => {
    if (kind === 'reset-password') await offerReset(payload, to, next)
    else await verifyAgain(payload, to, { next, pendingIntent })
    return { output: {} }
  },
}
