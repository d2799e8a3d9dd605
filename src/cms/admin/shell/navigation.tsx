import type { ServerProps } from 'payload'
import { isAdmin, keepsContent, worksEnquiries } from '@/cms/access/roles'
import { ReleaseLock } from '@/cms/editing/release-lock'
import { studioTexts } from '../texts'
import { NavigationLinks, type StudioLink } from './navigation-links'
import { studioPaths } from './studio-paths'

const texts = studioTexts.navigation

/** The daily tasks of a role, in the order of the day; the lists behind them stand in the groups below. */
function linksFor(user: Parameters<typeof isAdmin>[0]): StudioLink[] {
  const links: [boolean, string, string][] = [
    [true, studioPaths.overview(), texts.overview],
    [isAdmin(user), studioPaths.uploadCsv(), texts.uploadCsv],
    [isAdmin(user), studioPaths.addJob(), texts.addJob],
    [isAdmin(user), studioPaths.manageJobs(), texts.manageJobs],
    [isAdmin(user), studioPaths.applications(), texts.applications],
    [worksEnquiries(user), studioPaths.enquiries(), texts.enquiries],
    [keepsContent(user), studioPaths.banners(), texts.banners],
    [keepsContent(user), studioPaths.featured(), texts.featured],
    [isAdmin(user), studioPaths.staff(), texts.staff],
  ]
  return links.filter(([isTheirs]) => isTheirs).map(([, href, label]) => ({ href, label }))
}

/** The tabs over every screen of the studio: at hand whether Payload's side navigation is open or not. */
export function Navigation({ user }: ServerProps) {
  return (
    <>
      <NavigationLinks label={texts.label} links={linksFor(user as never)} />
      {user ? <ReleaseLock user={String(user.id)} /> : null}
    </>
  )
}
