/** The places of a template, such as {name}, in the order in which they stand there. */
const placesIn = (text: string): string[] => [...text.matchAll(/\{([^{}\n]*)\}/g)].map(([, name = '']) => name)

/**
 * What is wrong with the places of a template, in words for whoever wrote it; null when nothing is.
 * @param known the places that are filled in
 */
export function placeholderProblem(text: string, known: readonly string[]): string | null {
  const unknown = placesIn(text).find((name) => !known.includes(name))
  return unknown === undefined ? null : placeholderMessages.unknown(unknown, known)
}

const spelled = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' ')

/** Every sentence about the places of a template. */
export const placeholderMessages = {
  unknown: (name: string, known: readonly string[]) =>
    `Nothing is filled in for {${name}}. There are: ${spelled(known)}`,
  subject: 'What stands in the list of mails of whoever gets it.',
  help: (known: readonly string[]) => `Filled in for each recipient: ${spelled(known)}`,
}
