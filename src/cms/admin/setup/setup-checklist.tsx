import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { env } from '@/lib/env'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { enumerated } from '@/lib/text/format'
import { countFailedMails } from '../../database/payload-mail-jobs'
import { studioMessages } from '../messages'
import { TestMailButton } from './test-mail-button'

const messages = studioMessages.setup

/** A step of the initial setup; features add theirs. */
export interface SetupStep {
  label: string
  isDone: boolean
  href?: string
  note?: string
  act?: ReactNode
}

/** Whether mails are really sent: a mail server is configured, and none is stuck. */
export async function mailStep({ payload }: PayloadRequest): Promise<SetupStep> {
  const { total, waiting } = await countFailedMails(payload)
  const isSet = Boolean(env.SMTP_URL && !env.MAILBOX_URL)
  return {
    label: messages.mail,
    isDone: isSet && total + waiting === 0,
    note: messages.mailHow,
    act: <TestMailButton />,
  }
}

/** Remaining setup steps; disappears when all are done. */
export function SetupChecklist({ steps }: { steps: readonly SetupStep[] }) {
  const open = steps.filter(({ isDone }) => !isDone)
  const done = steps.filter(({ isDone }) => isDone)
  if (open.length === 0) return null
  return (
    <section aria-labelledby="setup">
      <h2 id="setup">{messages.title(open.length)}</h2>
      <ul className="border-t border-rule">
        {open.map(({ label, href, note, act }) => (
          <li
            key={label}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule py-[0.3rem]"
          >
            <span className="min-w-0">
              {href ? (
                <a className="max-md:inline-flex max-md:min-h-11 max-md:items-center" href={href}>
                  {label}
                </a>
              ) : (
                label
              )}
              {note ? <span className="block text-note text-quiet">{note}</span> : null}
            </span>
            {act ? <span>{act}</span> : null}
          </li>
        ))}
      </ul>
      {done.length > 0 ? (
        <p className="mt-2 text-note text-quiet">
          <b className="font-medium">{messages.done}</b>{' '}
          {enumerated(
            STUDIO_LANGUAGE,
            done.map(({ label }) => label),
          )}
        </p>
      ) : null}
    </section>
  )
}
