import { createLocalReq, type Payload } from 'payload'
import { createAdminSetupLink, ensureFirstAdmin } from '@/features/accounts/operations/first-admin'
import { clearTags, groupTags } from '@/lib/caching/cache'
import { takeLeftOut } from './steps/import-content'
import { seedAdmissionRules } from './steps/seed-admission-rules'
import { seedKinds, seedPoints } from './steps/seed-college-facts'
import { seedColleges, seedFeaturedColleges } from './steps/seed-colleges'
import { seedAuthorities } from './steps/seed-counselling'
import { seedClosingRanks, seedCollegeNames, seedSeatTerms } from './steps/seed-cut-offs'
import { seedFees } from './steps/seed-fees'
import { seedCourses, seedGuidancePages, seedRegions } from './steps/seed-guidance'
import { seedJobs } from './steps/seed-jobs'
import { analyzeTables } from './steps/seed-queries'
import { seedBanners, seedGlobals } from './steps/seed-site'
import { seedSources } from './steps/seed-sources'
import { seedTranslations } from './steps/seed-translations'

/** Seed steps, in the order in which records depend on each other. */
const STEPS = {
  sources: seedSources,
  courses: seedCourses,
  regions: seedRegions,
  'counselling authorities': seedAuthorities,
  'admission rules': seedAdmissionRules,
  'words of authorities': seedSeatTerms,
  colleges: seedColleges,
  'points of colleges': seedPoints,
  'kinds of colleges': seedKinds,
  fees: seedFees,
  'names of colleges in lists': seedCollegeNames,
  'closing ranks': seedClosingRanks,
  'featured colleges': seedFeaturedColleges,
  'guidance pages': seedGuidancePages,
  jobs: seedJobs,
  banners: seedBanners,
  globals: seedGlobals,
  translations: seedTranslations,
}

/**
 * Adds what is missing of the first content.
 * @returns how many records of each kind were added, and a line per file and reason of skipped rows
 */
export async function seedContent(payload: Payload): Promise<{ added: Record<string, number>; leftOut: string[] }> {
  const added: Record<string, number> = {}
  for (const [name, step] of Object.entries(STEPS)) added[name] = await step(payload)
  if (Object.values(added).some((count) => count > 0)) {
    await analyzeTables(payload)
    // A running site keeps its caches until notified, whatever records they show.
    clearTags(await createLocalReq({}, payload), groupTags())
  }
  return { added, leftOut: takeLeftOut() }
}

/**
 * Creates the administrator named in the settings.
 * @returns a one-time link for the first administrator; null if there is one
 */
export async function provideAdministrator(payload: Payload): Promise<string | null> {
  await ensureFirstAdmin(payload)
  return createAdminSetupLink(payload)
}
