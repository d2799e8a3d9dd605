import type { SerializedAutoLinkNode, SerializedLinkNode } from '@payloadcms/richtext-lexical'
import {
  type JSXConverter,
  type JSXConvertersFunction,
  RichText as LexicalRichText,
  LinkJSXConverter,
} from '@payloadcms/richtext-lexical/react'
import { isTextLink } from '@/cms/fields/text-link'
import { SampleMark } from '@/components/layout/sample-mark'
import { type SiteSettingsView, telephoneLink } from '@/components/layout/site-view'
import { JsonLd } from '@/components/seo/json-ld'
import { breadcrumbData } from '@/components/seo/page-metadata'
import { FactList } from '@/components/ui/facts'
import { PageHead, Section } from '@/components/ui/page/page'
import { isEditors, type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { shortDate } from '@/lib/text/format'
import { pageMessages } from '../messages'
import type { LegalPageContent } from '../queries'

/** URL of a linked record; home if it has no page. */
function hrefOf(language: Language, { linkNode }: { linkNode: SerializedLinkNode }): string {
  const paths = pathsIn(language)
  const { relationTo, value } = linkNode.fields.doc ?? {}
  const slug = value && typeof value === 'object' && 'slug' in value ? String(value.slug) : null
  if (slug && relationTo === 'colleges') return paths.college(slug)
  if (slug && relationTo === 'jobs') return paths.job(slug)
  return paths.home()
}

const convertersIn =
  (language: Language): JSXConvertersFunction =>
  ({ defaultConverters }) => {
    const links = LinkJSXConverter({ internalDocToHref: (args) => hrefOf(language, args) })
    return { ...defaultConverters, link: safeLink(links.link), autolink: safeLink(links.autolink) }
  }

/** Plain text for links to scripts or files, however they got into the text. */
function safeLink<Node extends SerializedLinkNode | SerializedAutoLinkNode>(
  converter: JSXConverter<Node> | undefined,
): JSXConverter<Node> | undefined {
  if (typeof converter !== 'function') return converter
  return (args) => {
    const { fields, children } = args.node
    if (fields.linkType === 'internal' || isTextLink(fields.url ?? '')) return converter(args)
    return <>{args.nodesToJSX({ nodes: children })}</>
  }
}

/** Renders an editor's rich text on the server. */
const RichText = ({ language, body }: { language: Language; body: NonNullable<LegalPageContent['body']> }) => (
  <div className="prose" lang="en">
    <LexicalRichText data={body} converters={convertersIn(language)} disableContainer />
  </div>
)

interface LegalPageProps {
  language: Language
  title: string
  content: LegalPageContent
  site: SiteSettingsView
  /** Facts the software itself guarantees, below the editors' text. */
  facts?: readonly { label: string; value: string }[]
}

/** Privacy policy or terms: text, last edit, and contact. */
export function LegalPage({ language, title, content, site, facts = [] }: LegalPageProps) {
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
      {(site.email || site.phone || site.address) && (
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
      )}
    </>
  )
}
