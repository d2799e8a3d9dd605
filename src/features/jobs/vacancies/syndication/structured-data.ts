import type { Hospital, ItemList, JobPosting, WithContext } from 'schema-dts'
import { itemList } from '@/components/seo/page-metadata'
import { endOfIndianDay, indianTime } from '@/lib/calendar/indian-calendar'
import { env } from '@/lib/env'
import { type Language } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import type { InstitutionView } from '../../institutions/queries'
import type { InstitutionKind } from '../../institutions/schema'
import { jobMessages } from '../../messages'
import type { JobType } from '../../schema'
import { subjectMessages } from '../../subjects/messages'
import type { SubjectPageView } from '../../subjects/view'
import { countryCodeOf, countryOf } from '../facts/place'
import { salaryRange } from '../facts/salary'
import { walkInText } from '../facts/walk-in'
import { textHtml } from '../rich-description'
import type { JobView } from '../view'

const RUPEES_PER_LAKH = 100_000
const EMPLOYMENT_TYPES: Record<JobType, string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
}

const addressOf = (place: string) =>
  ({ '@type': 'PostalAddress', addressLocality: place, addressCountry: countryCodeOf(place) }) as const

/**
 * A vacancy as a JobPosting, by the rules of search engines: every value is also on the page, and unknown ones are left
 * out. Undefined for closed vacancies and samples.
 */
export function jobPosting(language: Language, job: JobView, url: string): WithContext<JobPosting> | undefined {
  if (!job.isOpen || job.isSample || !job.location) return undefined
  const description = descriptionHtml(language, job)
  const employmentType = job.type ? EMPLOYMENT_TYPES[job.type] : undefined
  const salary = baseSalary(job)
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description,
    identifier: { '@type': 'PropertyValue', name: job.institution ?? 'confidential', value: job.id },
    datePosted: indianTime(job.postedAt),
    ...(job.deadline ? { validThrough: indianTime(endOfIndianDay(job.deadline)) } : {}),
    hiringOrganization: job.institution ? { '@type': 'Organization', name: job.institution } : 'confidential',
    jobLocation: { '@type': 'Place', address: addressOf(job.location) },
    ...(employmentType ? { employmentType } : {}),
    ...(salary ? { baseSalary: salary } : {}),
    directApply: true,
    url,
  }
}

/** Everything the page says about the post, as HTML. */
function descriptionHtml(language: Language, job: JobView): string {
  const { facts } = jobMessages(language)
  const { qualification, experience } = job
  const said = { qualification, experience, department: job.department && nameIn(language, job.department) }
  const required = (['qualification', 'experience', 'department'] as const)
    .filter((name) => said[name])
    .map((name) => `- ${facts[name]}: ${said[name]}`)
  return [
    textHtml(job.description ?? jobMessages(language).noDescription),
    job.requirements ? `<p>${jobMessages(language).requirements}</p>${textHtml(job.requirements)}` : '',
    textHtml(required.join('\n')),
    job.walkIn && !job.walkIn.isOver
      ? textHtml(`${jobMessages(language).walkIn.title}: ${walkInText(language, job.walkIn, job.walkInPlace)}`)
      : '',
  ].join('')
}

/** The pay in rupees a year; only for India, where LPA means Indian rupees. */
function baseSalary(job: JobView): WithContext<JobPosting>['baseSalary'] {
  const range = salaryRange(job.salary)
  if (!range || countryOf(job.location) !== 'India') return undefined
  const inRupees = (lakhs: number) => Math.round(lakhs * RUPEES_PER_LAKH)
  return {
    '@type': 'MonetaryAmount',
    currency: 'INR',
    value: {
      '@type': 'QuantitativeValue',
      unitText: 'YEAR',
      ...(range.min === range.max
        ? { value: inRupees(range.min) }
        : { minValue: inRupees(range.min), maxValue: inRupees(range.max) }),
    },
  }
}

/** The kinds that are a Hospital for schema.org; others are a MedicalOrganization. */
const INSTITUTIONS: readonly (InstitutionKind | null)[] = [
  'government-hospital',
  'private-hospital',
  'trust-hospital',
  'nursing-home',
]

/** A hospital for search engines: only what its page shows, without ratings. */
export function institutionData(hospital: InstitutionView, url: string): WithContext<Hospital> {
  const type = INSTITUTIONS.includes(hospital.kind) ? 'Hospital' : 'MedicalOrganization'
  const image = hospital.imageUrl && new URL(hospital.imageUrl, env.SITE_URL).toString()
  return {
    '@context': 'https://schema.org',
    '@type': type as 'Hospital',
    name: hospital.name,
    url,
    ...(hospital.website ? { sameAs: hospital.website } : {}),
    ...(hospital.about ? { description: hospital.about } : {}),
    ...(image ? { logo: image } : {}),
    address: addressOf(hospital.location),
  }
}

/** A page's list for search engines, without samples; null if empty. */
export function subjectListData(language: Language, page: SubjectPageView): WithContext<ItemList> | null {
  const offered = page.jobs.filter(({ isSample }) => !isSample)
  if (offered.length === 0) return null
  return {
    '@context': 'https://schema.org',
    name: subjectMessages(language).title(page),
    ...itemList(
      offered.map(({ slug }) => pathsIn(language).job(slug)),
      page.offered,
    ),
  }
}
