import Link from 'next/link'
import { accountTexts } from '@/features/accounts/texts'
import { pathsIn } from '@/lib/addresses/paths'
import type { Language } from '@/lib/text/language'
import { TAB_LINKS } from '../account-looks'

/** Between signing in and creating an account; both keep the place that the person came from. */
export function SignInSwitch({ language, creating, next }: { language: Language; creating: boolean; next?: string }) {
  const signInScreenTexts = accountTexts(language).signIn
  const paths = pathsIn(language)
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
