import type { MessagesByCode } from '@/lib/errors/action-result'

/** Why a file is rejected, in any form. */
export const fileErrorMessages = {
  'file-too-large': 'The file is larger than 5 MB. Choose a smaller one.',
  'picture-too-large': 'The picture is larger than 16 MB. Choose a smaller one.',
  'file-missing': 'Choose a file first.',
  'file-again': 'Choose the file again: it is not kept while the form is mended.',
  'not-an-image': 'This file is not an image that we can read. Choose a JPEG, PNG, WebP, GIF or AVIF.',
  'not-a-picture': 'This file is not an image that we can read. Choose a JPEG, PNG, WebP or AVIF.',
  'too-many-pixels': 'This image has too many pixels. Choose a smaller one.',
  'not-a-pdf': 'This file is not a complete PDF. Choose a PDF document.',
  'too-many-resumes': ({ max }) =>
    `Your applications hold ${max} CVs, the most that we keep for one person. Send the CV of your profile instead.`,
} as const satisfies MessagesByCode
