/**
 * Characters that end a line, steer a terminal or turn the order of letters: controls (C0, DEL, C1), the separators
 * that some readers break lines at, and the marks of writing direction.
 */
const STEERING = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const LONGEST = 2000

const spelled = (character: string) => {
  const code = character.charCodeAt(0)
  return code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16)}`
}

/** A text as it may stand in a log: on one line, with what is not for the eye spelled out, and not endless. */
export function plainLine(text: string): string {
  return (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text).replace(STEERING, spelled)
}
