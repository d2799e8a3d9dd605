import type { ServerProps } from 'payload'
import { ROLE_LABELS, type Role } from '@/cms/access/roles'
import { ReleaseLock } from '@/cms/editing/release-lock'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { studioMessages } from '../messages'
import { DialogFocus } from '../payload-screens/dialog-focus'
import { NamedControls } from '../payload-screens/named-controls'
import { linksFor } from './links-by-role'
import { StudioLogo } from './logo'
import { NavigationLinks } from './navigation-links'
import { SkipLink } from './skip-link'
import type { StudioTask } from './studio'
import { studioPaths } from './studio-paths'

const messages = studioMessages.navigation

const FOCUS = 'rounded-control focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-brand'
const TOP_LINK = `inline-flex min-h-11 items-center px-1 text-brand underline underline-offset-[0.18em] ${FOCUS}`

/** Person signed in, link to the site, and sign-out. */
function TopRow({ name, role }: { name: string; role: Role }) {
  return (
    <nav
      className="flex flex-wrap items-center justify-between gap-x-6 px-(--gutter-h) text-note"
      aria-label={messages.person}
    >
      <a className={`-ms-1 inline-flex min-h-11 items-center px-1 no-underline ${FOCUS}`} href={studioPaths.overview()}>
        <StudioLogo />
      </a>
      <p className="m-0 flex flex-wrap items-center gap-x-4">
        <span className="wrap-anywhere">
          <a className={TOP_LINK} href={studioPaths.account()}>
            {name}
          </a>{' '}
          ({ROLE_LABELS[role]})
        </span>
        <a className={TOP_LINK} href={pathsIn(STUDIO_LANGUAGE).home()}>
          {messages.site}
        </a>
        <a className={TOP_LINK} href={studioPaths.signOut()}>
          {messages.signOut}
        </a>
      </p>
    </nav>
  )
}

interface NavigationProps extends Pick<ServerProps, 'user'> {
  tasks: readonly StudioTask[]
}

/** Header of every studio screen: the person, and the only navigation. */
export function Navigation({ user, tasks }: NavigationProps) {
  return (
    <>
      <SkipLink label={messages.skip} />
      <DialogFocus />
      <NamedControls />
      {user?.collection === 'users' ? <TopRow name={user.fullName || user.email} role={user.role} /> : null}
      <NavigationLinks label={messages.label} within={messages.within} links={linksFor(user ?? null, tasks)} />
      {user ? <ReleaseLock user={String(user.id)} /> : null}
    </>
  )
}
