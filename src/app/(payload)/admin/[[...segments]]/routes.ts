import type { PayloadRequest, SanitizedConfig } from 'payload'
import { collegeDeskPaths } from '@/features/colleges/admin/desk-paths'
import { enquiryDeskPaths } from '@/features/enquiries/admin/desk/desk-paths'
import { homeDeskPaths } from '@/features/home/admin/desk-paths'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { isRecordId } from '@/lib/database/record-id'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { paths, pathsIn } from '@/lib/paths/site-paths'

export interface StudioProps {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

/** Payload's own authentication screens, and their counterparts on the site. */
const REPLACED = new Map<string, () => string>([
  ['login', paths.studio],
  ['dashboard', paths.studio],
  ['unauthorized', paths.studio],
  ['verify', pathsIn(STUDIO_LANGUAGE).login],
  ['forgot', pathsIn(STUDIO_LANGUAGE).forgotPassword],
  ['reset', pathsIn(STUDIO_LANGUAGE).forgotPassword],
  ['create-first-user', pathsIn(STUDIO_LANGUAGE).adminSetup],
])

/** Path on the site that replaces one of Payload's authentication screens; undefined for a screen of the studio. */
export const redirectTarget = (segments: readonly string[]): string | undefined => REPLACED.get(segments[0] ?? '')?.()

/** Payload 3.90 looks screens up in plain objects, where `__proto__` and the like are found too. */
export const isUnknownScreen = (segments: readonly string[]): boolean => (segments[0] ?? '') in Object.prototype

/** Whether this is the form of a new record that the person may not create, which Payload shows empty. */
export async function isForbiddenForm(
  [place, slug, record]: readonly string[],
  collections: SanitizedConfig['collections'],
  user: PayloadRequest['user'],
): Promise<boolean> {
  const asked = place === 'collections' && record === 'create' && collections.find((one) => one.slug === slug)
  // Rules ask of a request who it is, and nothing else.
  return asked ? !(await asked.access.create({ req: { user } as PayloadRequest })) : false
}

/** Whether the request comes from Payload's own sign-out button or its idle timer. */
export const isSigningOut = (segments: readonly string[]): boolean =>
  segments[0] === 'logout' || segments[0] === 'logout-inactivity'

/** The requested path, so that signing in returns to it; authentication screens lead to the studio. */
export function studioPath(segments: readonly string[], query: Record<string, string | string[]>): string {
  if (redirectTarget(segments) || isSigningOut(segments)) return paths.studio()
  const path = [paths.studio(), ...segments.map(encodeURIComponent)].join('/')
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) if (typeof one === 'string') search.append(name, one)
  }
  return search.size > 0 ? `${path}?${search}` : path
}

type Desk = (query?: Record<string, string>) => string

/** Payload lists that a desk of ours replaces, with the desk's names for their filters. */
const DESKS = new Map<string, { desk: Desk; filterNames?: Readonly<Record<string, string>> }>([
  ['jobs', { desk: jobDeskPaths.manageJobs, filterNames: { search: 'q', status: 'status' } }],
  ['job-applications', { desk: jobDeskPaths.applications, filterNames: { search: 'q', status: 'stage', job: 'job' } }],
  ['vacancy-postings', { desk: jobDeskPaths.postings, filterNames: { search: 'q', state: 'state' } }],
  ['enquiries', { desk: enquiryDeskPaths.enquiries, filterNames: { search: 'q', status: 'status' } }],
  ['banner-slides', { desk: homeDeskPaths.banners }],
  ['featured-colleges', { desk: collegeDeskPaths.featured }],
])

/**
 * Path of the desk that replaces one of Payload's lists, with the search and the conditions the desk knows
 * (`where[…][status][equals]`); undefined where Payload's list is kept.
 */
export function deskOf([place, collection = '', ...more]: readonly string[], query: Record<string, string | string[]>) {
  const found = place === 'collections' && more.length === 0 ? DESKS.get(collection) : undefined
  if (!found) return undefined
  const deskQuery = Object.entries(query).flatMap(([name, value]) => {
    const field = /\[(\w+)\]\[equals\]$/.exec(name)?.[1] ?? name
    const filterName = found.filterNames?.[field]
    return filterName && typeof value === 'string' && value ? [[filterName, value]] : []
  })
  return found.desk(Object.fromEntries(deskQuery))
}

/** Collections with an editor of our own, in place of Payload's form. */
const EDITORS = new Map<string, { create: () => string; record: (id: string) => string }>([
  ['jobs', { create: jobDeskPaths.addJob, record: jobDeskPaths.editJob }],
])

/** Path of our editor for a record; undefined where Payload's form is the editor. */
export function editorOf([place, collection = '', record = '', ...more]: readonly string[]): string | undefined {
  const editor = place === 'collections' && more.length === 0 ? EDITORS.get(collection) : undefined
  if (record === 'create') return editor?.create()
  return isRecordId(record) ? editor?.record(record) : undefined
}
