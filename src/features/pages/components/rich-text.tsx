import type { SerializedLinkNode } from '@payloadcms/richtext-lexical'
import {
  type JSXConvertersFunction,
  RichText as LexicalRichText,
  LinkJSXConverter,
} from '@payloadcms/richtext-lexical/react'
import type { ComponentProps } from 'react'
import { paths } from '@/lib/paths'
import type { LegalPageContent } from '../queries'

/** Where a link to a record of the studio leads; a record without a page leads home. */
function hrefOf({ linkNode }: { linkNode: SerializedLinkNode }): string {
  const { relationTo, value } = linkNode.fields.doc ?? {}
  const slug = value && typeof value === 'object' && 'slug' in value ? String(value.slug) : null
  if (slug && relationTo === 'colleges') return paths.college(slug)
  if (slug && relationTo === 'jobs') return paths.job(slug)
  return paths.home()
}

const converters: JSXConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  ...LinkJSXConverter({ internalDocToHref: hrefOf }),
})

/** Text as an editor wrote it in the studio, turned into markup on the server. */
export function RichText({ body }: { body: NonNullable<LegalPageContent['body']> }) {
  return (
    <div className="prose">
      <LexicalRichText
        data={body as ComponentProps<typeof LexicalRichText>['data']}
        converters={converters}
        disableContainer
      />
    </div>
  )
}
