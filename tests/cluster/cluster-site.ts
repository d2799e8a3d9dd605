import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../scripts/lib/database/embedded-postgres.mjs'
import { freePort } from '../../scripts/lib/processes/ports.mjs'
import { ProcessGroups, signalGroup } from '../../scripts/lib/processes/process-groups.mjs'
import { inProject } from '../../scripts/lib/project.mjs'
import { launchSite } from '../../scripts/lib/site/site-server.mjs'
import { password, testAdministrator } from '../../scripts/lib/tests/test-database.mjs'
import { startObjectStore } from '../setup/object-store'
import { until } from './visitors'

const TEMPLATE = inProject('deploy', 'nginx', 'site.conf.template')

/** Why the tests through nginx are left out; undefined where nginx is installed. */
export const withoutNginx =
  spawnSync('nginx', ['-v']).status === 0 ? undefined : 'nginx is not installed: what goes through it is not tried.'
if (withoutNginx) console.warn(withoutNginx)

/** One process of the site. */
export interface Member {
  url: string
  /**
   * Starts it, and waits until it serves.
   * @param folder of the clone whose build is served, where it is not this one
   */
  start: (folder?: string) => Promise<void>
  /** Starts it, and waits for nothing: nobody asks `/ready`. */
  launch: (folder?: string) => void
  kill: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>
}

/** The shipped configuration of nginx with its names filled in, within the least that nginx needs around it. */
function nginxConfiguration(folder: string, names: Record<string, string>): string {
  const site = fs.readFileSync(TEMPLATE, 'utf8').replace(/\$\{([A-Z_]+)\}/g, (whole, name: string) => {
    if (names[name] === undefined) throw new Error(`${whole} of ${TEMPLATE} has no value`)
    return names[name]
  })
  fs.writeFileSync(path.join(folder, 'site.conf'), site)
  const at = (name: string) => path.join(folder, name)
  return `daemon off; pid ${at('pid')}; error_log ${at('error.log')} warn; worker_processes 1;
    events { worker_connections 1024; }
    http {
      access_log off;
      client_body_temp_path ${at('body')}; proxy_temp_path ${at('proxy')}; fastcgi_temp_path ${at('fastcgi')};
      uwsgi_temp_path ${at('uwsgi')}; scgi_temp_path ${at('scgi')};
      include ${at('site.conf')};
    }`
}

/**
 * Two processes of the production build, each with a folder of its own as on two machines, on one seeded PostgreSQL and
 * one store of files, and the shipped nginx before them where it is installed.
 * @param settings environment of both beside the usual
 */
export async function clusterSite(settings: Record<string, string> = {}) {
  const groups = new ProcessGroups()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vaidyapath-cluster-'))
  groups.removeLater(folder)
  fs.chmodSync(folder, 0o755)
  for (const name of ['logs', 'one', 'two', 'nginx', 'tls']) fs.mkdirSync(path.join(folder, name))
  execFileSync('cp', ['-a', path.join(process.env.SITE_TEMPLATE ?? '', 'postgres'), path.join(folder, 'postgres')])
  const server = await startPostgres({ groups, dataDirectory: folder, password })
  const database = `postgres://vaidyapath:${password}@127.0.0.1:${server.port}/${process.env.SITE_TEMPLATE_DATABASE}`
  const store = await startObjectStore()
  const [portOne, portTwo, proxyPort] = [await freePort(), await freePort(), await freePort()]
  const front = withoutNginx ? `http://localhost:${portOne}` : `http://localhost:${proxyPort}`

  const member = (name: string, port: number): Member => {
    const environment = {
      ...process.env,
      DATABASE_URL: database,
      DATA_DIR: path.join(folder, name),
      SITE_URL: front,
      PORT: String(port),
      TRUSTED_PROXIES: withoutNginx ? '0' : '1',
      S3_BUCKET: 'files',
      S3_ENDPOINT: store.address,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
      ...settings,
    }
    const log = path.join(folder, 'logs', `${name}.log`)
    let running: ReturnType<typeof launchSite>['server'] | undefined
    const launch = (release?: string) => {
      const site = launchSite({ groups, mode: 'start', port, environment, show: false, log, folder: release })
      running = site.server
      return site
    }
    return {
      url: `http://127.0.0.1:${port}`,
      start: (release) => launch(release).ready(),
      launch: (release) => void launch(release),
      kill: async (signal) => {
        if (!running) return
        signalGroup(running.pid, signal)
        await running.exited
        running = undefined
      },
    }
  }
  const one = member('one', portOne)
  const two = member('two', portTwo)
  await one.start()
  await two.start()

  if (!withoutNginx) {
    const configuration = path.join(folder, 'nginx', 'nginx.conf')
    fs.writeFileSync(
      configuration,
      nginxConfiguration(path.join(folder, 'nginx'), {
        SITE_ONE: `127.0.0.1:${portOne}`,
        SITE_TWO: `127.0.0.1:${portTwo}`,
        CACHE_DIR: path.join(folder, 'nginx'),
        TLS_DIR: path.join(folder, 'tls'),
        LISTEN: `127.0.0.1:${proxyPort}`,
      }),
    )
    // nginx gives up the rights of root, and its folders with them.
    for (const name of ['nginx', 'tls']) fs.chmodSync(path.join(folder, name), 0o777)
    groups.start('nginx', 'nginx', ['-c', configuration, '-p', path.join(folder, 'nginx')], {
      env: process.env,
      log: path.join(folder, 'logs', 'nginx.log'),
      stopSignal: 'SIGQUIT',
    })
    await until(async () => (await fetch(`${front}/health`).catch(() => undefined))?.status === 200, 20)
  }

  const query = async (statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> => {
    const client = new pg.Client({ connectionString: database })
    await client.connect()
    try {
      return (await client.query(statement, values)).rows
    } finally {
      await client.end()
    }
  }

  /** Signs the administrator in through one process; the token is good for both. */
  const signIn = async (through: string): Promise<string> => {
    const response = await fetch(`${through}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: front },
      body: JSON.stringify(testAdministrator),
    })
    const [, token] = /payload-token=([^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? []
    if (!token) throw new Error(`The administrator could not sign in: ${response.status} ${await response.text()}`)
    return token
  }

  return {
    groups,
    one,
    two,
    /** What visitors ask: nginx, or the first process where there is none. */
    front,
    folder,
    database,
    query,
    signIn,
    end: async () => {
      await groups.stopAll()
      store.close()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type ClusterSite = Awaited<ReturnType<typeof clusterSite>>

/** A published college whose page, name and address tests read and change. */
export async function someCollege(site: ClusterSite): Promise<{ id: string; slug: string; name: string }> {
  const [row] = await site.query(
    `select id, slug, name from colleges where _status = 'published' and deleted_at is null order by slug limit 1`,
  )
  return row as { id: string; slug: string; name: string }
}
