import { firstLetter } from '@/lib/text/format'

/** Honorifics and the like end in a full stop and are no part of a name. */
const isTitle = (word: string) => word.endsWith('.')

/** What stands for a face without a photograph: the first letters of the first and the last name, in any script. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const names = words.some((word) => !isTitle(word)) ? words.filter((word) => !isTitle(word)) : words
  const ends = names.length > 1 ? [names[0], names.at(-1)] : [names[0]]
  return ends.map((word) => firstLetter(word ?? '')).join('')
}
