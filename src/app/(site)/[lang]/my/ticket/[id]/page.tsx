import type { Metadata } from 'next'
import { pageOf, routeLanguage } from '@/app/(site)/language'
import { pageMetadata } from '@/components/seo/page-metadata'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/messages/empty-state'
import { pageMessages } from '@/features/pages/messages'
import { isTicketLink, ticketPath } from '@/features/pages/ticket-link'
import { env } from '@/lib/env'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'

export const dynamic = 'force-dynamic'
export const generateMetadata = async (): Promise<Metadata> => {
  const language = await routeLanguage()
  return {
    ...pageMetadata(language, { title: pageMessages(language).ticket.title, robots: 'noindex, nofollow' }),
    referrer: 'no-referrer',
  }
}

/** The helpdesk's ticket page in a frame. Headers against caching and referrers are in next.config.mjs. */
export default pageOf(async (language, { params, searchParams }: PageProps<'/[lang]/my/ticket/[id]'>) => {
  const messages = pageMessages(language).ticket
  const [{ id }, { access_token: token }] = await Promise.all([params, searchParams])
  if (!isTicketLink(id, token))
    return <Message language={language} title={messages.incomplete} help={messages.incompleteHelp} />
  const src = env.HELPDESK_URL ? ticketPath(env.HELPDESK_URL, id, token) : null
  if (!src) return <Message language={language} title={messages.notConfigured} help={messages.notConfiguredHelp} />
  return (
    <div className="wrap py-section">
      <h1 className="mb-4 text-h2">{messages.title}</h1>
      <iframe
        className="block h-[800px] w-full border-0 bg-raised"
        src={src}
        title={messages.frame}
        height={800}
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
      />
    </div>
  )
})

const Message = ({ language, title, help }: { language: Language; title: string; help: string }) => (
  <div className="wrap py-section">
    <EmptyState
      level="h1"
      seed="ticket"
      title={title}
      actions={<ButtonLink href={pathsIn(language).contact()}>{pageMessages(language).ticket.contact}</ButtonLink>}
    >
      {help}
    </EmptyState>
  </div>
)
