import { type CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { apiError } from '@/lib/errors/expected-error'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { fileErrorMessages } from './file-error-messages'

/** Cameras make fewer; a bomb makes more out of a few kilobytes. */
const MOST_PIXELS = 120_000_000
/** What a file is called by what it is; its own name could claim to be a page. */
const EXTENSIONS: Record<string, string[]> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  heif: ['avif'],
}

/**
 * Refuses an image that would take the server's memory, and gives a file the ending of what it holds. What is no
 * image at all is left to the collection's list of types.
 * @throws APIError 400 when it has more than 120 million pixels
 */
export const bearableImage: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  if ((operation !== 'create' && operation !== 'update') || !file) return args
  const {
    width = 0,
    height = 0,
    format,
  } = await sharp(file.data, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0, format: undefined }))
  if (width * height > MOST_PIXELS) throw apiError(fileErrorMessages(STUDIO_LANGUAGE), 'too-many-pixels')
  const endings = EXTENSIONS[format ?? '']
  const [, stem = '', ending = ''] = /^(.*?)(?:\.([^.]*))?$/s.exec(file.name) ?? []
  if (endings && !endings.includes(ending.toLowerCase())) file.name = `${stem}.${endings[0]}`
  return args
}
