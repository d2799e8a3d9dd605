import { type Language, LOCALES } from '@/lib/language'
import { shortDate } from '@/lib/text/format'
import { jobMessages } from '../../messages'
import type { JobCardRow } from '../card-view'
import { placeWithCountry } from '../facts/place'
import { escapeMarkup, textHtml } from '../rich-description'

/** What feeds say of a vacancy. */
export type FeedJob = JobCardRow & { description?: string | null }

interface Channel {
  brand: string
  /** Absolute addresses of the list that the feed follows, and of the feed itself. */
  listUrl: string
  feedUrl: string
  urlOf: (slug: string) => string
}

const element = (name: string, text: string, attributes = '') => `<${name}${attributes}>${escapeMarkup(text)}</${name}>`

/** Open vacancies as an RSS 2.0 document, in the order given. */
export function jobFeed(language: Language, jobs: FeedJob[], { brand, listUrl, feedUrl, urlOf }: Channel): string {
  const items = jobs.map((job) => itemOf(language, job, urlOf))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', `${jobMessages(language).feedTitle} | ${brand}`),
    element('link', listUrl),
    element('description', jobMessages(language).description),
    element('language', LOCALES[language]),
    `<atom:link href="${escapeMarkup(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function itemOf(language: Language, job: FeedJob, urlOf: (slug: string) => string): string {
  const facts = [
    job.institution || jobMessages(language).confidentialInstitution,
    job.location && placeWithCountry(language, job.location),
    job.type && jobMessages(language).types[job.type],
    job.salary,
    job.deadline && `${jobMessages(language).deadline}: ${shortDate(language, job.deadline)}`,
  ].filter(Boolean)
  const html = `<p>${escapeMarkup(facts.join(' · '))}</p>${textHtml(job.description)}`
  return [
    '<item>',
    element('title', job.title),
    element('link', urlOf(job.slug ?? job.id)),
    element('guid', job.id, ' isPermaLink="false"'),
    element('pubDate', new Date(job.postedAt).toUTCString()),
    ...(job.department ? [element('category', job.department)] : []),
    element('description', html),
    '</item>',
  ].join('\n')
}
