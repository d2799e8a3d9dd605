import { parseSync, Visitor } from 'oxc-parser'

/** Payload's Local API: every method that reads or writes records. */
const LOCAL_API = new Set([
  'count',
  'countVersions',
  'countGlobalVersions',
  'create',
  'delete',
  'duplicate',
  'find',
  'findByID',
  'findDistinct',
  'findGlobal',
  'findGlobalVersionByID',
  'findGlobalVersions',
  'findVersionByID',
  'findVersions',
  'restoreGlobalVersion',
  'restoreVersion',
  'update',
  'updateGlobal',
])
/** Functions that return the client itself. */
const CLIENTS = new Set(['payloadClient', 'getPayload'])
const PROCESS_MODULES = new Set(['process', 'node:process'])

/**
 * Facts about a module, read from its syntax tree.
 * @typedef {object} ModuleFacts
 * @property {{ specifier: string, isType: boolean }[]} imports every static import, re-export, `import()`, `require()`
 * and `import('…')` in a type; `isType` if it is erased at run time
 * @property {number} unfollowed how many `import()` or `require()` have a computed specifier
 * @property {boolean} readsEnvironment
 * @property {boolean} callsLocalApi
 * @property {boolean} isBarrel whether it contains only re-exports
 */

/**
 * Parses a module. TypeScript 7's compiler has no API, without which dependency-cruiser and madge cannot distinguish
 * type imports from value imports; oxc's parser can.
 * @param {string} file its name; the extension determines the language
 * @param {string} text
 * @returns {ModuleFacts}
 * @throws if it cannot be parsed
 */
export function moduleFacts(file, text) {
  const { program, module, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const facts = { imports: [], unfollowed: 0, readsEnvironment: false, callsLocalApi: false, isBarrel: false }
  for (const { moduleRequest, entries } of module.staticImports) {
    facts.imports.push({ specifier: moduleRequest.value, isType: allTypes(entries) })
    if (PROCESS_MODULES.has(moduleRequest.value)) {
      facts.readsEnvironment ||= entries.some(({ importName }) => importName.name === 'env')
    }
  }
  for (const { entries } of module.staticExports) {
    const source = entries.find(({ moduleRequest }) => moduleRequest)?.moduleRequest
    if (source) facts.imports.push({ specifier: source.value, isType: allTypes(entries) })
  }
  facts.isBarrel = program.body.length > 0 && program.body.every((statement) => isReExport(statement))
  const readers = [...READERS].map(([type, read]) => [type, (node) => read(facts, node)])
  new Visitor(Object.fromEntries(readers)).visit(program)
  return facts
}

const allTypes = (entries) => entries.length > 0 && entries.every(({ isType }) => isType)

const isReExport = ({ type, source }) =>
  type === 'ExportAllDeclaration' || (type === 'ExportNamedDeclaration' && Boolean(source))

const follow = (facts, address, isType) => {
  const specifier = literal(address)
  if (specifier === undefined) facts.unfollowed += 1
  else facts.imports.push({ specifier, isType })
}

/** What each kind of node adds to the facts. */
const READERS = new Map([
  ['ImportExpression', (facts, { source }) => follow(facts, source, false)],
  ['TSImportType', (facts, { source }) => follow(facts, source, true)],
  ['TSExternalModuleReference', (facts, { expression }) => follow(facts, expression, false)],
  [
    'CallExpression',
    (facts, { callee, arguments: [first] }) => {
      if (isName(callee, 'require')) follow(facts, first, false)
      facts.callsLocalApi ||= isLocalApi(callee)
    },
  ],
  [
    'MemberExpression',
    (facts, node) => {
      facts.readsEnvironment ||= isEnvironment(node)
    },
  ],
  [
    'VariableDeclarator',
    (facts, { id, init }) => {
      if (id.type !== 'ObjectPattern' || !isName(init, 'process')) return
      facts.readsEnvironment ||= id.properties.some(({ key }) => key?.name === 'env')
    },
  ],
])

/** Text of a literal specifier, in quotes or in a template without substitutions. */
function literal(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TSLiteralType') return literal(node.literal)
  if (node?.type === 'TemplateLiteral' && node.quasis.length === 1) return node.quasis[0].value.cooked
  return undefined
}

const isName = (node, name) => node?.type === 'Identifier' && node.name === name
const propertyOf = ({ computed, property }) => (computed ? literal(property) : property.name)

/** `process.env`, in any notation; `import.meta.env` as well. */
function isEnvironment(node) {
  if (propertyOf(node) !== 'env') return false
  return isName(node.object, 'process') || node.object.type === 'MetaProperty'
}

/** A Local API method called on something named `payload`, or on the result of `payloadClient()`. */
function isLocalApi(callee) {
  if (callee.type === 'ChainExpression') return isLocalApi(callee.expression)
  if (callee.type !== 'MemberExpression' || !LOCAL_API.has(propertyOf(callee))) return false
  return isClient(callee.object)
}

function isClient(node) {
  if (node.type === 'ParenthesizedExpression') return isClient(node.expression)
  if (node.type === 'AwaitExpression') return isClient(node.argument)
  if (node.type === 'CallExpression') return node.callee.type === 'Identifier' && CLIENTS.has(node.callee.name)
  if (node.type === 'MemberExpression') return propertyOf(node) === 'payload'
  return isName(node, 'payload')
}
