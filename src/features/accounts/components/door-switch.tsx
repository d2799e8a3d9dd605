import Link from 'next/link'
import { paths } from '@/lib/paths'
import { doorTexts } from '../texts'

/** Between signing in and creating an account; both keep the place that the person came from. */
export function DoorSwitch({ creating, next }: { creating: boolean; next?: string }) {
  return (
    <nav className="switch" aria-label={doorTexts.switchLabel}>
      <Link href={paths.login(next)} aria-current={creating ? undefined : 'page'} replace>
        {doorTexts.signIn}
      </Link>
      <Link href={paths.signUp(next)} aria-current={creating ? 'page' : undefined} replace>
        {doorTexts.createAccount}
      </Link>
    </nav>
  )
}
