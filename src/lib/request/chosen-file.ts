/** File name of an empty field, from the browser and from Next 16.4, which names unnamed files. */
const NAMES_OF_NONE = ['', 'blob', 'undefined']

/** Whether a form value is a file that was chosen; an empty field sends one without content. */
export const isChosenFile = (value: unknown): value is File =>
  value instanceof File && (value.size > 0 || !NAMES_OF_NONE.includes(value.name))
