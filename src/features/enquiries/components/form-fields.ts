/** One field of a form as data: the server names it, the browser draws it. */
export interface FormField {
  name: string
  type: 'text' | 'email' | 'tel' | 'number' | 'textarea' | 'select'
  label: string
  hint?: string
  optional?: boolean
  autoComplete?: string
  maxLength?: number
  min?: number
  max?: number
  /** What the field holds before anybody types. */
  value?: string
  options?: readonly (readonly [value: string, text: string])[]
  /** First entry of a list for "nothing chosen". */
  placeholder?: string
}

/** The words around the fields. */
export interface FormWords {
  submit: string
  sending: string
  allRequired: string
  optional: string
  leaveEmpty: string
  unexpected: string
  success: { title: string; text?: string }
  consent: { before: string; link: string; after: string }
}
