const FIELDS = 'input:not([type=hidden], [tabindex="-1"]), select, textarea'

/** Puts the focus into the first field that people fill in; does nothing where there is none. */
export function focusFirstField(root: ParentNode | null | undefined): void {
  const fields = [...(root?.querySelectorAll<HTMLElement>(FIELDS) ?? [])]
  fields.find((field) => field.checkVisibility())?.focus()
}
