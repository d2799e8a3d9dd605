/** Hidden field of a form about a person: whose it was when it was opened. */
export const PERSON_FIELD = 'person'
