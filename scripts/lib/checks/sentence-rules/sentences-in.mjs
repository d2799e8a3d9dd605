import { parseSync } from 'oxc-parser'

/** Attributes that people read or hear. */
const SPOKEN = new Set(['alt', 'aria-label', 'aria-description', 'label', 'placeholder', 'title'])
const CHANGES_CASE = new Set(['toLowerCase', 'toUpperCase', 'toLocaleLowerCase', 'toLocaleUpperCase'])
/** Letters that readers take for a word, unlike an abbreviation or an entity. */
const WORD = /\p{L}{2,}/u
/**
 * Beginning of a sentence or of a label of several words: "Posted today", "One field"; "Jammu and Kashmir" is a name.
 */
const PROSE = /^\p{Lu}\p{Ll}+(?:['’]\p{Ll}+)?,? (?!(?:and|of) \p{Lu})\p{Ll}+/u
/** Calls whose texts are for operators, not for visitors. */
const FOR_OPERATORS = /(?:^console$|Error$|^logger$)/

/**
 * Natural language that a module builds, read from its syntax tree.
 * @typedef {object} Sentences
 * @property {number[]} plurals lines where `=== 1` chooses between words
 * @property {number[]} lists lines that join words with a comma
 * @property {number[]} cases lines that change letter case
 * @property {{ line: number, text: string }[]} words texts outside the modules of messages
 */

/**
 * @param {string} file its name; the extension determines the language
 * @param {string} text
 * @returns {Sentences}
 * @throws if it cannot be parsed
 */
export function sentencesIn(file, text) {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const found = { plurals: [], lists: [], cases: [], words: [] }
  visit(program, { found, lineOf: ({ start }) => text.slice(0, start).split('\n').length })
  return found
}

function visit(node, context) {
  if (Array.isArray(node)) {
    for (const entry of node) visit(entry, context)
  } else if (typeof node?.type === 'string' && !isSilent(node)) {
    readers[node.type]?.(node, context)
    for (const child of Object.values(node)) visit(child, context)
  }
}

/** Whether visitors never read this: class names, errors, the log, types, URLs. */
function isSilent({ type, name, callee, source }) {
  if (type === 'JSXAttribute') return /class/i.test(name.name ?? '')
  if (type === 'NewExpression') return FOR_OPERATORS.test(callee.name ?? '')
  if (type === 'CallExpression') return FOR_OPERATORS.test(callee.object?.name ?? callee.object?.property?.name ?? '')
  if (type === 'TaggedTemplateExpression') return true
  return type.startsWith('TS') ? type.endsWith('Type') : type.startsWith('Import') && Boolean(source)
}

const say = ({ found, lineOf }, node, text) => {
  found.words.push({ line: lineOf(node), text: text.trim().replace(/\s+/g, ' ').slice(0, 60) })
}

const readers = {
  ConditionalExpression(node, { found, lineOf }) {
    if (comparesWithOne(node.test) && [node.consequent, node.alternate].some(isWords)) found.plurals.push(lineOf(node))
  },
  CallExpression(node, { found, lineOf }) {
    if (node.callee.type !== 'MemberExpression') return
    const method = node.callee.property.name
    const [first] = node.arguments
    if (method === 'join' && /^,\s|\p{L}/u.test(textOf(first) ?? '')) found.lists.push(lineOf(node))
    if (CHANGES_CASE.has(method)) found.cases.push(lineOf(node))
  },
  JSXText(node, context) {
    if (WORD.test(node.value)) say(context, node, node.value)
  },
  JSXAttribute(node, context) {
    const value = textOf(node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value)
    if (SPOKEN.has(node.name.name) && WORD.test(value ?? '')) say(context, node, value)
  },
  AssignmentPattern({ right }, context) {
    if (/^\p{Lu}\p{Ll}+$/u.test(textOf(right) ?? '')) say(context, right, right.value)
  },
  Literal(node, context) {
    if (PROSE.test(textOf(node) ?? '')) say(context, node, node.value)
  },
  TemplateLiteral(node, context) {
    const [first] = node.quasis
    if (PROSE.test(first.value.cooked ?? '')) say(context, node, first.value.cooked)
  },
}

const comparesWithOne = ({ type, operator, left, right }) =>
  type === 'BinaryExpression' && /^[!=]==?$/.test(operator) && (left.value === 1 || right.value === 1)

const isWords = (node) =>
  node.type === 'TemplateLiteral'
    ? node.quasis.some(({ value }) => /\p{L}/u.test(value.cooked ?? ''))
    : /\p{L}|^$/u.test(textOf(node) ?? '-')

/** Text of a literal; the beginning of a template. */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return node?.type === 'TemplateLiteral' ? node.quasis[0].value.cooked : undefined
}
