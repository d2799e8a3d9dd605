'use server'
import { MOST_PICTURE_BYTES } from '@/cms/uploads/picture-limits'
import { fileRefusals } from '@/cms/uploads/refusals'
import { limitRefusals } from '@/lib/limits/too-many'
import { type FormState, fieldErrorsOf, typedValues } from '@/lib/refusals/action-result'
import { fieldsRefused } from '@/lib/refusals/fields-refused'
import { refusedState } from '@/lib/refusals/refused-state'
import type { Language } from '@/lib/text/language'
import { languageOfForm } from '@/lib/text/language'
import { logFailure } from '@/server/log-failure'
import { payloadClient } from '@/server/payload'
import { chosenFile } from '../chosen-file'
import { squareWebp } from '../hooks/square-photo'
import { createAccount } from '../operations/sign-up'
import { passwordProblem } from '../password'
import { emailOnlySchema, signUpSchema } from '../schema'
import { queueAccountLink } from '../tasks/send-account-link'
import { accountTexts } from '../texts'
import { tooMany, waitFor, waitForAddress, waitForMailbox } from './guard-attempts'
import { intentOf } from './sign-in-intent'

export interface SignUpState extends FormState {
  /** A photo was sent along, and waits for the verification. */
  photoWaits?: boolean
}

/** The photo as it will be kept, or why not. */
async function readPhoto(language: Language, file: File | null): Promise<{ photo: Buffer | null; problem?: string }> {
  if (!file) return { photo: null }
  if (file.size > MOST_PICTURE_BYTES) return { photo: null, problem: fileRefusals(language)['picture-too-large'] }
  try {
    return { photo: await squareWebp(Buffer.from(await file.arrayBuffer())) }
  } catch (error) {
    const refused = refusedState(error, { ...limitRefusals(language), ...fileRefusals(language) })
    if (refused) return { photo: null, problem: refused.message }
    throw error
  }
}

/** Makes an account that waits for verification. The answer is the same whether the address has one or not. */
export async function signUp(_before: SignUpState, form: FormData): Promise<SignUpState> {
  const language = languageOfForm(form)
  const fieldTexts = accountTexts(language).fields
  const values = typedValues(form, ['password', 'website'])
  try {
    const parsed = signUpSchema.safeParse(Object.fromEntries(form))
    // Judging a password and reading a picture cost, also where the form is refused for them.
    const addressWait = await waitForAddress('signUpPerAddress')
    if (addressWait > 0) return tooMany(language, addressWait, values)
    const about = [values.fullName ?? '', values.email ?? '']
    const weak = await passwordProblem(String(form.get('password') ?? ''), about)
    const { photo, problem } = await readPhoto(language, chosenFile(form, 'photo'))
    if (!parsed.success || weak || problem) {
      const fieldErrors = {
        ...(parsed.success ? {} : fieldErrorsOf(parsed.error, fieldTexts)),
        ...(weak ? { password: fieldTexts[weak] } : {}),
        ...(problem ? { photo: problem } : {}),
      }
      return fieldsRefused(language, fieldErrors, values)
    }
    const created: SignUpState = {
      status: 'success',
      message: accountTexts(language).signIn.created,
      photoWaits: photo !== null,
      values,
    }
    // Only a program fills the field that people cannot see.
    if (form.get('website')) return created
    const wait = await waitForMailbox('signUpPerAccount', parsed.data.email)
    if (wait > 0) return tooMany(language, wait, values)
    await createAccount(await payloadClient(), { ...parsed.data, language }, photo, await intentOf(form))
    return created
  } catch (error) {
    await logFailure('signing up', error)
    return { status: 'error', message: accountTexts(language).common.unexpected, values }
  }
}

/** Sends the verification mail again; says the same whether there is anything to verify or not. */
export async function resendVerification(_before: FormState, form: FormData): Promise<FormState> {
  const language = languageOfForm(form)
  const values = typedValues(form)
  const parsed = emailOnlySchema.safeParse(values)
  if (!parsed.success)
    return fieldsRefused(language, fieldErrorsOf(parsed.error, accountTexts(language).fields), values)
  try {
    const wait = await waitFor('resendPerAddress', 'resendPerAccount', parsed.data.email)
    if (wait > 0) return tooMany(language, wait, values)
    const intent = await intentOf(form)
    await queueAccountLink(await payloadClient(), { kind: 'verify-email', to: parsed.data.email, ...intent })
    return { status: 'success', message: accountTexts(language).signIn.resent, values }
  } catch (error) {
    await logFailure('sending the verification mail again', error)
    return { status: 'error', message: accountTexts(language).common.unexpected, values }
  }
}
