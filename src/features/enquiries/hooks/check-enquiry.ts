import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { worksEnquiries } from '@/cms/access/roles'
import { fieldErrorsOf } from '@/lib/errors/action-result'
import { languageOf } from '@/lib/text/language'
import { dialledPhone } from '@/lib/text/phone'
import { kindSchemas } from '../form-schemas'
import { enquiryMessages } from '../messages'
import { ENQUIRY_KINDS } from '../schema'

/** What a form may ask; anything that its kind does not ask for is left out. */
const ASKED = ['name', 'email', 'phone', 'subject', 'message', 'neetScore', 'rank', 'category', 'course', 'country']

/**
 * Holds the rules of the forms, the consent that sending them gives among them, for every door. Those who work enquiries may enter an incomplete one,
 * because a person on the phone does not fill a form.
 * @throws ValidationError naming each field that needs mending
 */
export const checkEnquiry: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  if (!data) return data
  if (operation !== 'create' || worksEnquiries(req.user)) return tidied(data)
  const kind = ENQUIRY_KINDS.find((known) => known === data.kind)
  // The select field itself says which kinds there are.
  if (!kind) return data
  const checked = kindSchemas[kind].safeParse(data)
  const hasAgreed = data.consent === true
  if (!checked.success || !hasAgreed) {
    const problems = {
      ...(checked.success ? {} : fieldErrorsOf(checked.error, enquiryMessages(languageOf(data.language)).errors)),
      ...(hasAgreed ? {} : { consent: enquiryMessages(languageOf(data.language)).errors['consent-missing'] }),
    }
    const errors = Object.entries(problems).map(([path, message]) => ({ path, message }))
    throw new ValidationError({ collection: 'enquiries', errors, req })
  }
  const rest = Object.fromEntries(Object.entries(data).filter(([field]) => !ASKED.includes(field)))
  return { ...rest, ...checked.data }
}

/** One spelling of phone and e-mail, because they tell which enquiries are one person's. */
function tidied<T extends { phone?: unknown; email?: unknown }>(data: T): T {
  const { phone, email } = data
  return {
    ...data,
    ...(typeof phone === 'string' && phone ? { phone: dialledPhone(phone) ?? phone.trim() } : {}),
    ...(typeof email === 'string' ? { email: email.trim().toLowerCase() } : {}),
  }
}
