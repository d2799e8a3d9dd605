/** The words around the fields. */
export interface FormLabels {
  submit: string
  sending: string
  allRequired: string
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
