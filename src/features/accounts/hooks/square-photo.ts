import { type CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { decodingInTurn } from '@/cms/limits/picture-decoding'
import { fileErrorMessages } from '@/cms/uploads/file-error-messages'
import { MOST_PICTURE_BYTES } from '@/cms/uploads/picture-limits'
import { apiError } from '@/lib/errors/api-error'
import { expectedErrorOf } from '@/lib/errors/expected-error'
import { STUDIO_LANGUAGE } from '@/lib/text/language'

const SIDE = 512
/** Cameras make more only in files that are larger than we take; a bomb makes them out of a few kilobytes. */
const MOST_PIXELS = 50_000_000
const MOST_SECONDS = 10
const READABLE_FORMATS = ['jpeg', 'png', 'webp', 'gif', 'heif', 'avif']

/**
 * Makes a square webp out of an uploaded image and keeps nothing else of it: no metadata, no second frame, no bytes
 * after its end.
 * @throws APIError 400 with a plain sentence when it is no image, too large, or a bomb; 429 when too many wait
 */
export async function squareWebp(data: Buffer, where: Parameters<typeof decodingInTurn>[1] = 'alone'): Promise<Buffer> {
  if (data.length > MOST_PICTURE_BYTES) throw apiError(fileErrorMessages(STUDIO_LANGUAGE), 'picture-too-large')
  // Its beginning says what it is; nothing is unpacked for that, so a bomb can be called one.
  const metadata = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!metadata || !READABLE_FORMATS.includes(metadata.format ?? ''))
    throw apiError(fileErrorMessages(STUDIO_LANGUAGE), 'not-an-image')
  if ((metadata.width ?? 0) * (metadata.height ?? 0) > MOST_PIXELS)
    throw apiError(fileErrorMessages(STUDIO_LANGUAGE), 'too-many-pixels')
  try {
    return await decodingInTurn(
      () =>
        sharp(data, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
          .rotate()
          .resize(SIDE, SIDE, { fit: 'cover', position: 'attention' })
          .webp({ quality: 82 })
          .timeout({ seconds: MOST_SECONDS })
          .toBuffer(),
      where,
    )
  } catch (error) {
    if (expectedErrorOf(error)) throw error
    // What sharp cannot decode to its end was cut off or is something else in an image's clothes.
    throw apiError(fileErrorMessages(STUDIO_LANGUAGE), 'not-an-image')
  }
}

/** Every photo becomes a square webp before anything of it is kept, through whichever door it comes. */
export const squarePhoto: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  if (!req.context.photoIsSquare) {
    const data = await squareWebp(req.file.data, 'in-transaction')
    Object.assign(req.file, { data, size: data.length, mimetype: 'image/webp' })
  }
  return args
}
