import type { JobPosting, WithContext } from 'schema-dts'
import { endOfIndianDay, indianTime } from '@/lib/indian-calendar'
import type { Language } from '@/lib/language'
import { jobMessages } from '../../messages'
import type { JobType } from '../../schema'
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

/**
 * A vacancy for search engines, by their rules for JobPosting: every value also stands on the page, and what is not
 * known is left out. Undefined for a vacancy that is not open, and for a sample, which nobody offers.
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
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: job.location,
        addressCountry: countryCodeOf(job.location),
      },
    },
    ...(employmentType ? { employmentType } : {}),
    ...(salary ? { baseSalary: salary } : {}),
    directApply: true,
    url,
  }
}

/** Everything the page says of the work, as HTML with paragraphs and lists. */
function descriptionHtml(language: Language, job: JobView): string {
  const { facts } = jobMessages(language)
  const asked = (['qualification', 'experience', 'department'] as const)
    .filter((name) => job[name])
    .map((name) => `- ${facts[name]}: ${job[name]}`)
  return [
    textHtml(job.description ?? jobMessages(language).noDescription),
    job.requirements ? `<p>${jobMessages(language).requirements}</p>${textHtml(job.requirements)}` : '',
    textHtml(asked.join('\n')),
    job.walkIn && !job.walkIn.isOver
      ? textHtml(`${jobMessages(language).walkIn.title}: ${walkInText(language, job.walkIn, job.walkInPlace)}`)
      : '',
  ].join('')
}

/** The pay that the page shows, in rupees a year; only in India, where LPA means Indian rupees. */
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
