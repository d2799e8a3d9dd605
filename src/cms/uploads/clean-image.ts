import type { CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { apiError } from '@/lib/errors/expected-error'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { decodingInTurn } from '../limits/picture-decoding'
import { fileErrorMessages } from './file-error-messages'
import { LONGEST_SIDE } from './picture-limits'

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

const LONGEST_STEM = 80
const NAMELESS = 'image'

/**
 * A visitor's file name as a file of ours may be called: letters, digits, dots, hyphens and underscores of any script,
 * no folders however they are spelled, no leading dot, not endless.
 * @returns the name with its ending in lower case; `image` when nothing else is left of it
 */
export function cleanFileName(name: string): string {
  const last = decoded(name).split(/[/\\]/).at(-1) ?? ''
  const [, stem = '', ending = ''] = /^(.*?)(?:\.([a-z0-9]{1,5}))?$/is.exec(last) ?? []
  const clean = stem
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^[.\-_]+|[.\-_]+$/g, '')
  const short = [...clean].slice(0, LONGEST_STEM).join('') || NAMELESS
  return ending ? `${short}.${ending.toLowerCase()}` : short
}

/** The name behind percent signs, however often it was wrapped in them. */
function decoded(name: string): string {
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

/** High enough that nobody sees a difference; the pages show smaller sizes made from it. */
const QUALITY = 90
const AVIF_QUALITY = 70
const AVIF_EFFORT = 2

/**
 * The same picture drawn anew, upright, in its own format and no larger than a page needs it: without the place and the camera that it was taken with,
 * and without whatever else its file held beside the picture (a page, a script, an archive).
 * @throws APIError 400 when it cannot be drawn to its end
 */
async function drawnAnew(data: Buffer): Promise<Buffer> {
  try {
    const { format, pages = 1 } = await sharp(data).metadata()
    const image = sharp(data, { animated: pages > 1, limitInputPixels: MOST_PIXELS, failOn: 'error' })
    const upright =
      pages > 1
        ? image
        : image.rotate().resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
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
    // What cannot be decoded to its end was cut off, or is something else in an image's clothes.
    throw apiError(fileErrorMessages(STUDIO_LANGUAGE), 'not-a-picture')
  }
}

/** Keeps of an uploaded picture what can be seen of it, under a name that leads nowhere; the original file too. */
export const cleanImage: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  if ((operation !== 'create' && operation !== 'update') || !file) return args
  const data = await decodingInTurn(() => drawnAnew(file.data), 'in-transaction')
  Object.assign(file, { data, size: data.length, name: cleanFileName(file.name) })
  return args
}
