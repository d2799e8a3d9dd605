'use server'
import { revalidatePath } from 'next/cache'
import type { Payload } from 'payload'
import type { z } from 'zod'
import { MOST_PICTURE_BYTES } from '@/cms/uploads/picture-limits'
import { fileRefusals } from '@/cms/uploads/refusals'
import { pathsIn } from '@/lib/addresses/paths'
import { inTransaction } from '@/lib/database/transaction'
import { limitRefusals } from '@/lib/limits/too-many'
import { type FormState, fieldErrorsOf, typedValues } from '@/lib/refusals/action-result'
import { sessionEnded } from '@/lib/refusals/fields-refused'
import { refusalError } from '@/lib/refusals/refusal-error'
import { refusedState } from '@/lib/refusals/refused-state'
import { type Language, languageOfForm, STUDIO_LANGUAGE } from '@/lib/text/language'
import type { User } from '@/payload-types'
import { logFailure } from '@/server/log-failure'
import { payloadClient } from '@/server/payload'
import { sessionUser } from '@/server/session'
import { chosenFile, shownFileName } from '../chosen-file'
import { MOST_FILE_BYTES } from '../limits'
import { removePhotoOf, removeResumeOf, replacePhoto, replaceResume } from '../operations/files'
import { writePerson } from '../operations/mailbox/verification'
import { professionalSchema, profileSchema } from '../schema'
import { accountTexts } from '../texts'

type Failed = (message: string) => string

/**
 * Runs a change of the signed-in person's profile and answers in the form's own words.
 * @param field the form's only field, where what is refused is refused because of it
 */
async function change(
  language: Language,
  failed: Failed,
  work: (payload: Payload, user: User) => Promise<void>,
  field?: string,
): Promise<FormState> {
  const texts = accountTexts(language).profile
  try {
    const user = await sessionUser()
    if (!user) return sessionEnded(language, failed(texts.signInAgain))
    await work(await payloadClient(), user)
    revalidatePath(pathsIn(language).dashboard(), 'layout')
    return { status: 'success', message: texts.updated }
  } catch (error) {
    const refused = refusedState(error, { ...limitRefusals(language), ...fileRefusals(language) })
    if (refused) {
      const fieldErrors = field ? { [field]: refused.message } : undefined
      return { ...refused, message: failed(refused.message), fieldErrors }
    }
    await logFailure('changing a profile', error)
    return { status: 'error', message: failed(texts.tryAgain) }
  }
}

/** The file of a form, which must be there and of a bearable size. */
function fileOf(form: FormData, name: 'photo' | 'resume'): File {
  const file = chosenFile(form, name)
  if (!file) throw refusalError(fileRefusals(STUDIO_LANGUAGE), 'file-missing')
  const isPhoto = name === 'photo'
  if (file.size > (isPhoto ? MOST_PICTURE_BYTES : MOST_FILE_BYTES)) {
    throw refusalError(fileRefusals(STUDIO_LANGUAGE), isPhoto ? 'picture-too-large' : 'file-too-large')
  }
  return file
}

async function save<Schema extends z.ZodType>(
  language: Language,
  schema: Schema,
  form: FormData,
  columns: (parsed: z.output<Schema>) => Record<string, unknown>,
): Promise<FormState> {
  const texts = accountTexts(language).profile
  const values = typedValues(form)
  const parsed = schema.safeParse(values)
  if (!parsed.success) {
    const fieldErrors = fieldErrorsOf(parsed.error, accountTexts(language).fields)
    return { status: 'error', message: texts.updateFailed(texts.checkFields), fieldErrors, values }
  }
  const state = await change(language, texts.updateFailed, (payload, user) =>
    inTransaction(payload, (req) => writePerson(req, user.id, columns(parsed.data))),
  )
  return { ...state, values }
}

/** Saves name, phone and what the person is here for. */
export async function updateProfile(_before: FormState, form: FormData): Promise<FormState> {
  const language = languageOfForm(form)
  return save(language, profileSchema, form, ({ kind, ...person }) => (kind ? { ...person, kind } : person))
}

/** Saves the professional details. */
export async function updateProfessional(_before: FormState, form: FormData): Promise<FormState> {
  const language = languageOfForm(form)
  return save(language, professionalSchema, form, (professional) => ({ professional }))
}

/** Takes a new profile photo. */
export async function uploadPhoto(_before: FormState, form: FormData): Promise<FormState> {
  const language = languageOfForm(form)
  return change(
    language,
    accountTexts(language).profile.photoFailed,
    async (payload, user) => {
      const file = fileOf(form, 'photo')
      await replacePhoto(payload, user, Buffer.from(await file.arrayBuffer()))
    },
    'photo',
  )
}

/** Takes the profile photo away. */
export async function removePhoto(_before: FormState, form: FormData): Promise<FormState> {
  const language = languageOfForm(form)
  return change(language, accountTexts(language).profile.updateFailed, removePhotoOf)
}

/** Takes a new CV. */
export async function uploadResume(_before: FormState, form: FormData): Promise<FormState> {
  const language = languageOfForm(form)
  return change(
    language,
    accountTexts(language).profile.resumeFailed,
    async (payload, user) => {
      const file = fileOf(form, 'resume')
      const data = Buffer.from(await file.arrayBuffer())
      await replaceResume(payload, user, { data, name: shownFileName(file.name) })
    },
    'resume',
  )
}

/** Takes the CV away. */
export async function removeResume(_before: FormState, form: FormData): Promise<FormState> {
  const language = languageOfForm(form)
  return change(language, accountTexts(language).profile.updateFailed, removeResumeOf)
}
