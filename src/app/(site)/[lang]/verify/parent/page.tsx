import { pageOf, secretPage } from '@/app/(site)/language'
import { Done, Notice } from '@/components/ui/messages/notice'
import { AccountPanel } from '@/features/accounts/components/frames'
import { DecideForm } from '@/features/accounts/components/settings-forms'
import { accountMessages } from '@/features/accounts/messages'
import { accountOfGuardian } from '@/features/accounts/operations/guardian'
import { dayText } from '@/lib/text/format'
import { payloadClient } from '@/server/payload'

export const generateMetadata = secretPage((language) => accountMessages(language).guardian.title)

/** Where a parent consents to the account of a minor, or withdraws consent. */
export default pageOf(async (language, { searchParams }: PageProps<'/[lang]/verify/parent'>) => {
  const messages = accountMessages(language).guardian
  const { token: link, done } = await searchParams
  const person = typeof link === 'string' ? await accountOfGuardian(await payloadClient(), link) : null
  if (!person || typeof link !== 'string')
    return (
      <AccountPanel language={language} title={messages.title}>
        <Notice kind="warn">{messages.dead}</Notice>
      </AccountPanel>
    )
  const { guardianAgreedAt } = person
  return (
    <AccountPanel language={language} title={messages.title}>
      {guardianAgreedAt && <Notice kind="good">{messages.agreedOn(dayText(language, guardianAgreedAt))}</Notice>}
      <Done>{!guardianAgreedAt && done === 'withdrawn' && messages.withdrawn}</Done>
      {messages.lead(person.email).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {!guardianAgreedAt && <DecideForm language={language} link={link} agrees />}
      {guardianAgreedAt && (
        <>
          <p className="text-quiet">{messages.withdrawLead}</p>
          <DecideForm language={language} link={link} agrees={false} />
        </>
      )}
    </AccountPanel>
  )
})
