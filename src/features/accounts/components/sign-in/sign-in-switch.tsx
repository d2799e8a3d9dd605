import Link from 'next/link'
import { accountMessages } from '@/features/accounts/messages'
import { type Language, pathsIn } from '@/lib/language'
import { TAB_LINKS } from '../account-styles'

/** Between signing in and creating an account; both keep the place that the person came from. */
export function SignInSwitch({ language, creating, next }: { language: Language; creating: boolean; next?: string }) {
  const signInScreenMessages = accountMessages(language).signIn
  const paths = pathsIn(language)
  return (
    <nav className={TAB_LINKS.bar} aria-label={signInScreenMessages.switchLabel}>
      <Link className={TAB_LINKS.link} href={paths.login(next)} aria-current={creating ? undefined : 'page'} replace>
        {signInScreenMessages.signIn}
      </Link>
      <Link className={TAB_LINKS.link} href={paths.signUp(next)} aria-current={creating ? 'page' : undefined} replace>
        {signInScreenMessages.createAccount}
      </Link>
    </nav>
  )
}
