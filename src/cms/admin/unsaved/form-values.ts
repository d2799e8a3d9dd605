/** The values of a form's fields by their names. */
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

/** What the fields hold now. */
export const currentValues = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(controlsOf(form).map((control) => [control.name, control.value]))

/** What the fields held when the form came, whatever was typed since. */
export const defaultValues = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(controlsOf(form).map((control) => [control.name, defaultOf(control)]))

/** The names of the fields that hold something else than what is saved. */
export const changedNames = (now: FormValues, saved: FormValues): string[] =>
  Object.keys(now).filter((name) => now[name] !== (saved[name] ?? ''))

/** Writes values into the fields of those names. */
export function fillIn(form: HTMLFormElement, values: FormValues): void {
  for (const control of controlsOf(form)) {
    const value = values[control.name]
    if (value !== undefined && control.value !== value) control.value = value
  }
}

/**
 * What to show and what to hold for saved when the server's values change under a form: a field that nobody touched
 * follows, one that somebody changed keeps what was typed.
 */
export function followServer(
  { before, after }: { before: FormValues; after: FormValues },
  { now, saved }: { now: FormValues; saved: FormValues },
): { fill: FormValues; saved: FormValues } {
  const moved = Object.keys(after).filter((name) => after[name] !== before[name])
  const untouched = moved.filter((name) => now[name] === (saved[name] ?? ''))
  const taken = (names: string[]) => Object.fromEntries(names.map((name) => [name, after[name] ?? '']))
  return { fill: taken(untouched), saved: { ...saved, ...taken(moved) } }
}
