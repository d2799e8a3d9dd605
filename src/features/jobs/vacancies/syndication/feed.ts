import { endOfIndianDay } from '@/lib/calendar/indian-calendar'
import { type Language, LOCALES } from '@/lib/language'
import { escapeMarkup, NO_XML } from '@/lib/text/escape-markup'
import { shortDate } from '@/lib/text/format'
import { jobMessages } from '../../messages'
import type { JobCardRow } from '../card-view'
import { countryCodeOf, placeWithCountry } from '../facts/place'
import { textHtml } from '../rich-description'

export type FeedJob = JobCardRow & { description?: string | null }

interface Channel {
  brand: string
  /** Absolute URLs of the list and of the feed itself. */
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

interface Publisher {
  brand: string
  /** Absolute URL of the site. */
  siteUrl: string
  urlOf: (slug: string) => string
}

/** A CDATA element; a CDATA end inside the text is split, so that no record can close the section. */
const textElement = (name: string, text: string): string =>
  `<${name}><![CDATA[${text.replace(NO_XML, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`

/**
 * Open vacancies in the XML for job aggregators: a `job` each within `source`, texts in CDATA, dates of RFC 1123. Unknown
 * values are left out.
 */
export function aggregatorFeed(language: Language, jobs: readonly FeedJob[], publisher: Publisher): string {
  const { brand, siteUrl, urlOf } = publisher
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<source>',
    textElement('publisher', brand),
    textElement('publisherurl', siteUrl),
    ...jobs.map((job) => jobOf(language, job, urlOf)),
    '</source>',
    '',
  ].join('\n')
}

function jobOf(language: Language, job: FeedJob, urlOf: (slug: string) => string): string {
  const messages = jobMessages(language)
  const known: [string, string | null | undefined][] = [
    ['title', job.title],
    ['date', new Date(job.postedAt).toUTCString()],
    ['referencenumber', job.id],
    ['url', urlOf(job.slug ?? job.id)],
    ['company', job.institution || messages.confidentialInstitution],
    ['city', job.location],
    ['country', job.location ? countryCodeOf(job.location) : null],
    ['description', textHtml(job.description ?? messages.noDescription)],
    ['salary', job.salary],
    ['jobtype', job.type ? messages.types[job.type] : null],
    ['category', job.department],
    ['experience', job.experience],
    ['expirationdate', job.deadline ? endOfIndianDay(job.deadline).toUTCString() : null],
  ]
  return ['<job>', ...known.flatMap(([name, text]) => (text ? [textElement(name, text)] : [])), '</job>'].join('\n')
}
