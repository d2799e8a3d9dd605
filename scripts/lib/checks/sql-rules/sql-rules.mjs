import fs from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { projectRoot } from '../../project.mjs'

/** Files that may contain SQL. */
const HOMES = [
  // Named queries, called from anywhere.
  /\/(?:[\w-]+-)?queries\.ts$/,
  // A rule as Where, SQL and predicate side by side, and the indexes that depend on it.
  /\/[\w-]+-(?:rule|indexes)\.ts$/,
  // The import pipeline and its importers' writes.
  /^src\/cms\/import\/[\w-]+\.ts$/,
  /^src\/features\/[^/]+\/import\/(?:[\w-]+\/)?admin\/(?:match|compare|write)-[\w-]+\.ts$/,
  // The database layer: adapter, transactions, Payload's tables, the proxy's pool.
  /^src\/(?:cms|lib)\/database\/[\w-]+\.ts$/,
]

/** The only files that know the tables Payload creates for itself. */
const KNOWS_PAYLOAD_TABLES = /^src\/cms\/database\/payload-[\w-]+\.ts$/
/** Payload's tables, those of its accounts, and the version tables: `_colleges_v`. */
const PAYLOAD_TABLE = /\b(?:payload_[a-z]\w*|users_sessions|_[a-z]\w*_v)\b|^_v\b/

const CALLS = new Set(['query', 'execute'])
const isSql = (node) => node?.type === 'Identifier' && node.name === 'sql'
const isMember = (node) => node?.type === 'MemberExpression' && !node.computed

/**
 * A module's use of SQL, read from its syntax tree.
 * @param {string} file its name; the extension determines the language
 * @param {string} text
 * @returns {{ hasSql: boolean, payloadTables: string[] }}
 * @throws if it cannot be parsed
 */
export function sqlFacts(file, text) {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const facts = { hasSql: false, payloadTables: [] }
  const noteTable = (words) => {
    const found = PAYLOAD_TABLE.exec(words)
    if (found) facts.payloadTables.push(found[0])
  }
  new Visitor({
    TaggedTemplateExpression({ tag }) {
      facts.hasSql ||= isSql(tag)
    },
    CallExpression({ callee }) {
      if (!isMember(callee)) return
      facts.hasSql ||= CALLS.has(callee.property.name) || (isSql(callee.object) && callee.property.name === 'raw')
    },
    Literal({ value }) {
      if (typeof value === 'string') noteTable(value)
    },
    TemplateElement({ value }) {
      noteTable(value.cooked ?? '')
    },
  }).visit(program)
  return facts
}

/**
 * Rules that a file breaks.
 * @returns {string[]} one line each
 */
export function sqlBreachesOf(file, text) {
  if (/\.test\.tsx?$/.test(file)) return []
  const { hasSql, payloadTables } = sqlFacts(file, text)
  const breaches = []
  if (hasSql && !HOMES.some((home) => home.test(file))) {
    breaches.push(`${file} has a statement in SQL: give it a name in a file *-queries.ts`)
  }
  if (payloadTables.length > 0 && !KNOWS_PAYLOAD_TABLES.test(file)) {
    breaches.push(
      `${file} names ${payloadTables.join(', ')}: Payload's own tables belong to src/cms/database/payload-*.ts`,
    )
  }
  return breaches
}

function* modulesIn(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* modulesIn(file)
    else if (/(?<!\.d)\.tsx?$/.test(entry.name) && entry.name !== 'payload-types.ts') yield file
  }
}

/**
 * Checks that SQL is only where ARCHITECTURE.md allows it, in `src`. Scripts are plain Node and cannot call the site's
 * own queries; the Payload names they use are covered by the same test of its tables.
 * @returns {string[]} one line per breach
 */
export function sqlBreaches(root = projectRoot) {
  return [...modulesIn(path.join(root, 'src'))].flatMap((absolute) =>
    sqlBreachesOf(path.relative(root, absolute), fs.readFileSync(absolute, 'utf8')),
  )
}
