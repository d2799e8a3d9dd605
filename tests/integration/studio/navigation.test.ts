import type { Payload, SanitizedCollectionConfig, SanitizedGlobalConfig, TypedUser } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { permits } from '@/cms/access/access'
import { ROLES, type Role } from '@/cms/access/roles'
import { isHiddenFrom } from '@/cms/admin/hidden-from'
import { linksFor } from '@/cms/admin/shell/links-by-role'
import { openPath } from '@/cms/admin/shell/open-path'
import type { StudioTask } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import type { User } from '@/payload-types'
import { testPayload } from '../../setup/payload'
import { person } from '../access/access-fixtures'

const STAFF = ROLES.filter((role) => role !== 'applicant')
const people = new Map<Role, User>()
let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
  for (const role of STAFF) people.set(role, await person(payload, role))
})

/** The tasks as the configuration hands them to the bar. */
function tasks(): readonly StudioTask[] {
  const [header] = payload.config.admin.components?.header ?? []
  const props = typeof header === 'object' ? header?.serverProps : undefined
  return (props as { tasks?: readonly StudioTask[] } | undefined)?.tasks ?? []
}

/** Who asks for a screen, as Payload hands them to it. */
function asked(role: Role) {
  const user = people.get(role)
  if (!user) throw new Error(`Nobody is ${role}`)
  return { ...user, collection: 'users' as const }
}

const barOf = (role: Role) => linksFor(asked(role), tasks())
const stepsOf = (role: Role) => barOf(role).flatMap((link) => [link, ...link.tabs])

const isShown = ({ admin }: SanitizedCollectionConfig | SanitizedGlobalConfig, role: Role): boolean =>
  !isHiddenFrom(asked(role), admin)

describe('the bar over every screen', () => {
  it('names the daily tasks of each role, in the order of the day', () => {
    const names = (role: Role) => barOf(role).map(({ label }) => label)
    expect(names('counsellor')).toEqual(['Overview', 'Enquiries'])
    expect(names('editor')).toEqual(['Overview', 'Colleges', 'Guidance', 'Counselling', 'Banners', 'Pages', 'Settings'])
    expect(names('admin')).toEqual([
      'Overview',
      'Enquiries',
      'Applications',
      'Vacancies',
      'Colleges',
      'Guidance',
      'Counselling',
      'Banners',
      'Pages',
      'Settings',
      'People',
    ])
  })

  it("keeps the specification's tabs within Vacancies", () => {
    const vacancies = barOf('admin').find(({ label }) => label === 'Vacancies')
    expect(vacancies?.tabs.map(({ label }) => label)).toEqual([
      'Manage Jobs',
      'Add Job',
      'Upload CSV',
      'Sent in',
      'Hospitals',
      'Mails to hospitals',
    ])
  })

  it.each(STAFF)('leads a person who is %s to every list and form that is theirs', (role) => {
    const steps = stepsOf(role)
    const lists = payload.config.collections
      .filter((one) => isShown(one, role))
      .map(({ slug }) => studioPaths.list(slug))
    const forms = payload.config.globals.filter((one) => isShown(one, role)).map(({ slug }) => studioPaths.global(slug))
    expect([...lists, ...forms].filter((address) => openPath(address, steps) === undefined)).toEqual([])
  })

  it('leads by each task to a screen, a list or a form, and shows an applicant none', () => {
    const { admin, collections, globals } = payload.config
    const addresses = [
      ...Object.values(admin.components?.views ?? {}).flatMap((view) => ('path' in view ? `/admin${view.path}` : [])),
      ...collections.map(({ slug }) => studioPaths.list(slug)),
      ...globals.map(({ slug }) => studioPaths.global(slug)),
    ]
    expect(
      tasks()
        .map(({ href }) => href)
        .filter((href) => !addresses.includes(href)),
    ).toEqual([])
    expect(
      tasks().filter(({ rule }) => permits(rule, { role: 'applicant', collection: 'users' } as TypedUser)),
    ).toEqual([])
  })

  it('has one place for each address', () => {
    const tabs = barOf('admin').flatMap((task) => task.tabs.map(({ href }) => href))
    expect(tabs.filter((href, index) => tabs.indexOf(href) !== index)).toEqual([])
  })
})

it('every screen of our own names itself in the tab of the browser', () => {
  const { dashboard: _overview, ...views } = payload.config.admin.components?.views ?? {}
  const unnamed = Object.entries(views).filter(([, view]) => !view || !('meta' in view) || !view.meta?.title)
  expect(unnamed.map(([name]) => name)).toEqual([])
})
