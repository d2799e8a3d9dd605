import { ActionForm } from '@/components/ui/forms/action-form'
import type { Language } from '@/lib/language'
import { askParent, decideByLink, sayOfAge } from '../actions/guardian'
import { accountMessages } from '../messages'
import { guardianEmailField } from './account-fields'

const common = (language: Language) => {
  const { common: messages, settingsForms } = accountMessages(language)
  return { language, failed: messages.unexpected, busy: settingsForms.working, success: 'stays' } as const
}

/** One answer of a parent: a button. */
export function DecideForm({ language, link, agrees }: { language: Language; link: string; agrees: boolean }) {
  const { agree, withdraw } = accountMessages(language).guardian
  return (
    <ActionForm
      {...common(language)}
      name={agrees ? 'agree' : 'withdraw'}
      action={decideByLink}
      hidden={{ token: link, agrees: agrees ? 'yes' : 'no' }}
      kind={agrees ? 'act' : 'line'}
      submit={agrees ? agree : withdraw}
    />
  )
}

/** Names a parent or asks them again, and the button of who has turned 18. */
export function ParentForms({
  language,
  email,
  asks,
}: {
  language: Language
  email?: string | null
  /** Nobody has agreed yet. */
  asks: boolean
}) {
  const messages = accountMessages(language).guardian
  return (
    <>
      {asks && (
        <ActionForm
          {...common(language)}
          name="parent"
          action={askParent}
          fields={[{ ...guardianEmailField(language), value: email ?? undefined }]}
          kind="line"
          submit={messages.ask}
        />
      )}
      <ActionForm {...common(language)} name="of-age" action={sayOfAge} kind="line" submit={messages.ofAge} />
    </>
  )
}
