import config from '@payload-config'
import { getPayload } from 'payload'
import { createAdminSetupLink, ensureFirstAdmin } from '@/features/accounts/operations/first-admin'
import { seedColleges, seedFeaturedColleges } from './seed-colleges'
import { seedAuthorities } from './seed-counselling'
import { seedClosingRanks, seedSeatTerms } from './seed-cut-offs'
import { seedCourses, seedGuidancePages, seedRegions } from './seed-guidance'
import { seedJobs } from './seed-jobs'
import { seedBanners, seedGlobals } from './seed-site'
import { seedSources } from './seed-sources'

/** What is seeded, in the order in which records need each other. */
const STEPS = {
  sources: seedSources,
  courses: seedCourses,
  regions: seedRegions,
  'counselling authorities': seedAuthorities,
  'words of authorities': seedSeatTerms,
  colleges: seedColleges,
  'closing ranks': seedClosingRanks,
  'featured colleges': seedFeaturedColleges,
  'guidance pages': seedGuidancePages,
  jobs: seedJobs,
  banners: seedBanners,
  globals: seedGlobals,
}

/**
 * Fills an empty database with the first content and says on its last line what it did, as JSON, so that the
 * caller can tell a finished run from one that ended silently.
 * With `--admin-link` it only makes a one-time link for the first administrator.
 */
async function run(): Promise<void> {
  const payload = await getPayload({ config })
  const added: Record<string, number> = {}
  if (!process.argv.includes('--admin-link')) {
    for (const [name, step] of Object.entries(STEPS)) added[name] = await step(payload)
  }
  await ensureFirstAdmin(payload)
  const adminSetupUrl = await createAdminSetupLink(payload)
  process.stdout.write(`${JSON.stringify({ seeded: true, added, adminSetupUrl })}\n`)
  await payload.destroy()
  process.exit(0)
}

await run().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
