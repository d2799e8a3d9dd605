import config from '@payload-config'
import { getPayload } from 'payload'
import { tagsCleared } from '@/lib/caching/cache'
import { provideAdministrator, seedContent } from './first-content'

/**
 * Fills an empty database with the first content and reports it on the last line as JSON, so that the caller can
 * distinguish a finished run from one that ended silently. With `--admin-link`, only creates a one-time link for the
 * first administrator.
 */
async function run(): Promise<void> {
  const payload = await getPayload({ config })
  const content = process.argv.includes('--admin-link') ? {} : await seedContent(payload)
  const adminSetupUrl = await provideAdministrator(payload)
  process.stdout.write(`${JSON.stringify({ seeded: true, ...content, adminSetupUrl })}\n`)
  await tagsCleared()
  await payload.destroy()
  process.exit(0)
}

await run().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
