import type { CollectionConfig } from 'payload'
import { ownRowsOrAdmin, signedIn } from '@/cms/access/access'
import { declare } from '@/cms/declarations'
import { limitedWrites } from '@/cms/limits/limited-writes'
import { limitRestReads } from '@/cms/rest/limit-rest-reads'
import { privateDirectory } from '@/lib/directories'
import { keepOnePhoto } from '../hooks/keep-one-photo'
import { ownUpload } from '../hooks/own-upload'
import { squarePhoto } from '../hooks/square-photo'
import { PHOTO_TYPES } from '../limits'

const limitedUploads = limitedWrites({ writes: ['create', 'update'], perPerson: 'uploadPerAccount' })

/** One square photo per person, re-encoded so that nothing of the original file (metadata, script, bomb) remains. */
export const ProfilePhotos: CollectionConfig = {
  slug: 'profile-photos',
  labels: { singular: 'Profile photo', plural: 'Profile photos' },
  custom: declare({ rest: 'own', audit: { shown: [], isNamedById: true } }),
  access: {
    create: signedIn,
    read: ownRowsOrAdmin('owner'),
    update: ownRowsOrAdmin('owner'),
    delete: ownRowsOrAdmin('owner'),
  },
  admin: { hidden: true, useAsTitle: 'filename' },
  hooks: { beforeOperation: [limitRestReads, limitedUploads, squarePhoto, ownUpload], afterChange: [keepOnePhoto] },
  upload: {
    staticDir: privateDirectory('profile-photos'),
    mimeTypes: PHOTO_TYPES,
    crop: false,
    focalPoint: false,
    pasteURL: false,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('X-Content-Type-Options', 'nosniff')
      headers.set('Cache-Control', 'private, max-age=3600')
      return headers
    },
  },
  fields: [{ name: 'owner', type: 'relationship', relationTo: 'users', required: true, index: true }],
}
