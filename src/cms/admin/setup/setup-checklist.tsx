import type { ReactNode } from 'react'
import { env } from '@/lib/env'
import { overviewPart } from '../desk/looks'
import { studioTexts } from '../texts'

const texts = studioTexts.setup

/** One thing to do before the site is really its owners'; features add theirs. */
export interface SetupStep {
  label: string
  isDone: boolean
  /** Where it is done. */
  href?: string
  note?: string
  act?: ReactNode
}

/** Whether mails leave the machine. */
export const mailStep = (): SetupStep => ({
  label: texts.mail,
  isDone: Boolean(env.SMTP_URL && !env.MAILBOX_URL),
  note: texts.mailHow,
})

/** What is left to do before the site is really theirs; gone when all is done. */
export function SetupChecklist({ steps }: { steps: SetupStep[] }) {
  const left = steps.filter(({ isDone }) => !isDone).length
  if (left === 0) return null
  return (
    <section className={overviewPart}>
      <h2>{texts.title(left)}</h2>
      <ul>
        {steps.map(({ label, isDone, href, note, act }) => (
          <li key={label} className={`flex gap-[0.6rem] py-[0.35rem] ${isDone ? 'text-quiet' : ''}`}>
            <span aria-hidden="true">{isDone ? '✓' : '○'}</span>
            <span>
              {isDone || !href ? label : <a href={href}>{label}</a>}
              <span className="sr-only"> {isDone ? texts.done : texts.open}</span>
              {note && !isDone ? <span className="text-quiet"> {note}</span> : null}
              {act && !isDone ? <> {act}</> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
