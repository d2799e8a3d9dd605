'use server'
import { fileErrorMessages } from '@/cms/uploads/file-error-messages'
import { MAX_PICTURE_BYTES } from '@/cms/uploads/picture-limits'
import type { FormState } from '@/lib/errors/action-result'
import { errorState, fieldErrorState } from '@/lib/errors/field-error-state'
import type { Language } from '@/lib/language'
import { limitErrorMessages } from '@/lib/limits/rate-limit'
import { checkedFormAction, formAction } from '@/server/form-action'
import { payloadClient } from '@/server/payload'
import { chosenFile, squareWebp } from '../hooks/own-upload'
import { accountMessages } from '../messages'
import { createAccount } from '../operations/sign-up'
import { emailOnlySchema, signUpSchema } from '../schema'
import { queueAccountLink } from '../tasks/account-tasks'
import { accountRules, checkedWithPassword, countMail, intentOf } from './account-form'

export interface SignUpState extends FormState {
  /** A photo was uploaded, and waits for the verification. */
  photoWaits?: boolean
}

/** The photo as it will be kept, or why not. */
async function readPhoto(language: Language, file: File | null): Promise<{ photo: Buffer | null; problem?: string }> {
  if (!file) return { photo: null }
  if (file.size > MAX_PICTURE_BYTES) return { photo: null, problem: fileErrorMessages(language)['picture-too-large'] }
  try {
    return { photo: await squareWebp(Buffer.from(await file.arrayBuffer())) }
  } catch (error) {
    const failed = errorState(error, { ...limitErrorMessages(language), ...fileErrorMessages(language) })
    if (failed) return { photo: null, problem: failed.message }
    throw error
  }
}

/**
 * Creates an account that waits for verification. The response does not reveal whether the email already has one.
 * Checking a password and decoding a picture are expensive even for an invalid form, so every form counts.
 */
export async function signUp(_before: SignUpState, form: FormData): Promise<SignUpState> {
  const rules = accountRules(form, 'signing up', 'signUpPerIp')
  return formAction(form, rules, async ({ language, values }): Promise<SignUpState> => {
    const checked = await checkedWithPassword(form, signUpSchema, 'password')
    const { photo, problem } = await readPhoto(language, chosenFile(form, 'photo'))
    if (checked.fieldErrors || problem)
      return fieldErrorState(language, { ...checked.fieldErrors, ...(problem ? { photo: problem } : {}) }, values)
    const message = accountMessages(language).signIn.created
    const created: SignUpState = { status: 'success', message, photoWaits: photo !== null, values }
    // Only bots fill the hidden field.
    if (form.get('website')) return created
    await countMail('signUpPerAccount', checked.data.email)
    await createAccount(await payloadClient(), { ...checked.data, language }, photo, await intentOf(form))
    return created
  })
}

/** Sends the verification mail again; the response does not reveal whether there is anything to verify. */
export async function resendVerification(_before: FormState, form: FormData): Promise<FormState> {
  const what = 'sending the verification mail again'
  const rules = { ...accountRules(form, what, 'resendPerIp'), schema: emailOnlySchema }
  return checkedFormAction(form, rules, async ({ data, language, values }): Promise<FormState> => {
    await countMail('resendPerAccount', data.email)
    const intent = await intentOf(form)
    await queueAccountLink(await payloadClient(), { kind: 'verify-email', to: data.email, ...intent })
    return { status: 'success', message: accountMessages(language).signIn.resent, values }
  })
}
