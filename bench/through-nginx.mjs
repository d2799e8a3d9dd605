import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { announced, PlainProblem } from '../scripts/lib/messages.mjs'
import { freePort } from '../scripts/lib/processes/ports.mjs'
import { inProject } from '../scripts/lib/project.mjs'
import { answersPerSecond } from './support/answers-per-second.mjs'
import { isServed } from './support/is-served.mjs'
import { median } from './support/percentile.mjs'

export const title =
  'Time for one answer through the shipped nginx, against the same bytes that nginx has on disk (its limit for one address lifted, since one machine asks here for all)'

/** At least 0.8 of the requests per second. */
const LIMIT = 1 / 0.8
const SECONDS = 2
const ROUNDS = 3
const pages = { home: '/', 'colleges, filtered': '/colleges?state=Bihar&course=mbbs' }
const TEMPLATE = inProject('deploy', 'nginx', 'site.conf.template')

/** The shipped configuration with its names filled in, and next to it a server with the files on disk. */
function configuration(folder, names, diskPort) {
  const shipped = fs
    .readFileSync(TEMPLATE, 'utf8')
    .replace(/\$\{([A-Z_]+)\}/g, (_, name) => names[name])
    .replace(/rate=\d+r\/s/, 'rate=1000000r/s')
  const at = (name) => path.join(folder, name)
  return `daemon off; pid ${at('pid')}; error_log ${at('error.log')} warn; worker_processes 1;
    events { worker_connections 1024; }
    http {
      access_log off; types { text/html html; }
      client_body_temp_path ${at('body')}; proxy_temp_path ${at('proxy')}; fastcgi_temp_path ${at('fastcgi')};
      uwsgi_temp_path ${at('uwsgi')}; scgi_temp_path ${at('scgi')};
      ${shipped}
      server { listen 127.0.0.1:${diskPort}; gzip_static on; root ${at('disk')}; }
    }`
}

/** Skipped if nginx is not installed, which is reported. */
export async function measure({ siteUrl, groups, environment, folder: scratch }) {
  if (spawnSync('nginx', ['-v']).status !== 0) throw new PlainProblem('nginx is not installed here.')
  const folder = path.join(scratch, 'nginx')
  for (const name of ['disk', 'tls']) fs.mkdirSync(path.join(folder, name), { recursive: true })
  // nginx drops root privileges, and with them access to these folders.
  for (const name of ['', 'disk', 'tls']) fs.chmodSync(path.join(folder, name), 0o777)
  const [port, diskPort] = [await freePort(), await freePort()]
  const site = new URL(siteUrl)
  const member = `127.0.0.1:${site.port}`
  const names = {
    SITE_ONE: member,
    SITE_TWO: member,
    CACHE_DIR: folder,
    TLS_DIR: path.join(folder, 'tls'),
    LISTEN: `127.0.0.1:${port}`,
  }
  fs.writeFileSync(path.join(folder, 'nginx.conf'), configuration(folder, names, diskPort))
  const files = {}
  for (const [index, [what, address]] of Object.entries(pages).entries()) {
    files[what] = `/${index}.html`
    const body = Buffer.from(await (await fetch(siteUrl + address)).arrayBuffer())
    fs.writeFileSync(path.join(folder, 'disk', `${index}.html`), body)
    fs.writeFileSync(path.join(folder, 'disk', `${index}.html.gz`), await bytesOf(siteUrl + address, 'gzip'))
  }
  const nginx = groups.start('nginx', 'nginx', ['-c', path.join(folder, 'nginx.conf'), '-p', folder], {
    env: environment,
    log: path.join(scratch, 'logs', 'nginx.log'),
    stopSignal: 'SIGQUIT',
  })
  try {
    if (!(await isServed(`http://127.0.0.1:${diskPort}/0.html`))) throw new PlainProblem('nginx does not answer.')
    if (!(await isServed(`http://127.0.0.1:${port}/`))) throw new PlainProblem('nginx does not answer.')
    return await announced('Asking nginx', async () => {
      const rows = []
      for (const [name, encoding] of Object.entries({ plain: 'identity', gzip: 'gzip' })) {
        const headers = { 'accept-encoding': encoding }
        for (const [what, address] of Object.entries(pages)) {
          const [through, disk] = [[], []]
          for (let round = 0; round < ROUNDS; round += 1) {
            through.push(await answersPerSecond(`http://127.0.0.1:${port}${address}`, headers, SECONDS))
            disk.push(await answersPerSecond(`http://127.0.0.1:${diskPort}${files[what]}`, headers, SECONDS))
          }
          rows.push({
            what: `${what}, ${name}`,
            ours: 1e6 / median(through),
            reference: 1e6 / median(disk),
            unit: 'µs',
            limit: LIMIT,
          })
        }
      }
      return rows
    })
  } finally {
    await nginx.stop()
  }
}

/** The body as transferred, still compressed. */
async function bytesOf(url, encoding) {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const pieces = []
      answer.on('data', (piece) => pieces.push(piece))
      answer.on('end', () => resolve(Buffer.concat(pieces)))
    })
      .on('error', reject)
      .end()
  })
}
