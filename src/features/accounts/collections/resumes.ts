import type { CollectionConfig } from 'payload'
import { ownRowsOrAdmin, signedIn } from '@/cms/access/access'
import { declare } from '@/cms/declarations'
import { limitedWrites } from '@/cms/limits/limited-writes'
import { limitRestReads } from '@/cms/rest/limit-rest-reads'
import { privateDirectory } from '@/lib/directories'
import { shownFileName } from '../chosen-file'
import { keepFewResumes, roomForResume } from '../hooks/few-resumes'
import { ownUpload } from '../hooks/own-upload'
import { realPdf } from '../hooks/real-pdf'

const limitedUploads = limitedWrites({ writes: ['create', 'update'], perPerson: 'uploadPerAccount' })

/** CVs as private PDFs: the owner and administrators only. */
export const Resumes: CollectionConfig = {
  slug: 'resumes',
  labels: { singular: 'CV', plural: 'CVs' },
  custom: declare({ rest: 'own', audit: { shown: [], isNamedById: true } }),
  access: {
    create: signedIn,
    read: ownRowsOrAdmin('owner'),
    update: ownRowsOrAdmin('owner'),
    delete: ownRowsOrAdmin('owner'),
  },
  admin: { hidden: true, useAsTitle: 'originalName' },
  hooks: {
    beforeOperation: [limitRestReads, limitedUploads, realPdf, ownUpload],
    beforeChange: [roomForResume],
    afterChange: [keepFewResumes],
  },
  upload: {
    staticDir: privateDirectory('resumes'),
    mimeTypes: ['application/pdf'],
    crop: false,
    focalPoint: false,
    pasteURL: false,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('X-Content-Type-Options', 'nosniff')
      headers.set('Cache-Control', 'private, no-store')
      headers.set('Content-Disposition', 'attachment')
      return headers
    },
  },
  fields: [
    { name: 'owner', type: 'relationship', relationTo: 'users', required: true, index: true },
    {
      name: 'originalName',
      label: 'File name',
      type: 'text',
      maxLength: 200,
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? shownFileName(value) : value)] },
    },
  ],
}
