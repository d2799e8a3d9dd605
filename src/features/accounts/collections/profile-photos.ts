import type { CollectionConfig } from 'payload'
import { keepOnePhoto, squarePhoto } from '../hooks/own-upload'
import { PHOTO_TYPES } from '../limits'
import { ownerField, ownFiles } from './own-files'

/** One square photo per person, re-encoded so that nothing of the original file (metadata, script, bomb) remains. */
export const ProfilePhotos: CollectionConfig = {
  slug: 'profile-photos',
  labels: { singular: 'Profile photo', plural: 'Profile photos' },
  admin: { hidden: true, useAsTitle: 'filename' },
  ...ownFiles('profile-photos', {
    mimeTypes: PHOTO_TYPES,
    checked: squarePhoto,
    hooks: { afterChange: [keepOnePhoto] },
    headers: { 'Cache-Control': 'private, max-age=3600' },
  }),
  fields: [ownerField],
}
