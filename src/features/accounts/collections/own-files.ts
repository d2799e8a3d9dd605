import type { CollectionConfig } from 'payload'
import { ownRowsOrAdmin, signedIn } from '@/cms/access/access'
import { cmsMetadata } from '@/cms/cms-metadata'
import { limitedWrites } from '@/cms/limits/limited-writes'
import { requireGuardianHook } from '@/cms/personal/guardian/guardian'
import { privateDirectory } from '@/lib/directories'
import {
  deleteEarlierPhotos,
  deleteSurplusResumes,
  limitResumes,
  ownUpload,
  requirePdf,
  shownFileName,
  squarePhoto,
} from '../hooks/own-upload'
import { PHOTO_TYPES } from '../limits'

type Hooks = NonNullable<CollectionConfig['hooks']>

interface OwnFiles {
  mimeTypes: readonly string[]
  /** Checks the file before it is stored. */
  checked: NonNullable<Hooks['beforeOperation']>[number]
  hooks: Hooks
  /** Of the response with the file. */
  headers: Record<string, string>
}

const limitedUploads = limitedWrites({ writes: ['create', 'update'], perPerson: 'uploadPerAccount' })

/** The options shared by collections of private files: for the owner and administrators only, limited, checked, never fetched from a URL. */
export const ownFiles = (slug: string, { mimeTypes, checked, hooks, headers: extraHeaders }: OwnFiles) =>
  ({
    custom: cmsMetadata({ rest: 'own', audit: { shown: [], isNamedById: true } }),
    access: {
      create: signedIn,
      read: ownRowsOrAdmin('owner'),
      update: ownRowsOrAdmin('owner'),
      delete: ownRowsOrAdmin('owner'),
    },
    hooks: { beforeOperation: [limitedUploads, checked, ownUpload], beforeValidate: [requireGuardianHook], ...hooks },
    upload: {
      staticDir: privateDirectory(slug),
      mimeTypes: [...mimeTypes],
      crop: false,
      focalPoint: false,
      pasteURL: false,
      modifyResponseHeaders: ({ headers }) => {
        for (const [name, value] of Object.entries({ 'X-Content-Type-Options': 'nosniff', ...extraHeaders }))
          headers.set(name, value)
        return headers
      },
    },
  }) satisfies Partial<CollectionConfig>

export const ownerField = {
  name: 'owner',
  type: 'relationship',
  relationTo: 'users',
  required: true,
  index: true,
} as const

/** One square photo per person, re-encoded so that nothing of the original file (metadata, script, bomb) remains. */
export const ProfilePhotos: CollectionConfig = {
  slug: 'profile-photos',
  labels: { singular: 'Profile photo', plural: 'Profile photos' },
  admin: { hidden: true, useAsTitle: 'filename' },
  ...ownFiles('profile-photos', {
    mimeTypes: PHOTO_TYPES,
    checked: squarePhoto,
    hooks: { afterChange: [deleteEarlierPhotos] },
    headers: { 'Cache-Control': 'private, max-age=3600' },
  }),
  fields: [ownerField],
}

/** CVs as private PDFs: the owner and administrators only. */
export const Resumes: CollectionConfig = {
  slug: 'resumes',
  labels: { singular: 'CV', plural: 'CVs' },
  admin: { hidden: true, useAsTitle: 'originalName' },
  ...ownFiles('resumes', {
    mimeTypes: ['application/pdf'],
    checked: requirePdf,
    hooks: { beforeChange: [limitResumes], afterChange: [deleteSurplusResumes] },
    headers: { 'Cache-Control': 'private, no-store', 'Content-Disposition': 'attachment' },
  }),
  fields: [
    ownerField,
    {
      name: 'originalName',
      label: 'File name',
      type: 'text',
      maxLength: 200,
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? shownFileName(value) : value)] },
    },
  ],
}
