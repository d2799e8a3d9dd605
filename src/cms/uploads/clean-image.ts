import type { CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { apiError } from '@/lib/errors/expected-error'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { decodingInTurn } from '../limits/picture-decoding'
import { fileErrorMessages } from './file-error-messages'
import { MAX_SIDE } from './picture-limits'

/** Cameras make fewer pixels; a decompression bomb makes more from a few kilobytes. */
const MAX_PIXELS = 120_000_000
/** Extension by content; a file's own name could claim to be a page. */
const EXTENSIONS: Record<string, string[]> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  heif: ['avif'],
}

/**
 * Rejects images that would exhaust memory, and sets the extension by content. Files that are not images are left to
 * the collection's `mimeTypes`.
 * @throws APIError 400 above 120 million pixels
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
  if (width * height > MAX_PIXELS) throw apiError(fileErrorMessages(STUDIO_LANGUAGE), 'too-many-pixels')
  const endings = EXTENSIONS[format ?? '']
  const [, stem = '', ending = ''] = /^(.*?)(?:\.([^.]*))?$/s.exec(file.name) ?? []
  if (endings && !endings.includes(ending.toLowerCase())) file.name = `${stem}.${endings[0]}`
  return args
}

const MAX_STEM_LENGTH = 80
const FALLBACK_NAME = 'image'

/**
 * A safe file name from a visitor's: letters, digits, dots, hyphens and underscores of any script, no folders however
 * encoded, no leading dot, limited length.
 * @returns the name with a lowercase extension; `image` if nothing else is left
 */
export function cleanFileName(name: string): string {
  const last = decodeName(name).split(/[/\\]/).at(-1) ?? ''
  const [, stem = '', ending = ''] = /^(.*?)(?:\.([a-z0-9]{1,5}))?$/is.exec(last) ?? []
  const clean = stem
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^[.\-_]+|[.\-_]+$/g, '')
  const short = [...clean].slice(0, MAX_STEM_LENGTH).join('') || FALLBACK_NAME
  return ending ? `${short}.${ending.toLowerCase()}` : short
}

/** Decodes percent-encoding, however often nested. */
function decodeName(name: string): string {
  let text = name
  for (let times = 0; times < 5 && text.includes('%'); times++) {
    try {
      text = decodeURIComponent(text)
    } catch {
      return text.replaceAll('%', '-')
    }
  }
  return text
}

/** High enough to be lossless to the eye; pages use smaller sizes made from it. */
const QUALITY = 90
const AVIF_QUALITY = 70
const AVIF_EFFORT = 2

/**
 * Re-encodes an image upright, in its own format and at most at page size: without location and camera data, and
 * without anything else in the file (a page, a script, an archive).
 * @throws APIError 400 if it cannot be fully decoded
 */
async function reencode(data: Buffer): Promise<Buffer> {
  try {
    const { format, pages = 1 } = await sharp(data).metadata()
    const image = sharp(data, { animated: pages > 1, limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const upright =
      pages > 1
        ? image
        : image.rotate().resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    switch (format) {
      case 'jpeg':
        return await upright.jpeg({ quality: QUALITY }).toBuffer()
      case 'png':
        return await upright.png().toBuffer()
      case 'webp':
        return await upright.webp({ quality: QUALITY }).toBuffer()
      case 'heif':
        return await upright.avif({ quality: AVIF_QUALITY, effort: AVIF_EFFORT }).toBuffer()
      default:
        throw new Error('Not a format of ours')
    }
  } catch {
    // What cannot be fully decoded is truncated, or not an image.
    throw apiError(fileErrorMessages(STUDIO_LANGUAGE), 'not-a-picture')
  }
}

/** Keeps only the visible part of an uploaded image under a safe name, for the original file too. */
export const cleanImage: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  if ((operation !== 'create' && operation !== 'update') || !file) return args
  const data = await decodingInTurn(() => reencode(file.data), 'in-transaction')
  Object.assign(file, { data, size: data.length, name: cleanFileName(file.name) })
  return args
}
