import { z } from 'zod'
import { applyTexts } from './apply-texts'
import { COVER_NOTE_LENGTH, RESUME_BYTES } from './schema'

const PDF_MARK = '%PDF-'

/** The apply form. An empty file field arrives as a file of no bytes and counts as none. */
export const applicationSchema = z.object({
  job: z.uuid(),
  coverNote: z.string().trim().max(COVER_NOTE_LENGTH, applyTexts.noteTooLong).default(''),
  storedResume: z.preprocess((value) => value === 'on', z.boolean()),
  resume: z
    .preprocess((value) => (value instanceof File && value.size > 0 ? value : undefined), z.instanceof(File).optional())
    .refine((file) => !file || file.size <= RESUME_BYTES, applyTexts.resumeTooLarge),
})

/** Whether a file's own first bytes say that it is a PDF; its name and declared type are the sender's claims. */
export const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).trimStart().startsWith(PDF_MARK)
