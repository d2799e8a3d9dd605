import { say } from '../messages.mjs'
import { buildSite, isBuilt } from './production-build.mjs'
import { freshAdminLink, prepare, provideContent, provideDatabase, provideMail } from './services.mjs'
import { startSite } from './site-server.mjs'

/**
 * `npm start` and `npm run dev`: everything the site needs, then the site, until it is stopped.
 * @param mode `start` serves the production build, `dev` the source
 */
export async function serve(mode, { groups, onEnd, untilStopped }) {
  const command = mode === 'dev' ? 'run dev' : 'start'
  const prepared = await prepare({ command, groups, onEnd, needsPort: true })
  const { settings, logs } = prepared
  const [databaseUrl, mail] = await Promise.all([
    provideDatabase({ groups, ...prepared }),
    provideMail({ groups, settings }),
  ])
  const environment = { ...prepared.environment, DATABASE_URL: databaseUrl, ...mail }
  const content = await provideContent({ groups, environment, logs })
  if (mode === 'start' && !isBuilt(environment)) {
    await buildSite({ groups, environment, dataDirectory: settings.dataDirectory })
  }
  const server = await startSite({ groups, mode, port: settings.port, environment })
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
