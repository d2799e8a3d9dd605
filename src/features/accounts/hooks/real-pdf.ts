import { type CollectionBeforeOperationHook } from 'payload'
import { fileErrorMessages } from '@/cms/uploads/file-error-messages'
import { apiError } from '@/lib/errors/api-error'
import { STUDIO_LANGUAGE } from '@/lib/text/language'

const TAIL_BYTES = 4096

/** Whether these bytes begin like a PDF and reach its end; a document that was cut off on its way does not. */
function isCompletePdf(data: Buffer): boolean {
  return data.subarray(0, 5).toString('latin1') === '%PDF-' && data.subarray(-TAIL_BYTES).includes('%%EOF')
}

/**
 * Takes a CV only when its bytes are a whole PDF, whatever its name says.
 * @throws APIError 400 with a plain sentence
 */
export const realPdf: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  if (!isCompletePdf(req.file.data)) throw apiError(fileErrorMessages(STUDIO_LANGUAGE), 'not-a-pdf')
  return args
}
