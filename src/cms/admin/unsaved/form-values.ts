/** A form's values by field name. */
export type FormValues = Readonly<Record<string, string>>

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

const controlsOf = (form: HTMLFormElement) => [...form.elements].filter(isControl).filter(({ name }) => name)

function defaultOf(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const options = [...control.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

export const currentValues = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(controlsOf(form).map((control) => [control.name, control.value]))

/** Values as rendered, whatever was typed since. */
export const defaultValues = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(controlsOf(form).map((control) => [control.name, defaultOf(control)]))

/** Names of the fields that differ from what is saved. */
export const changedNames = (now: FormValues, saved: FormValues): string[] =>
  Object.keys(now).filter((name) => now[name] !== (saved[name] ?? ''))

/** Fills fields by name. */
export function fillIn(form: HTMLFormElement, values: FormValues): void {
  for (const control of controlsOf(form)) {
    const value = values[control.name]
    if (value !== undefined && control.value !== value) control.value = value
  }
}

/** Merges new server values into a form: untouched fields follow, edited ones keep what was typed. */
export function followServer(
  { before, after }: { before: FormValues; after: FormValues },
  { now, saved }: { now: FormValues; saved: FormValues },
): { fill: FormValues; saved: FormValues } {
  const moved = Object.keys(after).filter((name) => after[name] !== before[name])
  const untouched = moved.filter((name) => now[name] === (saved[name] ?? ''))
  const taken = (names: string[]) => Object.fromEntries(names.map((name) => [name, after[name] ?? '']))
  return { fill: taken(untouched), saved: { ...saved, ...taken(moved) } }
}
