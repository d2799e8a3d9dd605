import type { ReactNode } from 'react'
import { ArrowLink, Button, ButtonLink } from '@/components/ui/button'
import { LanguageInput } from '@/components/ui/forms/hidden-fields'
import { Notice } from '@/components/ui/messages/notice'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { DONE_FRAGMENT } from '@/lib/paths/with-query'
import { endByLink, revokeByLink } from '../actions'
import { subscriptionMessages } from '../messages'

/** A masked email that only its owner can complete: `a•••@example.org`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}

const NARROW = 'wrap max-w-[56rem]'

/** Head of the page that manages a mailbox: the email, and a confirmation of the last action. */
export function ManageHead({ language, email, done }: { language: Language; email: string; done: unknown }) {
  const { manage } = subscriptionMessages(language)
  return (
    <div className={`${NARROW} grid gap-3 pt-[clamp(1.5rem,1rem+2vw,2.75rem)] pb-2`}>
      <h1 className="text-h2">{manage.title}</h1>
      <p>
        {manage.for} <b>{maskedEmail(email)}</b>
        {manage.afterAddress}
        {manage.lead}
      </p>
      <DoneNotice language={language} done={done} />
    </div>
  )
}

/** What was done last, as the URL says; its fragment leads here. */
export function DoneNotice({ language, done }: { language: Language; done: unknown }) {
  const text = Object.entries(subscriptionMessages(language).done).find(([code]) => code === done)?.[1]
  return (
    text && (
      <div id={DONE_FRAGMENT} tabIndex={-1} className="scroll-mt-24 focus:outline-0 focus-visible:outline-offset-4">
        <Notice kind={done === 'too-many' ? 'bad' : 'good'} live>
          {text}
        </Notice>
      </div>
    )
  )
}

/** Below the list: ending everything, revoking leaked links, and the account. */
export function ManageFoot({ language, token, count }: { language: Language; token: string; count: number }) {
  const { manage } = subscriptionMessages(language)
  const paths = pathsIn(language)
  const form = (what: 'endAll' | 'revoke', action: (form: FormData) => Promise<void>, look = '') => (
    <form action={action} className={`grid gap-2 ${look}`}>
      <h2 className="text-h4">{manage[what]}</h2>
      <p className="text-sm text-quiet">{manage[`${what}Hint`]}</p>
      <input type="hidden" name="token" value={token} />
      <LanguageInput language={language} />
      <p>
        <Button type="submit" kind="line">
          {manage[`${what}Button`]}
        </Button>
      </p>
    </form>
  )
  return (
    <div className={`${NARROW} grid gap-8 pt-4 pb-section`}>
      {count > 0 && form('endAll', endByLink, 'rounded-card border border-rule bg-sunk p-5')}
      {form('revoke', revokeByLink)}
      <section className="grid gap-1">
        <h2 className="text-h4">{manage.account}</h2>
        <p>{manage.accountHint}</p>
        <p>
          <ArrowLink href={paths.signUp(paths.dashboard())}>{manage.accountLink}</ArrowLink>
        </p>
      </section>
    </div>
  )
}

/** A page of one sentence and one button, for links in mails. */
export function LinkPanel({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className={`${NARROW} grid justify-items-start gap-4 pt-[clamp(1.5rem,1rem+2vw,2.75rem)] pb-section`}>
      <h1 className="text-h2">{title}</h1>
      {children}
    </div>
  )
}

interface DeadLinkProps {
  language: Language
  title: string
  /** How one goes on: a sentence and a link; by default to the dashboard. */
  next?: { again: string; browse: string; href: string }
}

/** In place of what an invalid link would have opened: why, and how one goes on. */
export function DeadLink({ language, title, next }: DeadLinkProps) {
  const { dead, manage } = subscriptionMessages(language)
  const { again, browse, href } = next ?? { ...manage, href: pathsIn(language).dashboard() }
  return (
    <LinkPanel title={title}>
      <Notice kind="warn">
        <p>{dead}</p>
        <p>{again}</p>
      </Notice>
      <ButtonLink href={href}>{browse}</ButtonLink>
    </LinkPanel>
  )
}

interface RowProps {
  language: Language
  /** Id of the subscription; `token` is the link that manages it. */
  id: string
  token: string
  title: ReactNode
  /** Redirect after it has ended; the manage page by default. */
  back?: string
  /** Lines of text below the title. */
  lines: readonly string[]
  /** A form that changes it. */
  change?: ReactNode
}

/** A subscription, with its form and the button that ends it. */
export function SubscriptionRow({ language, id, token, title, back, lines, change }: RowProps) {
  // On the manage page the rows follow its title, elsewhere the heading of their section.
  const Heading = back ? 'h3' : 'h2'
  return (
    <article className="grid gap-3 border-t border-rule py-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start sm:gap-6">
      <div className="grid gap-1">
        <Heading className="text-h4">{title}</Heading>
        {lines.map((line) => (
          <p key={line} className="text-sm text-quiet">
            {line}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap items-end gap-3">
        {change}
        <form action={endByLink}>
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="subscription" value={id} />
          {back && <input type="hidden" name="back" value={back} />}
          <LanguageInput language={language} />
          <Button type="submit" kind="bare" className="ms-0">
            {subscriptionMessages(language).manage.endOne}
          </Button>
        </form>
      </div>
    </article>
  )
}
