import Link from 'next/link'
import { signInScreenTexts } from '@/features/accounts/texts'
import { paths } from '@/lib/addresses/paths'
import { TAB_LINKS } from '../account-looks'

/** Between signing in and creating an account; both keep the place that the person came from. */
export function SignInSwitch({ creating, next }: { creating: boolean; next?: string }) {
  return (
    <nav className={TAB_LINKS.bar} aria-label={signInScreenTexts.switchLabel}>
      <Link className={TAB_LINKS.link} href={paths.login(next)} aria-current={creating ? undefined : 'page'} replace>
        {signInScreenTexts.signIn}
      </Link>
      <Link className={TAB_LINKS.link} href={paths.signUp(next)} aria-current={creating ? 'page' : undefined} replace>
        {signInScreenTexts.createAccount}
      </Link>
    </nav>
  )
}
