import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { asServer, isTrustedWrite } from '@/cms/access/access'
import { isAdmin } from '@/cms/access/roles'
import { decodingInTurn } from '@/cms/limits/picture-decoding'
import { fileErrorMessages } from '@/cms/uploads/file-error-messages'
import { MAX_PICTURE_BYTES } from '@/cms/uploads/picture-limits'
import { idOf } from '@/lib/database/record-id'
import type { ErrorFacts } from '@/lib/errors/action-result'
import { apiError, expectedErrorOf } from '@/lib/errors/expected-error'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { isChosenFile } from '@/lib/request/chosen-file'
import { requireForm } from '@/lib/request/unreadable-form'
import { MAX_FILE_BYTES, MAX_RESUMES, MAX_UNUSED_RESUMES } from '../limits'
import { lockResumesOf, resumesOf } from '../operations/person-queries'

/** A chosen file; browsers send an empty one if none was chosen. */
export function chosenFile(form: FormData, name: string): File | null {
  requireForm(form)
  const file = form.get(name)
  return isChosenFile(file) ? file : null
}

/** A visitor's file name for display: no folders, no control characters, limited length. */
export function shownFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return last.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(-120)
}

/** Error of a rejected file. */
export const fileError = (code: keyof ReturnType<typeof fileErrorMessages>, status = 400, facts: ErrorFacts = {}) =>
  apiError(fileErrorMessages(STUDIO_LANGUAGE), code, status, facts)

const SIDE = 512
/** A photo with more pixels exceeds the size limit; only a decompression bomb has them in a few kilobytes. */
const MAX_PIXELS = 50_000_000
const MAX_SECONDS = 10
const READABLE_FORMATS = ['jpeg', 'png', 'webp', 'gif', 'heif', 'avif']

/**
 * Re-encodes an uploaded image as a square webp, without metadata, further frames or trailing bytes.
 * @throws APIError 400 if it is not an image, too large, or a decompression bomb; 429 if too many are waiting
 */
export async function squareWebp(data: Buffer, where: Parameters<typeof decodingInTurn>[1] = 'alone'): Promise<Buffer> {
  if (data.length > MAX_PICTURE_BYTES) throw fileError('picture-too-large')
  // sharp throws synchronously for an empty buffer.
  if (data.length === 0) throw fileError('not-an-image')
  // Reads only the header, without decoding, to recognise a bomb.
  const metadata = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!metadata || !READABLE_FORMATS.includes(metadata.format ?? '')) throw fileError('not-an-image')
  if ((metadata.width ?? 0) * (metadata.height ?? 0) > MAX_PIXELS) throw fileError('too-many-pixels')
  try {
    return await decodingInTurn(
      () =>
        sharp(data, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
          .rotate()
          .resize(SIDE, SIDE, { fit: 'cover', position: 'attention' })
          .webp({ quality: 82 })
          .timeout({ seconds: MAX_SECONDS })
          .toBuffer(),
      where,
    )
  } catch (error) {
    if (expectedErrorOf(error)) throw error
    // Truncated, or not really an image.
    throw fileError('not-an-image')
  }
}

/** Re-encodes every photo as a square webp before it is stored. */
export const squarePhoto: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  if (!req.context.photoIsSquare) {
    const data = await squareWebp(req.file.data, 'in-transaction')
    Object.assign(req.file, { data, size: data.length, mimetype: 'image/webp' })
  }
  return args
}

/** A new photo replaces the person's earlier ones with their files. */
export const deleteEarlierPhotos: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create') return doc
  // Full authority: only rows of the same owner are named.
  await req.payload.delete({
    collection: 'profile-photos',
    where: { and: [{ owner: { equals: idOf(doc.owner) } }, { id: { not_equals: doc.id } }] },
    ...asServer(req),
  })
  return doc
}

const TAIL_BYTES = 1024
/** The cross-reference table (or its offset) and the end of file. */
const TAIL_MARKS = ['xref', '%%EOF']

/**
 * Whether these bytes begin like a PDF and are complete. Payload checks the same later (`validatePDF`), but its rejection
 * would be reported as our failure.
 */
function isCompletePdf(data: Buffer): boolean {
  const tail = data.subarray(-TAIL_BYTES)
  return data.subarray(0, 5).toString('latin1') === '%PDF-' && TAIL_MARKS.every((mark) => tail.includes(mark))
}

/** Accepts a CV only if its bytes are a complete PDF, whatever its name; else APIError 400. */
export const requirePdf: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  if (!isCompletePdf(req.file.data)) throw fileError('not-a-pdf')
  return args
}

const CONFLICT = 409

/**
 * Rejects a CV if the person's applications already use as many as allowed. Concurrent uploads are counted one after
 * the other.
 * @throws APIError 409
 */
export const limitResumes: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const owner = idOf(data.owner) ?? ''
  await lockResumesOf(req, owner)
  const { unused, total } = await resumesOf(req, owner)
  if (total >= MAX_RESUMES && unused.length === 0) throw fileError('too-many-resumes', CONFLICT, { max: MAX_RESUMES })
  return data
}

/** A new CV replaces the oldest unused ones; those sent with applications stay. */
export const deleteSurplusResumes: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create') return doc
  const { unused, total } = await resumesOf(req, idOf(doc.owner) ?? '')
  const others = unused.filter((id) => id !== doc.id)
  const places = Math.max(0, Math.min(MAX_UNUSED_RESUMES - 1, MAX_RESUMES - total + others.length))
  const surplus = others.slice(places)
  if (surplus.length === 0) return doc
  // Full authority: only rows of the same owner are named.
  await req.payload.delete({ collection: 'resumes', where: { id: { in: surplus } }, overrideAccess: true, req })
  return doc
}

/** The extension of each accepted file type; the visitor's file name is ignored. */
const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'application/pdf': 'pdf',
}

let lastMoment = 0

/** A strictly increasing time in milliseconds, so that no two files get the same name. */
function ownMoment(): number {
  lastMoment = Math.max(Date.now(), lastMoment + 1)
  return lastMoment
}

/**
 * Assigns an upload to the signed-in person and names it by owner, time and extension.
 * @throws APIError 400 if the file is larger than 5 MB
 */
export const ownUpload: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const file = req.file
  if (file && file.size > MAX_FILE_BYTES) throw fileError('file-too-large')
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
