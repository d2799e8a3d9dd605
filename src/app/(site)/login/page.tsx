import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/messages/notice'
import { AccountPanel } from '@/features/accounts/components/sign-in/account-panel'
import { SignInForm } from '@/features/accounts/components/sign-in/sign-in-form'
import { SignInSwitch } from '@/features/accounts/components/sign-in/sign-in-switch'
import { SignUpForm } from '@/features/accounts/components/sign-in/sign-up-form'
import { type SignInNotice, signInScreenTexts } from '@/features/accounts/texts'
import { savedTexts } from '@/features/saved/texts'
import { ownPath, paths } from '@/lib/addresses/paths'
import { sessionUser } from '@/server/session'

type LoginSearch = Promise<Record<string, string | string[] | undefined>>

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)
const isCreating = (search: Awaited<LoginSearch>) => single(search.mode) === 'create'

/** What somebody who comes from a save button wanted to keep. */
function wantedToSave(next: string | undefined): 'college' | 'job' | undefined {
  const address = new URL(next ?? '/', 'http://localhost')
  if (address.pathname !== '/saved/return') return undefined
  return address.searchParams.get('to')?.startsWith(paths.jobs()) ? 'job' : 'college'
}

export async function generateMetadata({ searchParams }: { searchParams: LoginSearch }): Promise<Metadata> {
  const title = isCreating(await searchParams) ? signInScreenTexts.createAccount : signInScreenTexts.signIn
  return { title, robots: { index: false }, alternates: { canonical: paths.login() } }
}

export default async function LoginPage({ searchParams }: { searchParams: LoginSearch }) {
  const search = await searchParams
  const asked = single(search.next)
  const next = ownPath(asked, '') || undefined
  const user = await sessionUser()
  // The studio decides anew who may enter; sending it somebody who was just sent from there would go round in circles.
  if (user && !next?.startsWith(paths.studio())) redirect(next ?? paths.dashboard())
  const creating = isCreating(search)
  const saving = wantedToSave(next)
  const notice = signInScreenTexts.notices[single(search.notice) as SignInNotice]
  return (
    <AccountPanel title={creating ? signInScreenTexts.createAccount : signInScreenTexts.signIn}>
      {notice && (
        <Notice kind="good" live>
          <p>{notice}</p>
        </Notice>
      )}
      {saving && (
        <Notice>
          <p>{savedTexts[saving].signInFirst}</p>
        </Notice>
      )}
      {user && next && (
        <Notice>
          <p>{signInScreenTexts.signedInAs(user.email)}</p>
          <p>
            <ButtonLink kind="line" href={next} prefetch={false}>
              {signInScreenTexts.goOn}
            </ButtonLink>
          </p>
          <p>{signInScreenTexts.otherAccount}</p>
        </Notice>
      )}
      <SignInSwitch creating={creating} next={next} />
      {creating ? <SignUpForm next={next} /> : <SignInForm next={next} />}
    </AccountPanel>
  )
}
