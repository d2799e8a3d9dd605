import { metadataOf, routeLanguage } from '@/app/(site)/language'
import { Notice } from '@/components/ui/messages/notice'
import { DecideForm } from '@/features/accounts/components/guardian-forms'
import { AccountPanel } from '@/features/accounts/components/sign-in/account-panel'
import { accountMessages } from '@/features/accounts/messages'
import { accountOfGuardian } from '@/features/accounts/operations/guardian'
import { dayText } from '@/lib/text/format'
import { payloadClient } from '@/server/payload'

export const generateMetadata = metadataOf((language) => ({
  title: accountMessages(language).guardian.title,
  hasSecretPath: true,
}))

/** Where a parent agrees to the account of somebody under 18, and withdraws. */
export default async function ParentPage({ searchParams }: PageProps<'/[lang]/verify/parent'>) {
  const language = await routeLanguage()
  const texts = accountMessages(language).guardian
  const { token: link } = await searchParams
  const person = typeof link === 'string' ? await accountOfGuardian(await payloadClient(), link) : null
  if (!person || typeof link !== 'string')
    return (
      <AccountPanel language={language} title={texts.title}>
        <Notice kind="warn">{texts.dead}</Notice>
      </AccountPanel>
    )
  const { guardianAgreedAt } = person
  return (
    <AccountPanel language={language} title={texts.title}>
      {guardianAgreedAt && <Notice kind="good">{texts.agreedOn(dayText(language, guardianAgreedAt))}</Notice>}
      {texts.lead(person.email).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {!guardianAgreedAt && <DecideForm language={language} link={link} agrees />}
      {guardianAgreedAt && (
        <>
          <p className="text-quiet">{texts.withdrawLead}</p>
          <DecideForm language={language} link={link} agrees={false} />
        </>
      )}
    </AccountPanel>
  )
}
