import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { projectRoot } from '../../project.mjs'
import { modulesIn } from '../import-rules/import-breaches.mjs'

const TEST = /\.test\.[cm]?[jt]sx?$/
const FORMAT = 'src/lib/text/format.ts'
const FORMATS = /^src\/lib\/text\/formats?(?:\.ts$|\/)/
/** What a language writes in its own way: numbers, dates, plurals, orders. */
const LOCALE = /\bIntl\.|\.toLocale[A-Z]\w*\(|\.localeCompare\(/
const MESSAGES = /messages(?:\.\w\w)?$/
/** What only the studio shows stays English, and may say so wherever it likes. */
const STUDIO =
  /^src\/(?:cms|app\/(?:\(payload\)|\(preview\)|\(site\)\/\[lang\]\/preview))\/|\/(?:admin|import|collections|globals|tasks|hooks)\//
/** It stands where the layout has failed that would have handed it its words. */
const HANDED_NOTHING = 'src/app/global-error.tsx'
const OF_ONE_LANGUAGE = /\.\w\w\.ts$/
/** What a page says of itself to search engines, and the one module that writes it in every language. */
const METADATA = /^\s*(?:alternates:|canonical:|(?:openGraph|robots): \{)/m
const METADATA_HELPER = 'src/components/seo/page-metadata.ts'
const FUNCTION = /Function|MethodDefinition|^TS/

/**
 * Checks that another language needs no change but its messages: what a language writes in its own way goes through one
 * module, the browser is handed its words, and no words are chosen before somebody asks for a page.
 * @param {string} root the folder of the project
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

/** The names that a module imports from messages, types aside. */
function messagesImportedBy({ body }) {
  const names = body
    .filter(
      ({ type, importKind, source }) =>
        type === 'ImportDeclaration' && importKind !== 'type' && MESSAGES.test(source.value),
    )
    .flatMap(({ specifiers }) => specifiers)
    // A whole module is imported where its languages are put together, and nowhere else.
    .filter(({ type, importKind }) => type !== 'ImportNamespaceSpecifier' && importKind !== 'type')
  return new Set(names.map(({ local }) => local.name))
}

/** Which of the names are constants of one language, whose words are taken where they are shown. */
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

/** Which of the names are used when the module is loaded, and not when a function of it is called. */
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
