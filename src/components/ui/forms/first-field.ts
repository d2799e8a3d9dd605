const FIELDS = 'input:not([type=hidden], [tabindex="-1"]), select, textarea'

/** Focuses the first visible field, if any. */
export function focusFirstField(root: ParentNode | null | undefined): void {
  const fields = [...(root?.querySelectorAll<HTMLElement>(FIELDS) ?? [])]
  fields.find((field) => field.checkVisibility())?.focus()
}
