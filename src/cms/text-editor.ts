import { LinkFeature, lexicalEditor } from '@payloadcms/richtext-lexical'
import type { FieldAffectingData } from 'payload'
import { isTextLink } from './fields/text-link'

const NOT_A_LINK = 'Give a full web address, a page of this site such as /admission, or mailto: or tel: with it.'

const withCheckedUrl = (field: FieldAffectingData): FieldAffectingData =>
  field.type === 'text' && field.name === 'url'
    ? {
        ...field,
        validate: (value: unknown, { siblingData }: { siblingData?: { linkType?: string } }) =>
          siblingData?.linkType === 'internal' || isTextLink(String(value ?? '')) || NOT_A_LINK,
      }
    : field

/** Payload's rich text editor, limited to page, mail and phone links. */
export const textEditor = lexicalEditor({
  features: ({ defaultFeatures }) =>
    defaultFeatures.map((feature) =>
      feature.key === 'link'
        ? LinkFeature({ fields: ({ defaultFields }) => defaultFields.map(withCheckedUrl) })
        : feature,
    ),
})
