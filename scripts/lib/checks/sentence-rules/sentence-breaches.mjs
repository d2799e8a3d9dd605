import fs from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../project.mjs'
import { modulesIn } from '../import-rules/import-breaches.mjs'
import { sentencesIn } from './sentences-in.mjs'

/** Tests and their fixtures. */
const TEST = /(?:\.test|-fixtures)\.[cm]?[jt]sx?$/
/** Modules for words and plurals, one per language and audience. */
const MESSAGES = /messages\.tsx?$|\.(?:en|hi)\.ts$|^src\/lib\/text\//
/** The site, the dashboard and the mails; studio and configuration texts are English only. */
const PUBLIC_HALF = /^src\/(?:app\/\(site\)|components|features)\//
const STUDIO = /\/(?:admin|collections|globals|import|tasks)\//
/** Drawings contain shapes, and plain text responses of route handlers are for programs. */
const FOR_PROGRAMS = /^src\/components\/drawings\/|\/route\.ts$/
/** Modules that render a page or prepare its data. Elsewhere case is folded to compare and to search. */
const SHOWS = /\.tsx$|(?:^|[/-])view\.ts$/

/**
 * Checks that public sentences are built only in messages, so that another language needs no other change.
 * @param {string} root the project folder
 * @returns {string[]} one line per breach
 */
export function sentenceBreaches(root = projectRoot) {
  return [...modulesIn(path.join(root, 'src'))].flatMap((absolute) => {
    const file = path.relative(root, absolute).split(path.sep).join('/')
    if (TEST.test(file) || file.startsWith('src/seed/')) return []
    const { plurals, lists, cases, words } = sentencesIn(file, fs.readFileSync(absolute, 'utf8'))
    const at = (lines, why) => lines.map((line) => `${file}:${line} ${why}`)
    const breaches = at(plurals, '=== 1 is no plural in every language: use plural() of lib/text/format.ts')
    if (!PUBLIC_HALF.test(file) || [STUDIO, FOR_PROGRAMS, MESSAGES].some((other) => other.test(file))) return breaches
    return [
      ...breaches,
      ...at(lists, 'strings words together: use a text, or listed() of lib/text/format.ts'),
      ...(SHOWS.test(file) ? at(cases, 'changes the letters of what is shown: write it in a text') : []),
      ...words.map(({ line, text }) => `${file}:${line} says “${text}”: sentences stand in messages`),
    ]
  })
}
