import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { projectRoot } from '../../project.mjs'
import { modulesIn } from '../import-rules/import-breaches.mjs'

const TEST = /\.test\.[cm]?[jt]sx?$/
const FORMAT = 'src/lib/text/format.ts'
const FORMATS = /^src\/lib\/text\/formats?(?:\.ts$|\/)/
/** Locale-dependent code: numbers, dates, plurals, sorting. */
const LOCALE = /\bIntl\.|\.toLocale[A-Z]\w*\(|\.localeCompare\(/
const MESSAGES = /messages(?:\.\w\w)?$/
/** Studio code is English only and exempt. */
const STUDIO =
  /^src\/(?:cms|app\/(?:\(payload\)|\(preview\)|\(site\)\/\[lang\]\/preview))\/|\/(?:admin|import|collections|globals|tasks|hooks)\//
/** Rendered when the layout that would pass its messages has failed. */
const HANDED_NOTHING = 'src/app/global-error.tsx'
const OF_ONE_LANGUAGE = /\.\w\w\.ts$/
/** A page's metadata for search engines, and the one module that writes it in every language. */
const METADATA = /^\s*(?:alternates:|canonical:|(?:openGraph|robots): \{)/m
const METADATA_HELPER = 'src/components/seo/page-metadata.ts'
const FUNCTION = /Function|MethodDefinition|^TS/

/**
 * Checks that another language needs only its messages: locale-dependent code is in one module, messages are passed to
 * the browser, and none is selected before a page is requested.
 * @param {string} root the project folder
 * @returns {string[]} one line per breach
 */
export function languageBreaches(root = projectRoot) {
  return [...modulesIn(path.join(root, 'src'))].flatMap((absolute) => {
    const file = path.relative(root, absolute).split(path.sep).join('/')
    if (TEST.test(file)) return []
    const text = fs.readFileSync(absolute, 'utf8')
    const breaches =
      !FORMATS.test(file) && LOCALE.test(text) ? [`${file} writes numbers, dates or orders itself: use ${FORMAT}`] : []
    if (STUDIO.test(file) || file === HANDED_NOTHING) return breaches
    if (file !== METADATA_HELPER && METADATA.test(text))
      breaches.push(`${file} writes metadata of a page itself: use pageMetadata() of ${METADATA_HELPER}`)
    const { program } = parseSync(file, text)
    const messages = messagesImportedBy(program)
    const isForBrowsers = program.body[0]?.directive === 'use client'
    if (isForBrowsers && messages.size > 0)
      breaches.push(`${file} imports messages into the browser: hand it its words`)
    if (!OF_ONE_LANGUAGE.test(file)) {
      for (const name of saidWithoutLanguage(program, messages))
        breaches.push(`${file} takes words of ${name} without a language: make it a function of the language`)
      for (const name of usedAtStart(program, messages))
        breaches.push(`${file} uses ${name} at module level: make it a function of the language`)
    }
    return breaches
  })
}

/** Names a module imports from messages, except types. */
function messagesImportedBy({ body }) {
  const names = body
    .filter(
      ({ type, importKind, source }) =>
        type === 'ImportDeclaration' && importKind !== 'type' && MESSAGES.test(source.value),
    )
    .flatMap(({ specifiers }) => specifiers)
    // Namespace imports occur only where the languages are combined.
    .filter(({ type, importKind }) => type !== 'ImportNamespaceSpecifier' && importKind !== 'type')
  return new Set(names.map(({ local }) => local.name))
}

/** Which of the names are messages of a single language, read where they are shown. */
function saidWithoutLanguage(program, names) {
  const said = new Set()
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node?.type !== 'string') return
    if (node.type === 'MemberExpression' && names.has(node.object.name)) said.add(node.object.name)
    Object.values(node).forEach(visit)
  }
  visit(program.body)
  return said
}

/** Which of the names are used at module load instead of inside a function. */
function usedAtStart(program, names) {
  const used = new Set()
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node?.type !== 'string' || FUNCTION.test(node.type) || node.type === 'ImportDeclaration') return
    if (node.type === 'Identifier' && names.has(node.name)) used.add(node.name)
    Object.values(node).forEach(visit)
  }
  visit(program.body)
  return used
}
