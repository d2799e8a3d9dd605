import { ArrowLink, Button } from '@/components/ui/button'
import { LanguageInput } from '@/components/ui/forms/hidden-fields'
import { Notice } from '@/components/ui/messages/notice'
import { type Language, pathsIn } from '@/lib/language'
import { endByLink, revokeByLink } from '../actions'
import { maskedEmail } from '../masked-email'
import { subscriptionMessages } from '../messages'

const NARROW = 'wrap max-w-[56rem]'

/** The head of the page that manages a mailbox: whose it is, and what was just done. */
export function ManageHead({ language, email, done }: { language: Language; email: string; done: unknown }) {
  const { manage, done: doneMessages } = subscriptionMessages(language)
  const said = Object.entries(doneMessages).find(([code]) => code === done)?.[1]
  return (
    <div className={`${NARROW} grid gap-3 pt-[clamp(1.5rem,1rem+2vw,2.75rem)] pb-2`}>
      <h1 className="text-h2">{manage.title}</h1>
      <p>
        {manage.for} <b>{maskedEmail(email)}</b>
        {manage.afterAddress}
        {manage.lead}
      </p>
      {said && (
        <Notice kind={done === 'too-many' ? 'bad' : 'good'} live>
          {said}
        </Notice>
      )}
    </div>
  )
}

/** What stands below the list: ending everything, links that got into wrong hands, and the account. */
export function ManageFoot({ language, token, count }: { language: Language; token: string; count: number }) {
  const { manage } = subscriptionMessages(language)
  const paths = pathsIn(language)
  const marks = (
    <>
      <input type="hidden" name="token" value={token} />
      <LanguageInput language={language} />
    </>
  )
  return (
    <div className={`${NARROW} grid gap-8 pt-4 pb-section`}>
      {count > 0 && (
        <form action={endByLink} className="grid gap-2 rounded-card border border-rule bg-sunk p-5">
          <h2 className="text-h4">{manage.endAll}</h2>
          <p className="text-sm text-quiet">{manage.endAllHint}</p>
          {marks}
          <p>
            <Button type="submit" kind="line">
              {manage.endAllButton}
            </Button>
          </p>
        </form>
      )}
      <form action={revokeByLink} className="grid gap-2">
        <h2 className="text-h4">{manage.revoke}</h2>
        <p className="text-sm text-quiet">{manage.revokeHint}</p>
        {marks}
        <p>
          <Button type="submit" kind="line">
            {manage.revokeButton}
          </Button>
        </p>
      </form>
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

/** A page of one sentence and one button, for what a link of a mail leads to. */
export function LinkPanel({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className={`${NARROW} grid justify-items-start gap-4 pt-[clamp(1.5rem,1rem+2vw,2.75rem)] pb-section`}>
      <h1 className="text-h2">{title}</h1>
      {children}
    </div>
  )
}
