import { beforeAll, expect, it } from 'vitest'
import { permits } from '@/cms/access/access'
import { ROLES, type Role } from '@/cms/access/roles'
import type { StudioTask } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import type { User } from '@/payload-types'
import { testPayload } from '../../setup/payload'

const TASKS: Record<Role, string[]> = {
  admin: [
    '/admin/enquiries',
    '/admin/applications',
    '/admin/manage-jobs',
    '/admin/collections/colleges',
    '/admin/collections/guidance-pages',
    '/admin/collections/counselling-dates',
    '/admin/banners',
    '/admin/globals/home',
    '/admin/globals/site-settings',
    '/admin/staff',
  ],
  editor: [
    '/admin/collections/colleges',
    '/admin/collections/guidance-pages',
    '/admin/collections/counselling-dates',
    '/admin/banners',
    '/admin/globals/home',
    '/admin/globals/site-settings',
  ],
  counsellor: ['/admin/enquiries'],
  applicant: [],
}

let tasks: StudioTask[]
let screens: string[]

beforeAll(async () => {
  const { admin, collections, globals } = (await testPayload()).config
  const { components } = admin
  tasks = (components?.header ?? []).flatMap((part) =>
    Object.entries((typeof part === 'object' && part.serverProps) || {}).flatMap(([name, value]) =>
      name === 'tasks' ? value : [],
    ),
  )
  screens = [
    ...Object.values(components?.views ?? {}).flatMap((view) => ('path' in view ? `/admin${view.path}` : [])),
    ...collections.map(({ slug }) => studioPaths.list(slug)),
    ...globals.map(({ slug }) => studioPaths.global(slug)),
  ]
})

it.each(ROLES)('the tabs of the studio are the daily work of the role %s, in its order', (role) => {
  const user = { role, collection: 'users' } as User & { collection: 'users' }
  expect(tasks.filter(({ rule }) => permits(rule, user)).map(({ href }) => href)).toEqual(TASKS[role])
})

it('each tab leads to a screen, a list or a form', () => {
  expect(tasks.map(({ href }) => href).filter((href) => !screens.includes(href))).toEqual([])
})
