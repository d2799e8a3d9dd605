import path from 'node:path'
import type { AdminViewConfig, Config } from 'payload'
import type { Rule } from '@/cms/access/access'
import type { SearchSource } from '../search/search-source'

type StudioComponents = NonNullable<NonNullable<Config['admin']>['components']>

/** A daily task of a role, in the tabs over every screen. */
export interface StudioTask {
  rule: Rule
  href: string
  label: string
}

/** A desk whose filters can be saved. */
export interface ViewedDesk {
  name: string
  /** Whose work it is. */
  rule: Rule
}

/** What one feature adds to the studio. */
export interface StudioScreens {
  views: Record<string, AdminViewConfig>
  tasks: readonly StudioTask[]
  /** What the search in the frame finds. */
  searched?: readonly SearchSource[]
  /** The desks whose filters can be saved. */
  desks?: readonly ViewedDesk[]
}

/**
 * A screen of our own.
 * @param path where it is under `/admin`
 * @param Component its file, read from `src`, and its name there
 */
export const screen = (path: `/${string}`, Component: string): AdminViewConfig => ({ path, exact: true, Component })

const OWN_SCREENS = {
  failedMails: screen('/failed-mails', '/cms/admin/failures/failed-mails-view#FailedMailsView'),
  failedImports: screen('/failed-imports', '/cms/admin/failures/failed-imports-view#FailedImportsView'),
}

/** The studio's own pieces, by the place where Payload puts them. */
const studioComponents = (overview: string, features: readonly StudioScreens[]): StudioComponents => ({
  actions: ['/cms/admin/search/studio-search#StudioSearch'],
  graphics: { Logo: '/cms/admin/shell/logo#StudioLogo', Icon: '/cms/admin/shell/logo#StudioIcon' },
  views: {
    dashboard: { Component: overview },
    ...OWN_SCREENS,
    ...Object.assign({}, ...features.map(({ views }) => views)),
  },
  header: [
    {
      path: '/cms/admin/shell/navigation#Navigation',
      serverProps: { tasks: features.flatMap(({ tasks }) => tasks) },
    },
  ],
})

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="#00594c" stroke-width="2.6">' +
  '<path d="M6.500 6.500h19v19h-19zM16 2.600L29.400 16 16 29.400 2.600 16zM16 11.400v9.200M11.400 16h9.200"/></svg>'

/** The mark as the browser's tab shows it. */
const studioIcon = `data:image/svg+xml,${encodeURIComponent(mark)}`

/**
 * The studio as Payload's configuration takes it.
 * @param user the slug of the people who sign in to it
 * @param overview the component of its first screen
 * @param features their screens; their tasks stand in the tabs in this order
 */
export const studio = (user: string, overview: string, features: readonly StudioScreens[]): Config['admin'] => ({
  user,
  importMap: { baseDir: path.resolve('src') },
  avatar: 'default',
  dateFormat: 'd MMM yyyy, h:mm a',
  components: studioComponents(overview, features),
  meta: {
    titleSuffix: ' – VaidyaPath studio',
    description: 'Vacancies, colleges, enquiries and pages of the site.',
    icons: [{ rel: 'icon', type: 'image/svg+xml', url: studioIcon }],
  },
})
