import fs from 'node:fs'
import { inProject } from '../project.mjs'
import { codeFiles } from './code-files.mjs'

/** Errors of others that carry no code are told by their sentence here and nowhere else. */
const OF_OTHERS = [
  // Payload, its reader of forms and its pool of connections
  'src/cms/foreign-errors.ts',
  // Next, React and undici
  'src/lib/request/unreadable-form.ts',
  // the connection of pg
  'scripts/lib/database/database.mjs',
  // tar-stream
  'scripts/lib/backup/read-archive.mjs',
]
const FACTORY = 'src/lib/errors/expected-error.ts'

// No text at all is compared with nothing: `message === undefined` is a question about the message, not about its words.
const nothing = /(?:undefined|null|'')/.source
const message = /\??\.message\b/.source
const messages = /\b\w*[mM]essages(?:\??\.\w+|\[[^\]\n]+\])+/.source
const patterns = [
  new RegExp(String.raw`${message}\s*[!=]==(?!\s*${nothing})`),
  new RegExp(String.raw`(?<!${nothing}\s*)[!=]==\s*[\w.?]*${message}`),
  new RegExp(String.raw`${message}\s*\??\.\s*(?:includes|startsWith|endsWith|match|search|indexOf)\(`),
  new RegExp(String.raw`\.(?:test|exec|includes|indexOf)\(\s*[\w.?]*${message}`),
  new RegExp(String.raw`${messages}\s*[!=]==(?!\s*${nothing})`),
  new RegExp(String.raw`(?:[!=]==|\bcase)\s*${messages}`),
]

/**
 * The lines of a file that decide something by the words of a text, or refuse without a code.
 * @returns {string[]} one line each
 */
export function textComparisons(file, source) {
  if (OF_OTHERS.includes(file)) return []
  return source.split('\n').flatMap((line, index) => {
    if (patterns.some((pattern) => pattern.test(line))) return [`${file}:${index + 1} compares a text: give it a code`]
    if (/\bnew APIError\(/.test(line) && file !== FACTORY)
      return [`${file}:${index + 1} refuses without a code: use apiError()`]
    return []
  })
}

/** The same for all that is delivered or runs it; tests look at what is shown. */
export function allTextComparisons() {
  const files = [...codeFiles(['src', 'scripts'], /\.(tsx?|mjs)$/)].filter((file) => !/\.test\.\w+$/.test(file))
  return files.flatMap((file) => textComparisons(file, fs.readFileSync(inProject(file), 'utf8')))
}
