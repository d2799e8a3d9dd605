import { grouped, plural } from '@/lib/text/format'
import type { InstitutionKind } from './schema'

const kinds: Record<InstitutionKind, string> = {
  'government-hospital': 'Government hospital',
  'private-hospital': 'Private hospital',
  'trust-hospital': 'Trust or mission hospital',
  'medical-college': 'Medical college',
  'nursing-home': 'Nursing home',
  clinic: 'Clinic',
  'diagnostic-centre': 'Diagnostic centre',
}

export const institutionMessages = {
  kinds,
  list: {
    title: 'Hospitals that offer posts',
    description: 'Hospitals and medical colleges in India and Nepal with the posts that they offer to doctors.',
    lead: 'Each page has what the hospital says of itself and its open posts.',
    none: 'No hospital has a page yet',
    noneHint: 'Many posts are confidential. All open ones stand in the list of jobs.',
    toJobs: 'See all jobs',
    posts: (count: number) =>
      `${grouped('en', count)} ${plural('en', count, { one: 'open post', other: 'open posts' })}`,
  },
  hospitals: 'Hospitals',
  facts: { open: 'Open posts', beds: 'Beds', departments: 'Departments', website: 'Website' },
  walkIns: (count: number) => plural('en', count, { one: 'one walk-in', other: `${count} walk-ins` }),
  bedsStated: (month: string) => `as the hospital stated, ${month}`,
  bedsStatedUndated: 'as the hospital stated',
  openPosts: 'Open posts',
  noPosts: 'This hospital offers no post here at present.',
  about: 'About',
  drawing: (name: string) => `A drawing that stands for ${name}, not a likeness`,
  isYours: 'Is this your hospital?',
  postVacancy: 'Post and manage vacancies',
  pageTitle: (name: string, place: string) => `${name}, ${place}: jobs for doctors`,
  pageDescription: (name: string, place: string, open: number) =>
    `${name} in ${place}: ${open === 0 ? 'what it is' : plural('en', open, { one: 'one open post', other: `${grouped('en', open)} open posts` })} and how to apply.`,
} as const
