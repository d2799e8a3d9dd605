import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../../scripts/lib/database/embedded-postgres.mjs'
import { freePort } from '../../../scripts/lib/processes/ports.mjs'
import { ProcessGroups, signalGroup } from '../../../scripts/lib/processes/process-groups.mjs'
import { startSite } from '../../../scripts/lib/site/site-server.mjs'
import { password, testAdministrator } from '../../../scripts/lib/tests/test-database.mjs'
import { breakableLink } from '../../setup/breakable-link'

type Rows = Record<string, unknown>[]

/** An answer as far as the tests look at it; `status` is 0 when the connection broke. */
export interface Answer {
  status: number
  milliseconds: number
  json: unknown
  /** The session that a sign-in opened. */
  session?: string
}

/**
 * The production build on a PostgreSQL of its own, a copy of the seeded one, which writes durably and can be stopped,
 * killed and started again without the site being told.
 * @param settings environment of the site beside the usual
 */
export async function faultSite(settings: Record<string, string> = {}) {
  const groups = new ProcessGroups()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vaidyapath-fault-'))
  groups.removeLater(folder)
  fs.chmodSync(folder, 0o755)
  fs.mkdirSync(path.join(folder, 'logs'))
  const template = process.env.SITE_TEMPLATE ?? ''
  execFileSync('cp', ['-a', path.join(template, 'postgres'), path.join(folder, 'postgres')])

  const start = () => startPostgres({ groups, dataDirectory: folder, password })
  let server = await start()
  const link = await breakableLink({ host: '127.0.0.1', port: server.port })
  const address = (port: number) =>
    `postgres://vaidyapath:${password}@127.0.0.1:${port}/${process.env.SITE_TEMPLATE_DATABASE}`
  const port = await freePort()
  const url = `http://localhost:${port}`
  const environment = {
    ...process.env,
    DATABASE_URL: address(link.port),
    DATA_DIR: path.join(folder, 'data'),
    SITE_URL: url,
    PORT: String(port),
    ...settings,
  }
  fs.mkdirSync(environment.DATA_DIR, { recursive: true })
  const log = path.join(folder, 'logs', 'site.log')
  const serve = () => startSite({ groups, mode: 'start', port, environment, show: false, log })
  let site = await serve()

  const query = async (statement: string, values: unknown[] = []): Promise<Rows> => {
    const client = new pg.Client({ connectionString: address(server.port) })
    await client.connect()
    try {
      return (await client.query(statement, values)).rows
    } finally {
      await client.end()
    }
  }

  const ask = async (method: string, where: string, options: { token?: string; body?: BodyInit | object } = {}) => {
    const { token, body } = options
    const isPlain = body !== undefined && !(body instanceof FormData) && typeof body !== 'string'
    const began = Date.now()
    const headers: Record<string, string> = {
      ...(isPlain ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `JWT ${token}` } : {}),
    }
    try {
      const response = await fetch(`${url}${where}`, {
        method,
        headers,
        body: isPlain ? JSON.stringify(body) : (body as BodyInit | undefined),
        redirect: 'manual',
        signal: AbortSignal.timeout(60_000),
      })
      const text = await response.text()
      const json: unknown = text.startsWith('{') && !text.includes('\n{') ? JSON.parse(text) : text
      const [, session] = /payload-token=([^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? []
      return { status: response.status, milliseconds: Date.now() - began, json, session } satisfies Answer
    } catch {
      return { status: 0, milliseconds: Date.now() - began, json: null } satisfies Answer
    }
  }

  const signIn = async (email: string): Promise<string> => {
    const body = { email, password: testAdministrator.password }
    const { status, session } = await ask('POST', '/api/users/login', { body })
    if (!session) throw new Error(`${email} could not sign in: ${status}`)
    return session
  }

  return {
    url,
    folder,
    log,
    environment,
    query,
    ask,
    site: () => site,
    database: {
      /** As an operator stops it: connections are ended, what was committed is kept. */
      stop: () => server.stop(),
      /** As the shared configuration kills it. */
      kill: async () => {
        signalGroup(server.pid, 'SIGKILL')
        await server.stop()
      },
      start: async () => {
        server = await start()
        link.leadTo(server.port)
      },
    },
    /** Kills the site outright, in the middle of whatever it does. */
    kill: async () => {
      signalGroup(site.pid, 'SIGKILL')
      await site.exited
    },
    start: async () => {
      site = await serve()
    },
    administrator: () => signIn(testAdministrator.email),
    /** Tokens of new applicants, who have the administrator's password. */
    applicants: async (count: number): Promise<{ id: string; email: string; token: string }[]> => {
      const rows = await query(
        `insert into users (email, full_name, role, verified, salt, hash)
         select 'person-' || n || '-' || (extract(epoch from clock_timestamp()) * 1000)::bigint || '@example.test',
           'Asha Verma', 'applicant', true, salt, hash
         from users, generate_series(1, $2) n where email = $1 returning id, email`,
        [testAdministrator.email, count],
      )
      const people = rows as { id: string; email: string }[]
      const signedIn = []
      for (const { id, email } of people) signedIn.push({ id, email, token: await signIn(email) })
      return signedIn
    },
    openVacancies: async (): Promise<string[]> =>
      (await query(`select id from jobs where status::text = 'Active' and (deadline is null or deadline > now())`)).map(
        ({ id }) => String(id),
      ),
    end: async () => {
      await groups.stopAll()
      await link.close()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type FaultSite = Awaited<ReturnType<typeof faultSite>>

/** Asks again until the answer is as wanted; how long it took, in milliseconds. */
export async function until(what: () => Promise<boolean>, mostSeconds: number): Promise<number> {
  const began = Date.now()
  while (!(await what())) {
    if (Date.now() - began > mostSeconds * 1000) throw new Error(`Not so after ${mostSeconds} s`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return Date.now() - began
}
