import { redirect } from 'next/navigation'
import { metadataOf, pageOf } from '@/app/(site)/language'
import { writerField } from '@/cms/personal/guardian/guardian-fields'
import { ButtonLink } from '@/components/ui/button'
import { Done, Notice } from '@/components/ui/messages/notice'
import { accountFields, guardianEmailField } from '@/features/accounts/components/account-fields'
import { AccountPanel, SignInSwitch } from '@/features/accounts/components/frames'
import { SignInForm, SignUpForm } from '@/features/accounts/components/sign-in/sign-in-form'
import { accountMessages, type SignInNotice } from '@/features/accounts/messages'
import { savedMessages } from '@/features/saved/messages'
import { type Language, splitPath } from '@/lib/language'
import { ownPath, paths, pathsIn } from '@/lib/paths/site-paths'
import { firstOf, type RawQuery } from '@/lib/request/raw-query'
import { sessionUser } from '@/server/session'

const isCreating = (search: RawQuery) => firstOf(search.mode) === 'create'

/** What a visitor coming from a save button wanted to save. */
function wantedToSave(language: Language, next: string | undefined): 'college' | 'job' | undefined {
  const target = new URL(next ?? '/', 'http://localhost')
  if (splitPath(target.pathname).path !== '/saved/return') return undefined
  return target.searchParams.get('to')?.startsWith(pathsIn(language).jobs()) ? 'job' : 'college'
}

export const generateMetadata = metadataOf(async (language, { searchParams }: PageProps<'/[lang]/login'>) => {
  const signInScreenMessages = accountMessages(language).signIn
  const title = isCreating(await searchParams) ? signInScreenMessages.createAccount : signInScreenMessages.signIn
  return { title, robots: 'noindex', path: ({ login }) => login() }
})

export default pageOf(async (language, { searchParams }: PageProps<'/[lang]/login'>) => {
  const signInScreenMessages = accountMessages(language).signIn
  const search = await searchParams
  const requested = firstOf(search.next)
  const next = ownPath(requested, '') || undefined
  const user = await sessionUser()
  // The studio checks access again; redirecting a person it has just sent here would loop.
  if (user && !next?.startsWith(paths.studio())) redirect(next ?? pathsIn(language).dashboard())
  const creating = isCreating(search)
  const saving = wantedToSave(language, next)
  const notice = accountMessages(language).signInPage.notices[firstOf(search.notice) as SignInNotice]
  const { inputs, common } = accountMessages(language)
  const { fullName, email, phone, firstPassword, password, photo } = accountFields(language)
  const form = { language, messages: signInScreenMessages, failed: common.unexpected, next }
  return (
    <AccountPanel
      language={language}
      title={creating ? signInScreenMessages.createAccount : signInScreenMessages.signIn}
    >
      <Done>{notice}</Done>
      {saving && <Notice>{savedMessages(language)[saving].signInFirst}</Notice>}
      {user && next && (
        <Notice>
          <p>{accountMessages(language).signInPage.signedInAs(user.email)}</p>
          <p>
            <ButtonLink kind="line" href={next} prefetch={false}>
              {accountMessages(language).signInPage.goOn}
            </ButtonLink>
          </p>
          <p>{accountMessages(language).signInPage.otherAccount}</p>
        </Notice>
      )}
      <SignInSwitch language={language} creating={creating} next={next} />
      {creating ? (
        <SignUpForm
          {...form}
          fields={[
            fullName,
            { ...email, hint: inputs.hints.email },
            phone,
            firstPassword,
            writerField(language),
            { ...guardianEmailField(language), onlyFor: 'minor' },
            { ...photo, hint: inputs.hints.photo, optional: signInScreenMessages.optional },
          ]}
          consent={inputs.consent}
        />
      ) : (
        <SignInForm {...form} fields={[email, password]} />
      )}
    </AccountPanel>
  )
})
