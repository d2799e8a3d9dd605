import type { CollectionConfig } from 'payload'
import { shownFileName } from '../chosen-file'
import { keepFewResumes, realPdf, roomForResume } from '../hooks/own-upload'
import { ownerField, ownFiles } from './own-files'

/** CVs as private PDFs: the owner and administrators only. */
export const Resumes: CollectionConfig = {
  slug: 'resumes',
  labels: { singular: 'CV', plural: 'CVs' },
  admin: { hidden: true, useAsTitle: 'originalName' },
  ...ownFiles('resumes', {
    mimeTypes: ['application/pdf'],
    checked: realPdf,
    hooks: { beforeChange: [roomForResume], afterChange: [keepFewResumes] },
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
