import { createLocalReq, type Payload } from 'payload'
import { isValidElement, type ReactNode } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROLES, type Role } from '@/cms/access/roles'
import { studioMessages } from '@/cms/admin/messages'
import type { User } from '@/payload-types'
import { testPayload } from '../../setup/payload'
import '../../setup/styles'
import { person } from '../access/access-fixtures'

type Who = 'anonymous' | Role
type Component = (props: object) => ReactNode | Promise<ReactNode>

/** Who may open each screen of our own in the studio. */
const SCREENS: Record<string, Role[]> = {
  dashboard: ['counsellor', 'editor', 'admin'],
  failedMails: ['admin'],
  failedImports: ['admin'],
  addJob: ['admin'],
  editJob: ['admin'],
  manageJobs: ['admin'],
  postings: ['admin'],
  posting: ['admin'],
  applications: ['admin'],
  application: ['admin'],
  moveApplication: ['admin'],
  importColleges: ['editor', 'admin'],
  importOfficialList: ['editor', 'admin'],
  importFees: ['editor', 'admin'],
  importAuthorities: ['editor', 'admin'],
  importSeatTerms: ['editor', 'admin'],
  importCollegeNames: ['editor', 'admin'],
  importClosingRanks: ['editor', 'admin'],
  facts: ['editor', 'admin'],
  enquiries: ['counsellor', 'admin'],
  enquiry: ['counsellor', 'admin'],
  staff: ['admin'],
  banners: ['editor', 'admin'],
  featured: ['editor', 'admin'],
  uploadCsv: ['admin'],
  translations: ['editor', 'admin'],
  translation: ['editor', 'admin'],
  'import-college-translations': ['editor', 'admin'],
  'import-course-translations': ['editor', 'admin'],
  'import-region-translations': ['editor', 'admin'],
  'import-guidance-translations': ['editor', 'admin'],
  'import-banner-translations': ['editor', 'admin'],
  'import-page-translations': ['editor', 'admin'],
}

let payload: Payload
const people = new Map<Who, User | undefined>()

beforeAll(async () => {
  payload = await testPayload()
  for (const role of ROLES) people.set(role, await person(payload, role))
})

const views = () => payload.config.admin.components?.views ?? {}

async function screen(name: string): Promise<Component> {
  const configured = views()[name]?.Component
  const { path, serverProps } =
    typeof configured === 'object' ? configured : { path: String(configured), serverProps: undefined }
  const [file = '', exported = ''] = String(path).split('#')
  const loaded: Record<string, Component> = await import(/* @vite-ignore */ `../../../src${file}`)
  const component = loaded[exported]
  if (!component) throw new Error(`${file} has no ${exported}`)
  return (props) => component({ ...props, ...serverProps })
}

/** Draws a screen as far as its heading and what is read for it; parts of Payload's own are left as they are. */
async function drawn(name: string, who: Who): Promise<ReactNode> {
  const Screen = await screen(name)
  const req = await createLocalReq({ user: people.get(who) }, payload)
  return Screen({
    initPageResult: { req, permissions: {}, visibleEntities: {} },
    params: { segments: [] },
    searchParams: {},
  })
}

/** The texts of a drawn tree. */
function messagesOf(node: ReactNode): string[] {
  if (typeof node === 'string') return [node]
  if (Array.isArray(node)) return node.flatMap(messagesOf)
  return isValidElement<{ children?: ReactNode }>(node) ? messagesOf(node.props.children) : []
}

it('the table names every screen of our own', () => {
  expect(Object.keys(views()).sort()).toEqual(Object.keys(SCREENS).sort())
})

describe.each(Object.keys(SCREENS))('the screen %s', (name) => {
  it('opens for whom the table says, and for nobody else', { timeout: 120_000 }, async () => {
    const opened: Who[] = []
    for (const who of ['anonymous', ...ROLES] as const) {
      const texts = messagesOf(await drawn(name, who))
      const isOpen = texts.length > 0 && !texts.includes(studioMessages.notYours.heading)
      if (isOpen) opened.push(who)
    }
    expect(opened).toEqual(SCREENS[name])
  })
})
