/** What an empty field is called when it arrives: by the browser, and by Next 16.4, which gives what has no name one. */
const NAMES_OF_NONE = ['', 'blob', 'undefined']

/** Whether a value of a form is a file that somebody chose; a field that was left empty sends one without content. */
export const isChosenFile = (value: unknown): value is File =>
  value instanceof File && (value.size > 0 || !NAMES_OF_NONE.includes(value.name))
