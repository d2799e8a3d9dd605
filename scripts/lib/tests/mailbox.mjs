import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Interrupted, PlainProblem } from '../messages.mjs'
import { freePort } from '../processes/ports.mjs'
import { inProject } from '../project.mjs'

/**
 * Starts the development mailbox: an SMTP server that delivers nothing and shows every mail on a page.
 * @param wanted preferred ports
 * @returns `{ smtpUrl, webUrl }`
 */
export async function startMailbox(groups, dataDirectory, wanted = { smtp: 1025, web: 1080 }) {
  const mails = path.join(dataDirectory, 'mails')
  fs.mkdirSync(mails, { recursive: true })
  for (let attempt = 1; ; attempt += 1) {
    const mailbox = await tryStarting(groups, dataDirectory, mails, wanted)
    if (mailbox.addresses) return mailbox.addresses
    if (groups.isStopping) throw new Interrupted()
    // Another program took a port between the search and the start.
    if (attempt < 3 && /EADDRINUSE/.test(mailbox.words)) continue
    throw new PlainProblem(
      'The development mailbox did not start: set SMTP_URL to a mail server of your own, or run the command again; its own words are below.',
      mailbox.words,
    )
  }
}

async function tryStarting(groups, dataDirectory, mails, wanted) {
  const smtpPort = await freePort(wanted.smtp)
  const webPort = await freePort(wanted.web)
  const mailbox = groups.start(
    'mailbox',
    process.execPath,
    [
      inProject('node_modules', 'maildev', 'bin', 'maildev'),
      '--smtp',
      String(smtpPort),
      '--web',
      String(webPort),
      '--ip',
      '127.0.0.1',
      '--web-ip',
      '127.0.0.1',
      '--mail-directory',
      mails,
      '--silent',
    ],
    { env: process.env, log: path.join(dataDirectory, 'logs', 'mailbox.log'), graceSeconds: 3 },
  )
  let ended = false
  mailbox.exited.then(() => {
    ended = true
  })
  const webUrl = `http://127.0.0.1:${webPort}`
  for (let waited = 0; waited < 60_000 && !ended; waited += 50) {
    try {
      await fetch(`${webUrl}/healthz`)
      return { addresses: { smtpUrl: `smtp://127.0.0.1:${smtpPort}`, webUrl: `http://localhost:${webPort}` } }
    } catch {
      await delay(50)
    }
  }
  return { words: mailbox.output() }
}
