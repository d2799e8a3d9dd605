import { seoPlugin } from '@payloadcms/plugin-seo'
import type { Field } from 'payload'
import { LENGTHS } from '@/cms/fields/checks/checks'
import { env } from '@/lib/env'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import type { College } from '@/payload-types'
import { collegeMessages } from '../messages'
import { generatedDescription } from '../page/college-view'

const withLength = (field: Field): Field =>
  field.type === 'text' || field.type === 'textarea' ? { ...field, maxLength: LENGTHS.line } : field

/** SEO tab of a college. Empty fields are generated on the page in the same words. */
export const collegeSeo = seoPlugin({
  collections: ['colleges'],
  uploadsCollection: 'media',
  tabbedUI: true,
  fields: ({ defaultFields }) => defaultFields.map(withLength),
  generateTitle: ({ doc }: { doc: College }) =>
    collegeMessages(STUDIO_LANGUAGE).metaTitle(doc.name ?? '', doc.location || doc.state || ''),
  generateDescription: ({ doc }: { doc: College }) =>
    generatedDescription(STUDIO_LANGUAGE, {
      ...doc,
      // Stored text ages without a mark, so fees and seats are only on the page.
      fees: null,
      seats: null,
      established: doc.establishedSource ? doc.established : null,
    }),
  generateURL: ({ doc }: { doc: College }) =>
    doc.slug ? env.SITE_URL + pathsIn(STUDIO_LANGUAGE).college(doc.slug) : env.SITE_URL,
})
