import fs from 'node:fs'
import { inProject } from '../project.mjs'
import { codeFiles } from './code-files.mjs'

/** Third-party errors without a code are recognized by their message in these files only. */
const OF_OTHERS = [
  // Payload, its form parser and its connection pool
  'src/cms/foreign-errors.ts',
  // Next, React and undici
  'src/lib/request/unreadable-form.ts',
  // pg's connection
  'scripts/lib/database/database.mjs',
  // tar-stream
  'scripts/lib/backup/read-archive.mjs',
]
const FACTORY = 'src/lib/errors/expected-error.ts'

// Comparisons with nothing are fine: `message === undefined` is about the message, not its words.
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
 * Lines of a file that decide by the words of a message, or throw an error without a code.
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

/** The same for all production code and scripts; tests check what is shown. */
export function allTextComparisons() {
  const files = [...codeFiles(['src', 'scripts'], /\.(tsx?|mjs)$/)].filter((file) => !/\.test\.\w+$/.test(file))
  return files.flatMap((file) => textComparisons(file, fs.readFileSync(inProject(file), 'utf8')))
}
