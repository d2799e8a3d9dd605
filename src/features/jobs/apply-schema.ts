import { z } from 'zod'
import { applyTexts } from './apply-texts'
import { COVER_NOTE_LENGTH, RESUME_BYTES } from './schema'

/** The apply form. An empty file field arrives as a file of no bytes and counts as none. */
export const applicationSchema = z.object({
  job: z.uuid(),
  coverNote: z.string().trim().max(COVER_NOTE_LENGTH, applyTexts.noteTooLong).default(''),
  storedResume: z.preprocess((value) => value === 'on', z.boolean()),
  resume: z
    .preprocess((value) => (value instanceof File && value.size > 0 ? value : undefined), z.instanceof(File).optional())
    .refine((file) => !file || file.size <= RESUME_BYTES, applyTexts.resumeTooLarge),
})
