import { type CollectionBeforeOperationHook } from 'payload'
import { isTrustedWrite } from '@/cms/access/access'
import { isAdmin } from '@/cms/access/roles'
import { fileErrorMessages } from '@/cms/uploads/file-error-messages'
import { apiError } from '@/lib/errors/api-error'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { MOST_FILE_BYTES } from '../limits'

/** Extension for each file type that we accept; the visitor's own file name decides nothing. */
const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'application/pdf': 'pdf',
}

let lastMoment = 0

/** The time in milliseconds, later each time it is asked: two files of one moment would have one name. */
function ownMoment(): number {
  lastMoment = Math.max(Date.now(), lastMoment + 1)
  return lastMoment
}

/**
 * Makes an upload the uploader's own: the owner is who is signed in, the name is owner, time and extension.
 * @throws APIError 400 when the file is larger than 5 MB
 */
export const ownUpload: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const file = req.file
  if (file && file.size > MOST_FILE_BYTES) throw apiError(fileErrorMessages(STUDIO_LANGUAGE), 'file-too-large')
  const trusted = isTrustedWrite(req) || isAdmin(req.user)
  const named = args.data && 'owner' in args.data ? args.data.owner : undefined
  const owner = trusted ? (named ?? req.user?.id) : req.user?.id
  if (file) {
    const extension = EXTENSIONS[file.mimetype] ?? 'bin'
    file.name = `${owner}-${ownMoment()}.${extension}`
  }
  if (!args.data || (operation === 'update' && trusted)) return args
  return { ...args, data: { ...args.data, owner } }
}
