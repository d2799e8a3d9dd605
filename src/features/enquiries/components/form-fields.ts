/** One field of a form as data: the server names it, the browser draws it. */
export interface FormField {
  name: string
  type: 'text' | 'email' | 'tel' | 'textarea' | 'select'
  label: string
  hint?: string
  optional?: boolean
  autoComplete?: string
  maxLength?: number
  inputMode?: 'numeric'
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
  /** What stands in the form's place once it was taken. */
  after: {
    title: string
    steps: readonly string[]
    call: { text: string; phone: string; href: string } | null
    again: string
  }
  consent: { before: string; link: string; after: string }
}
