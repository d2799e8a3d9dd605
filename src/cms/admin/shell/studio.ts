import path from 'node:path'
import type { AdminViewConfig, Config } from 'payload'
import { adminOnly, contentKeepers, type Rule } from '@/cms/access/access'
import { sourceDeskMessages } from '../../sources/messages'
import { studioMessages } from '../messages'
import type { SearchSource } from '../search/search-source'
import type { Step } from './open-path'
import { studioPaths } from './studio-paths'

type StudioComponents = NonNullable<NonNullable<Config['admin']>['components']>

/** A screen of a task, in the bar's second row. */
export interface StudioTab extends Step {
  /** Who may open it; the task's rule by default. */
  rule?: Rule
}

/** A daily task of a role, in the bar above every screen. */
export interface StudioTask {
  rule: Rule
  href: string
  label: string
  /** Its screens, Payload's lists and forms included; shown while one of them is open. */
  tabs?: readonly StudioTab[]
}

/** A task that opens its first screen. */
export const task = (rule: Rule, label: string, tabs: readonly [StudioTab, ...StudioTab[]]): StudioTask => ({
  rule,
  href: tabs[0].href,
  label,
  tabs,
})

interface ViewedDesk {
  name: string
  /** Whose work it is. */
  rule: Rule
}

/** Studio contributions of a feature. */
export interface StudioScreens {
  views?: Record<string, AdminViewConfig>
  tasks: readonly StudioTask[]
  searched?: readonly SearchSource[]
  desks?: readonly ViewedDesk[]
}

/**
 * A custom screen.
 * @param path under `/admin`
 * @param Component file relative to `src`, and export name
 * @param title of the browser tab
 */
export const screen = (path: `/${string}`, Component: string, title: string): AdminViewConfig => ({
  path,
  exact: true,
  Component,
  meta: { title },
})

const file = (name: string) => `/cms/admin/failures/${name}`

const OWN_SCREENS = {
  failedMails: screen('/failed-mails', file('failed-mails-view#FailedMailsView'), studioMessages.failedMails.title),
  failedImports: screen(
    '/failed-imports',
    file('failed-imports-view#FailedImportsView'),
    studioMessages.failedImports.title,
  ),
}

const messages = studioMessages.navigation

/** Tasks of the shared configuration. */
const OWN_TASKS: readonly StudioTask[] = [
  task(contentKeepers, messages.settings, [
    { href: studioPaths.list('sources'), label: sourceDeskMessages.plural },
    { href: studioPaths.global('fact-settings'), label: sourceDeskMessages.settings },
    { href: studioPaths.list('checked-links'), label: messages.checkedLinks },
    { href: studioPaths.list('imports'), label: messages.imports },
    { href: studioPaths.failedImports(), label: studioMessages.failedImports.title, rule: adminOnly },
    { href: studioPaths.failedMails(), label: studioMessages.failedMails.title, rule: adminOnly },
    { href: studioPaths.list('audit-log'), label: messages.auditLog, rule: adminOnly },
  ]),
]

/** Merges tasks of the same name: the first leads, the others add their screens. */
function joinedTasks(tasks: readonly StudioTask[]): StudioTask[] {
  const names = [...new Set(tasks.map(({ label }) => label))]
  return names.flatMap((name) => {
    const same = tasks.filter(({ label }) => label === name)
    return same.slice(0, 1).map((first) => ({ ...first, tabs: same.flatMap(({ tabs = [] }) => tabs) }))
  })
}

/** Custom components by Payload's slots. */
const studioComponents = (overview: string, features: readonly StudioScreens[]): StudioComponents => ({
  actions: ['/cms/admin/search/studio-search#StudioSearch'],
  graphics: { Logo: '/cms/admin/shell/logo#StudioLogo', Icon: '/cms/admin/shell/logo#StudioIcon' },
  // The bar above every screen is the only navigation.
  Nav: '/cms/admin/shell/no-side-navigation#NoSideNavigation',
  views: {
    dashboard: { Component: overview },
    ...OWN_SCREENS,
    ...Object.assign({}, ...features.map(({ views }) => views)),
  },
  header: [
    {
      path: '/cms/admin/shell/navigation#Navigation',
      serverProps: { tasks: joinedTasks([...features.flatMap(({ tasks }) => tasks), ...OWN_TASKS]) },
    },
  ],
})

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="#00594c" stroke-width="2.6">' +
  '<path d="M6.5 6.5h19v19h-19zM16 2.6L29.4 16 16 29.4 2.6 16zM16 11.4v9.2M11.4 16h9.2"/></svg>'

const studioIcon = `data:image/svg+xml,${encodeURIComponent(mark)}`

/** Overrides of Payload's own labels. */
export const studioLabels: NonNullable<Config['i18n']> = { translations: { en: studioMessages.payload } }

/**
 * The `admin` part of Payload's configuration.
 * @param user slug of the auth collection
 * @param overview component of the dashboard
 * @param features their screens; their tasks appear in the bar in this order
 */
export const studio = (user: string, overview: string, features: readonly StudioScreens[]): Config['admin'] => ({
  user,
  importMap: { baseDir: path.resolve('src') },
  avatar: 'default',
  // Where Payload shows local time, it names the zone.
  dateFormat: 'd MMM yyyy, h:mm a O',
  timezones: {
    defaultTimezone: 'Asia/Kolkata',
    supportedTimezones: [
      { label: studioMessages.planned.zones.india, value: 'Asia/Kolkata' },
      { label: studioMessages.planned.zones.nepal, value: 'Asia/Kathmandu' },
    ],
  },
  components: studioComponents(overview, features),
  meta: {
    titleSuffix: ' – VaidyaPath studio',
    description: 'Vacancies, colleges, enquiries and pages of the site.',
    icons: [{ rel: 'icon', type: 'image/svg+xml', url: studioIcon }],
  },
})
