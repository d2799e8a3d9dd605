import fs from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ROLES, type Role } from '@/cms/access/roles'
import { env } from '@/lib/env'
import { visit } from '../../setup/next-request'
import { testPayload } from '../../setup/payload'
import '../../setup/styles'
import { fixtureFor, person, tokenAs } from '../access/access-fixtures'

vi.mock('next/headers', () => import('../../setup/next-request'))

type Who = 'anonymous' | Role
type Handler = (request: Request, context?: object) => Promise<Response>

const ROOT = path.resolve('src/app')
const EVERYONE: Who[] = ['anonymous', ...ROLES]
const SIGNED_IN: Who[] = [...ROLES]
const CONTENT_KEEPERS: Who[] = ['editor', 'admin']

/** Whom the route handlers answer. Payload's own has the table of endpoints; `internal` ones ask for a secret. */
const ROUTES: Record<string, Who[] | 'endpoints' | 'internal' | 'same for all'> = {
  '(payload)/api/[...slug]': 'endpoints',
  '(site)/[lang]/[...missing]': 'same for all',
  '(site)/[lang]/alerts/stop': 'same for all',
  '(site)/api/me': EVERYONE,
  '(site)/api/suggestions': 'same for all',
  '(site)/api/vacancy-views': 'same for all',
  '(site)/[lang]/counselling/[authority]/dates.ics': 'same for all',
  '(site)/[lang]/data/[file]': 'same for all',
  '(site)/dashboard/account/export': SIGNED_IN,
  // The interview of one's own application; the probe has none.
  '(site)/dashboard/applications/[id]/interview.ics': [],
  '(site)/drawings/[name]': 'same for all',
  '(site)/enquiries/token': EVERYONE,
  '(site)/[lang]/jobs/[slug]/walk-in.ics': 'same for all',
  '(site)/[lang]/jobs/aggregators.xml': 'same for all',
  '(site)/[lang]/jobs/feed.xml': 'same for all',
  '(site)/[lang]/my-list/list.csv': 'same for all',
  '(site)/[lang]/my-list/list.html': 'same for all',
  '(site)/post-a-vacancy/cv': 'same for all',
  '(site)/[lang]/share-picture': 'same for all',
  '(site)/[lang]/search': 'same for all',
  health: 'same for all',
  'indexnow.txt': 'same for all',
  'internal/revalidate': 'internal',
  metrics: 'internal',
  ready: 'same for all',
  'sitemap.xml': 'same for all',
  'sitemap/[part]': 'same for all',
}

/** Whom the server actions serve. What visitors may send has limits and rules of its own, see the features' tests. */
const ACTIONS: Record<string, { by: Who[]; names: string[] }[]> = {
  'app/(payload)/admin/[[...segments]]/sign-out-action.ts': [{ by: EVERYONE, names: ['leaveStudio'] }],
  'app/(preview)/preview/pages/[screen]/draw-preview.ts': [{ by: CONTENT_KEEPERS, names: ['drawPreview'] }],
  'app/(site)/[lang]/preview/colleges/[id]/draw-college.tsx': [{ by: CONTENT_KEEPERS, names: ['drawCollege'] }],
  'app/(site)/[lang]/preview/guidance/[id]/draw-guidance.tsx': [{ by: CONTENT_KEEPERS, names: ['drawGuidance'] }],
  'app/(site)/[lang]/alerts/actions.ts': [{ by: EVERYONE, names: ['askForAlert'] }],
  'app/(site)/[lang]/verify/actions.ts': [{ by: EVERYONE, names: ['claimEmail', 'verifyEmail'] }],
  'features/accounts/actions/account.ts': [
    {
      by: SIGNED_IN,
      names: ['addParent', 'changeEmail', 'changePassword', 'confirmAdult', 'deleteMyAccount', 'signOutEverywhere'],
    },
    { by: EVERYONE, names: ['decideByLink'] },
  ],
  'features/accounts/actions/profile.ts': [
    {
      by: SIGNED_IN,
      names: ['removePhoto', 'removeResume', 'updateProfessional', 'updateProfile', 'uploadPhoto', 'uploadResume'],
    },
  ],
  'features/accounts/actions/links.ts': [
    { by: EVERYONE, names: ['acceptInvitation', 'askForReset', 'chooseNewPassword', 'setUpAdmin'] },
  ],
  'features/accounts/actions/sign-in.ts': [{ by: EVERYONE, names: ['signIn', 'signOut', 'signOutAndLeave'] }],
  'features/accounts/actions/sign-up.ts': [{ by: EVERYONE, names: ['resendVerification', 'signUp'] }],
  'features/counselling/reminders/actions.ts': [{ by: EVERYONE, names: ['askForReminder'] }],
  'features/corrections/actions.ts': [{ by: EVERYONE, names: ['sendCorrection'] }],
  'features/enquiries/actions.ts': [
    { by: EVERYONE, names: ['sendAdmission', 'sendContact', 'sendCounselling', 'sendCounsellingPopup'] },
  ],
  'features/jobs/alerts/actions.ts': [{ by: EVERYONE, names: ['changeAlert'] }],
  'features/jobs/applications/actions.ts': [
    { by: SIGNED_IN, names: ['applyForJob', 'readStanding', 'undoWithdrawal', 'withdrawApplication'] },
  ],
  'features/jobs/postings/actions.ts': [
    {
      by: EVERYONE,
      names: ['changeVacancy', 'closeVacancy', 'confirmVacancy', 'renewVacancy', 'sendVacancy', 'sendVacancyLinks'],
    },
  ],
  'features/subscriptions/actions.ts': [{ by: EVERYONE, names: ['confirmByLink', 'endByLink', 'revokeByLink'] }],
  'features/choice-lists/actions.ts': [
    { by: SIGNED_IN, names: ['deleteList', 'endShare', 'keepList', 'lockList', 'renameList', 'saveList', 'shareList'] },
    { by: EVERYONE, names: ['commentOnList'] },
  ],
  'features/saved/actions.ts': [{ by: EVERYONE, names: ['changeSaved'] }],
}

let payload: Payload
const tokens = new Map<Who, string>()

beforeAll(async () => {
  payload = await testPayload()
  for (const role of ROLES) tokens.set(role, await tokenAs(payload, role))
})

/** The next route or action is asked by one of them. */
function comeInAs(who: Who) {
  const token = tokens.get(who)
  visit(token ? { cookies: { 'payload-token': token } } : {})
}

beforeEach(() => visit())

const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /[.]tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => path.join(folder, name))

const load = (file: string) => import(/* @vite-ignore */ path.resolve(file)) as Promise<Record<string, Handler>>

async function answers(route: string, who: Who, headers: HeadersInit = {}): Promise<Response> {
  comeInAs(who)
  const { GET, POST } = await load(path.join(ROOT, route, 'route.ts'))
  const method = GET ? 'GET' : 'POST'
  const request = new Request(`${env.SITE_URL}/${route}`, {
    method,
    headers,
    body: method === 'POST' ? '{"tags":["site"]}' : undefined,
  })
  const handler = GET ?? POST
  if (!handler) throw new Error(`${route} answers neither GET nor POST`)
  return handler(request, {
    params: Promise.resolve({
      lang: 'en',
      authority: 'none',
      id: 'none',
      missing: ['none'],
      name: 'none',
      part: '0.xml',
    }),
  })
}

describe('route handlers', () => {
  it('are all in the table', () => {
    const found = filesBelow(ROOT).filter((file) => path.basename(file) === 'route.ts')
    expect(found.map((file) => path.relative(ROOT, path.dirname(file))).sort()).toEqual(Object.keys(ROUTES).sort())
  })

  const forPeople = Object.entries(ROUTES).filter(([, whom]) => Array.isArray(whom))
  it.each(forPeople)('%s answers whom the table says', async (route, whom) => {
    const served: Who[] = []
    for (const who of EVERYONE) if ((await answers(route, who)).status === 200) served.push(who)
    expect(served).toEqual(whom)
  })

  const impersonal = Object.keys(ROUTES).filter((route) => ROUTES[route] === 'same for all')
  it.each(impersonal)('%s never asks who is there', async (route) => {
    const { cookies } = await import('next/headers')
    vi.mocked(cookies).mockClear()
    // Outside of Next a page's cache cannot be read; that must not have needed a person either.
    await answers(route, 'admin').catch(() => null)
    expect(cookies).not.toHaveBeenCalled()
  })

  const internal = Object.keys(ROUTES).filter((route) => ROUTES[route] === 'internal')
  it.each(internal)('%s answers nobody without the secret, administrators neither', async (route) => {
    expect(env.CRON_SECRET).toBeTruthy()
    for (const who of EVERYONE) {
      expect((await answers(route, who)).status).toBe(404)
      expect((await answers(route, who, { authorization: 'Bearer wrong' })).status).toBe(404)
    }
  })
})

describe('server actions', () => {
  const source = path.resolve('src')
  const files = filesBelow(source).filter((file) => fs.readFileSync(file, 'utf8').startsWith("'use server'"))

  it('are all in the table', async () => {
    const found = await Promise.all(
      files.map(async (file) => [path.relative(source, file), Object.keys(await load(file)).sort()] as const),
    )
    const listed = Object.entries(ACTIONS).map(([file, groups]) => [file, groups.flatMap(({ names }) => names).sort()])
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed))
  })

  const forSome = Object.entries(ACTIONS).flatMap(([file, groups]) =>
    groups.filter(({ by }) => by !== EVERYONE).flatMap(({ by, names }) => names.map((name) => ({ file, name, by }))),
  )
  const previews = forSome.filter(({ by }) => by === CONTENT_KEEPERS)
  const drafts: Record<string, unknown[]> = {
    drawPreview: ['about'],
    drawCollege: [{ name: 'A college' }],
    drawGuidance: [],
  }
  beforeAll(async () => {
    const editor = await person(payload, 'editor')
    drafts.drawGuidance = [(await fixtureFor(payload, 'guidance-pages', editor)).data]
  })

  it.each(previews)('$name draws for those who keep the content', async ({ file, name, by }) => {
    const action = (await load(path.join('src', file)))[name] as unknown as (...values: unknown[]) => Promise<unknown>
    const refused: Who[] = []
    for (const who of EVERYONE) {
      comeInAs(who)
      const drawn = await action(...(drafts[name] ?? [])).catch((error: Error) => error)
      if (drawn === null) refused.push(who)
    }
    expect(refused).toEqual(EVERYONE.filter((who) => !by.includes(who)))
  })

  it.each(forSome.filter(({ by }) => by === SIGNED_IN))('$name does nothing for a visitor', async ({ file, name }) => {
    const action = (await load(path.join('src', file)))[name] as unknown as (...values: unknown[]) => Promise<unknown>
    const values = name === 'readStanding' ? [crypto.randomUUID()] : [{ status: 'idle' }, new FormData()]
    const outcome = (await action(...values).catch(() => null)) as { status?: string } | null
    expect(outcome?.status ?? 'refused').not.toBe('success')
  })

  // A program may call an action with anything; what is no form is its fault, and must not read as one of ours.
  const all = Object.entries(ACTIONS).flatMap(([file, groups]) =>
    groups.flatMap(({ names }) => names.map((name) => ({ file, name }))),
  )
  it.each(all)('$name is called with what is no form', async ({ file, name }) => {
    const action = (await load(path.join('src', file)))[name] as unknown as (...values: unknown[]) => Promise<unknown>
    comeInAs('applicant')
    for (const odd of [undefined, 5, 'x', [], {}, { get: 'x' }]) {
      const outcome = await action(odd, odd).catch((error: unknown) => error)
      expect(outcome).not.toBeInstanceOf(TypeError)
    }
  })
})
