const LONGEST_STEM = 80
const NAMELESS = 'image'

/**
 * A visitor's file name as a file of ours may be called: letters, digits, dots, hyphens and underscores of any script,
 * no folders however they are spelled, no leading dot, not endless.
 * @returns the name with its ending in lower case; `image` when nothing else is left of it
 */
export function cleanFileName(name: string): string {
  const last = decoded(name).split(/[/\\]/).at(-1) ?? ''
  const [, stem = '', ending = ''] = /^(.*?)(?:\.([a-z0-9]{1,5}))?$/is.exec(last) ?? []
  const clean = stem
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^[.\-_]+|[.\-_]+$/g, '')
  const short = [...clean].slice(0, LONGEST_STEM).join('') || NAMELESS
  return ending ? `${short}.${ending.toLowerCase()}` : short
}

/** The name behind percent signs, however often it was wrapped in them. */
function decoded(name: string): string {
  let text = name
  for (let times = 0; times < 5 && text.includes('%'); times++) {
    try {
      text = decodeURIComponent(text)
    } catch {
      return text.replaceAll('%', '-')
    }
  }
  return text
}
