'use server'
import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import type { Payload } from 'payload'
import type { z } from 'zod'
import { fileErrorMessages } from '@/cms/uploads/file-error-messages'
import { MAX_PICTURE_BYTES } from '@/cms/uploads/picture-limits'
import { inTransaction } from '@/lib/database/transaction'
import type { FormState } from '@/lib/errors/action-result'
import { sessionEnded } from '@/lib/errors/field-error-state'
import { languageOfForm } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import type { User } from '@/payload-types'
import { checkedFormAction, formAction } from '@/server/form-action'
import { payloadClient } from '@/server/payload'
import { sessionUser } from '@/server/session'
import { chosenFile, fileError } from '../hooks/own-upload'
import { MAX_FILE_BYTES } from '../limits'
import { accountMessages } from '../messages'
import { removePhotoOf, removeResumeOf, replacePhoto, replaceResume } from '../operations/files'
import { writePerson } from '../operations/mailbox/verification'
import { professionalSchema, profileSchema } from '../schema'

type Failed = 'updateFailed' | 'photoFailed' | 'resumeFailed'
type Work = (payload: Payload, user: User) => Promise<void>

const rulesOf = (form: FormData, field?: string) => {
  const language = languageOfForm(form)
  const failed = accountMessages(language).profile.tryAgain
  return { what: 'changing a profile', failed, errorMessages: fileErrorMessages(language), field }
}

function errorAt(form: FormData, failed: Failed, state: FormState): FormState {
  const messageOf = accountMessages(languageOfForm(form)).profile[failed]
  return state.status === 'error' ? { ...state, message: messageOf(state.message ?? '') } : state
}

/** Changes something of the signed-in person. */
async function change(form: FormData, work: Work, values?: Record<string, string>): Promise<FormState> {
  const language = languageOfForm(form)
  const messages = accountMessages(language).profile
  const user = await sessionUser()
  if (!user) return sessionEnded(language, messages.signInAgain, values)
  await work(await payloadClient(), user)
  revalidatePath(pathsIn(language).dashboard(), 'layout')
  return { status: 'success', message: messages.updated, values }
}

/** The same for a form with at most one field, a file. */
async function changeFile(form: FormData, failed: Failed, work: Work, field?: string): Promise<FormState> {
  return errorAt(form, failed, await formAction(form, rulesOf(form, field), () => change(form, work)))
}

/** Removes a file. Signed out, there is no form left to show an error beside, so it redirects to the sign-in. */
async function removeFile(form: FormData, work: Work): Promise<FormState> {
  const paths = pathsIn(languageOfForm(form))
  if (!(await sessionUser())) redirect(paths.login(paths.profile()))
  return changeFile(form, 'updateFailed', work)
}

/** The file of a form, which must exist and not be too large. */
function fileOf(form: FormData, name: 'photo' | 'resume'): File {
  const file = chosenFile(form, name)
  if (!file) throw fileError('file-missing')
  if (name === 'photo' && file.size > MAX_PICTURE_BYTES) throw fileError('picture-too-large')
  if (name === 'resume' && file.size > MAX_FILE_BYTES) throw fileError('file-too-large')
  return file
}

/** Saves fields of the person. */
async function save<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  columns: (parsed: z.output<Schema>) => Record<string, unknown>,
): Promise<FormState> {
  const { fields, profile } = accountMessages(languageOfForm(form))
  const rules = { ...rulesOf(form), schema, fields, mend: () => profile.checkFields }
  const state = await checkedFormAction(form, rules, ({ data, values }) =>
    change(form, (payload, user) => inTransaction(payload, (req) => writePerson(req, user.id, columns(data))), values),
  )
  return errorAt(form, 'updateFailed', state)
}

/** Saves name, phone and what the person is here for. */
export async function updateProfile(_before: FormState, form: FormData): Promise<FormState> {
  const saved = await save(form, profileSchema, ({ kind, ...person }) => (kind ? { ...person, kind } : person))
  if (saved.status !== 'success') return saved
  // The number is shown as saved, which may differ from how it was typed.
  const { phone: _phone, ...values } = saved.values ?? {}
  return { ...saved, values }
}

/** Saves the professional details. */
export async function updateProfessional(_before: FormState, form: FormData): Promise<FormState> {
  return save(form, professionalSchema, (professional) => ({ professional }))
}

export async function uploadPhoto(_before: FormState, form: FormData): Promise<FormState> {
  const work: Work = async (payload, user) =>
    replacePhoto(payload, user, Buffer.from(await fileOf(form, 'photo').arrayBuffer()))
  return changeFile(form, 'photoFailed', work, 'photo')
}

export async function removePhoto(_before: FormState, form: FormData): Promise<FormState> {
  return removeFile(form, removePhotoOf)
}

/** Uploads a new CV. */
export async function uploadResume(_before: FormState, form: FormData): Promise<FormState> {
  const work: Work = async (payload, user) => {
    const file = fileOf(form, 'resume')
    const data = Buffer.from(await file.arrayBuffer())
    await replaceResume(payload, user, { data, name: file.name })
  }
  return changeFile(form, 'resumeFailed', work, 'resume')
}

export async function removeResume(_before: FormState, form: FormData): Promise<FormState> {
  return removeFile(form, removeResumeOf)
}
