import type { PayloadRequest, ServerProps } from 'payload'
import { permits } from '@/cms/access/access'
import { ReleaseLock } from '@/cms/editing/release-lock'
import { studioTexts } from '../texts'
import { NavigationLinks } from './navigation-links'
import type { StudioTask } from './studio'
import { studioPaths } from './studio-paths'

const texts = studioTexts.navigation

/** The daily tasks of a role, in the order of the day; the lists behind them stand in the groups below. */
const linksFor = (user: PayloadRequest['user'], tasks: readonly StudioTask[]) => [
  { href: studioPaths.overview(), label: texts.overview },
  ...tasks.filter(({ rule }) => permits(rule, user)).map(({ href, label }) => ({ href, label })),
]

interface NavigationProps extends Pick<ServerProps, 'user'> {
  /** What the features add. */
  tasks: readonly StudioTask[]
}

/** The tabs over every screen of the studio: at hand whether Payload's side navigation is open or not. */
export function Navigation({ user, tasks }: NavigationProps) {
  return (
    <>
      <NavigationLinks label={texts.label} links={linksFor(user ?? null, tasks)} />
      {user ? <ReleaseLock user={String(user.id)} /> : null}
    </>
  )
}
