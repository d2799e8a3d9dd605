import { SampleMark } from '@/components/layout/sample-mark'
import { type SiteSettingsView, telephoneLink } from '@/components/layout/site-view'
import { JsonLd } from '@/components/seo/json-ld'
import { breadcrumbData } from '@/components/seo/page-metadata'
import { FactList } from '@/components/ui/facts'
import { PageHead, Section } from '@/components/ui/page/page'
import { isEditors, type Language } from '@/lib/language'
import { shortDate } from '@/lib/text/format'
import { pageMessages } from '../messages'
import type { LegalPageContent } from '../queries'
import { RichText } from './rich-text'

/** Privacy or terms: the text, the day of its last edit, and how to reach us about it. */
export function LegalPage({
  language,
  title,
  content,
  site,
  facts = [],
}: {
  language: Language
  title: string
  content: LegalPageContent
  site: SiteSettingsView
  /** What the software itself knows to be so, under the editors' text. */
  facts?: readonly { label: string; value: string }[]
}) {
  const messages = pageMessages(language).legal
  const trail = [{ name: title }]
  return (
    <>
      <JsonLd data={breadcrumbData(language, trail)} />
      <PageHead
        language={language}
        seed={title}
        title={title}
        trail={trail}
        lead={
          content.editedAt && (
            <time dateTime={content.editedAt.slice(0, 10)}>
              {messages.edited(shortDate(language, content.editedAt))}
            </time>
          )
        }
      />
      <div className="wrap py-section">
        {content.body && (
          <div className="lg:ms-[calc(var(--margin-column)+3.5rem)]">
            {!isEditors(language) && <p className="pb-6 text-quiet">{messages.inEnglish}</p>}
            <RichText language={language} body={content.body} />
          </div>
        )}
      </div>
      {facts.length > 0 && (
        <Section
          title={messages.retention.title}
          className="[&>.wrap]:border-t [&>.wrap]:border-rule [&>.wrap]:pt-section"
        >
          <FactList facts={facts} narrow="stacked" />
        </Section>
      )}
      <Section title={messages.reach} className="[&>.wrap]:border-t [&>.wrap]:border-rule [&>.wrap]:pt-section">
        <address className="grid justify-items-start gap-[0.35rem] not-italic">
          {site.email && (
            <span>
              <a href={`mailto:${site.email}`}>{site.email}</a>
              <SampleMark language={language} site={site} field="email" />
            </span>
          )}
          {site.phone && (
            <span>
              <a href={telephoneLink(site.phone)}>{site.phone}</a>
              <SampleMark language={language} site={site} field="phone" />
            </span>
          )}
          {site.address && (
            <span>
              {site.address}
              <SampleMark language={language} site={site} field="address" />
            </span>
          )}
        </address>
      </Section>
    </>
  )
}
