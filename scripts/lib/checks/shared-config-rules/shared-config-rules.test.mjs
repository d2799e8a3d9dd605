import { describe, expect, it } from 'vitest'
import { featureSlugs, sharedConfigBreachesOf } from './shared-config-rules.mjs'

const slugs = ['jobs', 'colleges', 'saved-jobs', 'home']

describe('the shared configuration', () => {
  it.each([
    "export const READABLE = ['colleges']",
    "export type Kind = 'jobs' | 'letters'",
    "export const read = (payload) => payload.find({ collection: 'saved-jobs' })",
    "export const statement = 'select id from saved_jobs where true'",
    'export const statement = (id) => `delete from jobs where id = $' + '{id}`',
    "export const address = '/api/jobs?limit=0'",
    "export const address = '/admin/collections/saved-jobs'",
    "export const view = '/features/jobs/admin/view#View'",
    "export { messages } from '@/features/jobs/messages'",
  ])('names no record, table, address or file of a feature: %s', (text) => {
    expect(sharedConfigBreachesOf('src/cms/rest/a.ts', text, slugs)).toHaveLength(1)
    expect(sharedConfigBreachesOf('src/lib/a.ts', text, slugs)).toHaveLength(1)
  })

  it.each([
    "import type { Config } from 'payload'\nexport type Queue = Config['jobs']",
    "export const label = 'Home page, jobs and colleges'",
    "export const table = 'payload_jobs'",
    "export const statement = 'select id from users'",
    '/** Reads jobs, or colleges. */\nexport const a = 1',
  ])('may say: %s', (text) => {
    expect(sharedConfigBreachesOf('src/cms/rest/a.ts', text, slugs)).toEqual([])
  })
})

it('knows the records of features from the generated types', () => {
  const types = `
export interface Config {
  collections: {
    jobs: Job;
    'saved-jobs': SavedJob;
    media: Media;
    users: User;
    'payload-jobs': PayloadJob;
  };
  collectionsSelect: {
    never: NeverSelect<false>;
  };
  globals: {
    'site-settings': SiteSetting;
    home: Home;
  };
}
`
  expect(featureSlugs(types, "export const Media = { slug: 'media' }")).toEqual(['jobs', 'saved-jobs', 'home'])
})
