import type { CollectionAfterChangeHook, CollectionConfig } from 'payload'
import { tags } from '@/lib/caching/cache'
import { imageDirectory } from '@/lib/directories'
import { anyone, contentKeepers } from '../access/access'
import { cmsMetadata } from '../cms-metadata'
import { type FieldHelp, withHelp } from '../fields/common-fields'
import { clearTagsAlways } from '../hooks/clear-tags'
import { bearableImage, cleanImage } from '../uploads/clean-image'

const pagesWithImages = () => [tags.media()]

/** A new image is not shown anywhere yet. */
const clearWhereShown: CollectionAfterChangeHook = (args) =>
  args.operation === 'create' ? args.doc : clearTagsAlways(pagesWithImages)(args)

const help: FieldHelp = {
  alt: ['What the image shows', 'Read out to people who cannot see the image, and shown when it does not load.'],
  credit: [
    'Photographer or source',
    'For your own records, should anybody ask about the rights. Visitors do not see it.',
  ],
}

/** Images that editors put on pages. */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Image', plural: 'Images' },
  trash: true,
  custom: cmsMetadata({ rest: 'read' }),
  access: { create: contentKeepers, read: anyone, update: contentKeepers, delete: contentKeepers },
  admin: {
    group: 'Site',
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    listSearchableFields: ['alt', 'filename', 'credit'],
    description:
      'Photographs and drawings for colleges, banners and pages. JPEG, PNG, WebP or AVIF, at most 16 MB; large ones are made smaller.',
  },
  hooks: {
    beforeOperation: [bearableImage, cleanImage],
    afterChange: [clearWhereShown],
    afterDelete: [clearTagsAlways(pagesWithImages)],
  },
  upload: {
    staticDir: imageDirectory(),
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    focalPoint: true,
    pasteURL: false,
    imageSizes: [
      { name: 'card', width: 640, height: 360, formatOptions: { format: 'webp' } },
      { name: 'wide', width: 1280, height: 720, formatOptions: { format: 'webp' } },
      { name: 'social', width: 1200, height: 630, formatOptions: { format: 'jpeg' } },
    ],
    adminThumbnail: 'card',
    modifyResponseHeaders: ({ headers }) => {
      headers.set('X-Content-Type-Options', 'nosniff')
      headers.set('Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800')
      return headers
    },
  },
  fields: withHelp(help, [
    { name: 'alt', type: 'text', required: true, maxLength: 200 },
    { name: 'credit', type: 'text', maxLength: 200 },
  ]),
}
