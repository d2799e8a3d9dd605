import type { Field } from 'payload'

/**
 * Help text, or label and help text, of each field by its path: `announcement.year`. It stands over the collection in the
 * same file, a line for each field: inside the fields the same sentences take 600 lines more.
 */
export type FieldHelp = Readonly<Record<string, string | readonly [label: string, help: string]>>

/**
 * Gives fields the words that the studio shows beside them, so that the rules of a field and its words
 * each read in one line. What a field says itself stays.
 * @throws Error naming a path for which there is no field
 */
export function withHelp(help: FieldHelp, fields: Field[]): Field[] {
  const used = new Set<string>()
  const explained = explain(fields, '', help, used)
  const unknown = Object.keys(help).filter((path) => !used.has(path))
  if (unknown.length > 0) throw new Error(`Help for fields that do not exist: ${unknown.join(', ')}`)
  return explained
}

function explain(fields: Field[], above: string, help: FieldHelp, used: Set<string>): Field[] {
  return fields.map((field) => {
    if (field.type === 'tabs') {
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: explain(tab.fields, above, help, used) })) }
    }
    const path = 'name' in field && field.name ? `${above}${field.name}` : null
    const inner = 'fields' in field ? { fields: explain(field.fields, path ? `${path}.` : above, help, used) } : {}
    const words = path ? help[path] : undefined
    if (!path || words === undefined) return { ...field, ...inner } as Field
    used.add(path)
    const [label, description] = typeof words === 'string' ? [undefined, words] : words
    return {
      ...field,
      ...inner,
      ...(label ? { label } : {}),
      admin: { description, ...field.admin },
    } as Field
  })
}
