import { say } from '../messages.mjs'
import { buildSite, isBuilt } from './production-build.mjs'
import { freshAdminLink, prepare, provideContent, provideMail, reachOwnDatabase } from './services.mjs'
import { launchSite, startSite } from './site-server.mjs'

/**
 * `npm start` and `npm run dev`: starts everything the site needs, then the site, until stopped.
 * @param mode `start` serves the production build, `dev` the source
 * @param options `processes`: number of processes that serve the build
 */
export async function serve(mode, { groups, onEnd, untilStopped }, { processes = 1 } = {}) {
  const command = mode === 'dev' ? 'run dev' : 'start'
  const prepared = await prepare({ command, groups, onEnd, needsPort: true })
  const { settings, logs } = prepared
  const [databaseUrl, mail] = await Promise.all([
    reachOwnDatabase({ groups, ...prepared }),
    provideMail({ groups, settings }),
  ])
  const environment = { ...prepared.environment, DATABASE_URL: databaseUrl, ...mail }
  const start = mode === 'dev' ? startSource : startBuild
  const { server, content } = await start({ groups, settings, logs, environment, processes })
  let serving = true
  const stopped = untilStopped().then(() => {
    serving = false
    return 0
  })
  const ended = server.exited.then(() => {
    if (!serving || groups.isStopping) return stopped
    say('\nThe site ended by itself: its last words are above. Start it again with the same command.')
    return 1
  })
  announce({ settings, mail })
  await announceAdministrator({ groups, environment, logs, content })
  return Promise.race([stopped, ended])
}

async function startBuild({ groups, settings, logs, environment, processes }) {
  const content = await provideContent({ groups, environment, logs })
  if (!isBuilt(environment)) await buildSite({ groups, environment, dataDirectory: settings.dataDirectory })
  const server = await startSite({ groups, mode: 'start', port: settings.port, environment, processes })
  return { server, content }
}

/**
 * Compiles the source while the database is migrated and the first content written. Requests `/ready` only then: its
 * first good response clears what a page opened too early has cached of an empty database.
 */
async function startSource({ groups, settings, logs, environment }) {
  const site = launchSite({ groups, mode: 'dev', port: settings.port, environment })
  const filled = provideContent({ groups, environment, logs, isBeside: true })
  const [content] = await Promise.all([filled, site.compiled()])
  await site.ready()
  return { server: site.server, content }
}

function announce({ settings, mail }) {
  say()
  say(`  Site     ${settings.siteUrl}`)
  say(`  Studio   ${settings.siteUrl}/admin`)
  say(mail.MAILBOX_URL ? `  Mailbox  ${mail.MAILBOX_URL}` : '  Mail     goes out through SMTP_URL')
  say()
  say('  Ctrl-C stops everything.')
}

async function announceAdministrator({ groups, environment, logs, content }) {
  if (content.hasAdministrator) return
  const link = content.adminSetupUrl ?? (await freshAdminLink({ groups, environment, logs }))
  if (!link) return
  say()
  say('  There is no administrator yet. Open this address once to become the first one:')
  say(`  ${link}`)
}
