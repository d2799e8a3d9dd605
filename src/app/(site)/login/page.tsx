import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Door } from '@/features/accounts/components/door'
import { DoorSwitch } from '@/features/accounts/components/door-switch'
import { SignInForm } from '@/features/accounts/components/sign-in-form'
import { SignUpForm } from '@/features/accounts/components/sign-up-form'
import { type DoorNotice, doorTexts } from '@/features/accounts/texts'
import { savedTexts } from '@/features/saved/texts'
import { ownPath, paths } from '@/lib/paths'
import { sessionUser } from '@/lib/session'

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
  const title = isCreating(await searchParams) ? doorTexts.createAccount : doorTexts.signIn
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
  const notice = doorTexts.notices[single(search.notice) as DoorNotice]
  return (
    <Door title={creating ? doorTexts.createAccount : doorTexts.signIn}>
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
          <p>{doorTexts.signedInAs(user.email)}</p>
          <p>
            <ButtonLink kind="line" href={next} prefetch={false}>
              {doorTexts.goOn}
            </ButtonLink>
          </p>
          <p>{doorTexts.otherAccount}</p>
        </Notice>
      )}
      <DoorSwitch creating={creating} next={next} />
      {creating ? <SignUpForm next={next} /> : <SignInForm next={next} />}
    </Door>
  )
}
