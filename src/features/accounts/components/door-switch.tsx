import Link from 'next/link'
import { paths } from '@/lib/paths'
import { doorTexts } from '../texts'
import { TAB_LINKS } from './account-looks'

/** Between signing in and creating an account; both keep the place that the person came from. */
export function DoorSwitch({ creating, next }: { creating: boolean; next?: string }) {
  return (
    <nav className={TAB_LINKS.bar} aria-label={doorTexts.switchLabel}>
      <Link className={TAB_LINKS.link} href={paths.login(next)} aria-current={creating ? undefined : 'page'} replace>
        {doorTexts.signIn}
      </Link>
      <Link className={TAB_LINKS.link} href={paths.signUp(next)} aria-current={creating ? 'page' : undefined} replace>
        {doorTexts.createAccount}
      </Link>
    </nav>
  )
}
