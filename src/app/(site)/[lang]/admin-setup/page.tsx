import { pageOf, secretPage } from '@/app/(site)/language'
import { ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/messages/notice'
import { AccountPanel } from '@/features/accounts/components/frames'
import { AdminSetupForm } from '@/features/accounts/components/link-forms'
import { accountMessages } from '@/features/accounts/messages'
import { adminSetupState } from '@/features/accounts/queries'
import { pathsIn } from '@/lib/paths/site-paths'

export const generateMetadata = secretPage((language) => accountMessages(language).adminSetup.askTitle)

export default pageOf(async (language, { searchParams }: PageProps<'/[lang]/admin-setup'>) => {
  const messages = accountMessages(language).adminSetup
  const paths = pathsIn(language)
  const search = await searchParams
  const token = typeof search.token === 'string' ? search.token : null
  const state = await adminSetupState(token)
  if (state === 'open' && token)
    return (
      <AccountPanel language={language} title={messages.title}>
        <AdminSetupForm language={language} token={token} />
      </AccountPanel>
    )
  if (state === 'done')
    return (
      <AccountPanel language={language} title={messages.askTitle}>
        <p>{messages.ask}</p>
        <p>{messages.askContact}</p>
        <p className="flex flex-wrap items-center gap-3">
          <ButtonLink href={paths.contact()}>{messages.contact}</ButtonLink>
          <ButtonLink kind="line" href={paths.dashboard()} prefetch={false}>
            {messages.dashboard}
          </ButtonLink>
        </p>
      </AccountPanel>
    )
  return (
    <AccountPanel language={language} title={messages.noLinkTitle}>
      {token && <Notice kind="warn">{messages.dead}</Notice>}
      <p>{messages.noLink}</p>
      <p>{messages.noLinkCommand}</p>
    </AccountPanel>
  )
})
