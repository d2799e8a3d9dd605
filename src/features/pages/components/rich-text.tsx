import type { SerializedAutoLinkNode, SerializedLinkNode } from '@payloadcms/richtext-lexical'
import {
  type JSXConverter,
  type JSXConvertersFunction,
  RichText as LexicalRichText,
  LinkJSXConverter,
} from '@payloadcms/richtext-lexical/react'
import type { ComponentProps } from 'react'
import { isTextLink } from '@/cms/fields/text-link'
import { type Language, pathsIn } from '@/lib/language'
import type { LegalPageContent } from '../queries'

/** Where a link to a record of the studio leads; a record without a page leads home. */
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

/** The words of a link alone where it leads into a script or a file, whichever way it came into the text. */
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

/** Text as an editor wrote it in the studio, turned into markup on the server. */
export function RichText({ language, body }: { language: Language; body: NonNullable<LegalPageContent['body']> }) {
  return (
    <div className="prose" lang="en">
      <LexicalRichText
        data={body as ComponentProps<typeof LexicalRichText>['data']}
        converters={convertersIn(language)}
        disableContainer
      />
    </div>
  )
}
