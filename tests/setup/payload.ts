import type { Payload } from 'payload'

let opened: Promise<Payload> | undefined

/** Payload on this file's own database. */
export function testPayload(): Promise<Payload> {
  opened ??= (async () => {
    const [{ getPayload }, { default: config }] = await Promise.all([import('payload'), import('@payload-config')])
    return getPayload({ config, cron: false })
  })()
  return opened
}

/** Ends the connections; called after the last test of a file. */
export async function closePayload(): Promise<void> {
  const payload = await opened
  opened = undefined
  await payload?.destroy()
}
