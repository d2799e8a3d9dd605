import { endOfIndianDay } from '@/lib/indian-calendar'
import type { Language } from '@/lib/language'
import { jobMessages } from '../../messages'
import { countryCodeOf } from '../facts/place'
import { textHtml } from '../rich-description'
import type { FeedJob } from './feed'

interface Publisher {
  brand: string
  /** Absolute address of the site. */
  siteUrl: string
  urlOf: (slug: string) => string
}

const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** A text of any length; the end of the section inside it is parted, so that no record can end it. */
const element = (name: string, text: string): string =>
  `<${name}><![CDATA[${text.replace(FORBIDDEN, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`

/**
 * Open vacancies in the XML that job aggregators read: `source` with one `job` each, texts in CDATA, dates as RFC 1123
 * writes them. What is not known is left out.
 */
export function aggregatorFeed(language: Language, jobs: readonly FeedJob[], publisher: Publisher): string {
  const { brand, siteUrl, urlOf } = publisher
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<source>',
    element('publisher', brand),
    element('publisherurl', siteUrl),
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
  return ['<job>', ...known.flatMap(([name, text]) => (text ? [element(name, text)] : [])), '</job>'].join('\n')
}
