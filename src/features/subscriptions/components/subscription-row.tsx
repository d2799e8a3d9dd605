import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { LanguageInput } from '@/components/ui/forms/hidden-fields'
import type { Language } from '@/lib/language'
import { endByLink } from '../actions'
import { subscriptionMessages } from '../messages'

interface RowProps {
  language: Language
  /** The id of the subscription, and the link by which it is managed. */
  id: string
  token: string
  title: ReactNode
  /** Where to go when it has ended; the page that manages it without one. */
  back?: string
  /** What is said of it, line by line. */
  lines: readonly string[]
  /** What can be changed of it, as a form. */
  change?: ReactNode
}

/** One thing that we send, with what can be changed of it and the button that ends it. */
export function SubscriptionRow({ language, id, token, title, back, lines, change }: RowProps) {
  // On the page of the link rows stand right below its title, elsewhere below the heading of their part.
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
