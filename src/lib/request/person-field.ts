import { formText } from './unreadable-form'

/** Hidden field of a form about a person: whose it was when it was opened. */
export const PERSON_FIELD = 'person'

/** Whether somebody else has signed in in another tab since a form was opened. */
export function isOfSomebodyElse(form: FormData, { id }: { id: string }): boolean {
  const person = formText(form, PERSON_FIELD)
  return person !== '' && person !== id
}
