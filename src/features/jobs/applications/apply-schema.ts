import { z } from 'zod'
import { isChosenFile } from '@/lib/request/chosen-file'
import { atMost } from '@/lib/text/typed/at-most'
import { COVER_NOTE_LENGTH, RESUME_BYTES } from '../schema'
import type { ApplyFieldCode } from './apply-messages'

/** Which CV is sent: the profile's, that of the withdrawn application, a new file, or none. */
const RESUME_CHOICES = ['profile', 'earlier', 'new', 'none'] as const
export type ResumeChoice = (typeof RESUME_CHOICES)[number]

const fieldCode = (code: ApplyFieldCode) => code

const isTicked = z.preprocess((value) => value === 'on', z.boolean())

/** The apply form. A chosen file takes precedence over a kept CV: without script both can be selected. */
export const applicationSchema = z
  .object({
    job: z.uuid(),
    coverNote: z
      .string()
      .trim()
      .check(atMost(COVER_NOTE_LENGTH, fieldCode('note-too-long')))
      .default(''),
    resumeChoice: z.enum(RESUME_CHOICES, fieldCode('resume-missing')).optional(),
    keepResume: isTicked,
    mayBeSentOn: isTicked,
    /** An earlier attempt had a file, see `wasChosen()`, and no one has chosen to go without it. */
    resumeWasChosen: isTicked,
    resume: z
      .preprocess((value) => (isChosenFile(value) ? value : undefined), z.instanceof(File).optional())
      .refine((file) => !file || file.size <= RESUME_BYTES, fieldCode('resume-too-large')),
  })
  .superRefine(({ resume, resumeChoice, resumeWasChosen }, context) => {
    const reject = (message: ApplyFieldCode) => context.addIssue({ code: 'custom', path: ['resume'], message })
    if (resumeChoice === 'none' && resume) reject('resume-or-none')
    const isMeant = resumeChoice === 'new' || (resumeWasChosen && !resumeChoice)
    if (isMeant && !resume) reject('resume-missing')
  })
