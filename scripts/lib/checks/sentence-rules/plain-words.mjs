import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { projectRoot } from '../../project.mjs'
import { modulesIn } from '../import-rules/import-breaches.mjs'

/** What a reader with school English follows in one breath. */
const MOST_WORDS = 22
/** The texts that are written here; other languages have rules of their own. */
const ENGLISH = /\.en\.ts$/
/** The specification quotes these as they are. */
const QUOTED = /Get Counseling|Personal Counseling|Expert Counseling|Admission inquiry submitted successfully!/g
/** One name for a thing: what is not said, and what is said instead. */
const NAMES = [
  [/\binquir(?:y|ies)/i, 'enquiry'],
  [/\bcounsel(?:ing|or)/i, 'counselling, counsellor'],
  [/\bbands?\b/i, 'Likely, Possible, Reach; together a group'],
  [/\bpredict(?:s|ed|ions?)?\b/i, 'a guess'],
  [/\b(?:unverified|unchecked|not checked)\b/i, 'not verified'],
  [/\bnot known to us\b/i, 'not known'],
  [/\bshelf life\b/i, 'may have changed'],
  [/\b(?:alike|divides|seldom)\b/i, 'the word people say'],
  [/\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\.? (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/, 'dayText() of a day'],
]

/** Texts of the first content; what the law has us say is as long as it must be. */
const CONTENT = ['content', 'content/courses']
const LEGAL = ['privacy', 'terms']

/**
 * Checks that sentences are short and that a thing has one name, because families read them with school English.
 * @param {string} root the folder of the project
 * @returns {string[]} one line per breach
 */
export function plainWordBreaches(root = projectRoot) {
  return [...codeBreaches(root), ...contentBreaches(root)]
}

function contentBreaches(root) {
  const files = CONTENT.flatMap((folder) =>
    fs.existsSync(path.join(root, folder))
      ? fs.readdirSync(path.join(root, folder)).flatMap((name) => (name.endsWith('.yaml') ? `${folder}/${name}` : []))
      : [],
  )
  return files.flatMap((file) => {
    const lineCounter = new LineCounter()
    const document = parseDocument(fs.readFileSync(path.join(root, file), 'utf8'), { lineCounter })
    const found = []
    visit(document, {
      Pair: (_, { key }) => (LEGAL.includes(key?.value) ? visit.SKIP : undefined),
      Scalar(key, node) {
        if (key === 'key' || !isScalar(node) || typeof node.value !== 'string') return
        found.push(...longSentences(`${file}:${lineCounter.linePos(node.range[0]).line}`, node.value))
      },
    })
    return found
  })
}

const longSentences = (at, text) =>
  sentencesOf(text)
    .filter((words) => words.length > MOST_WORDS)
    .map((words) => `${at} takes ${words.length} words for one sentence: “${words.slice(0, 8).join(' ')} …”`)

function codeBreaches(root) {
  return [...modulesIn(path.join(root, 'src'))].flatMap((absolute) => {
    const file = path.relative(root, absolute).split(path.sep).join('/')
    if (!ENGLISH.test(file)) return []
    const source = fs.readFileSync(absolute, 'utf8')
    return textsIn(parseSync(file, source).program).flatMap(({ start, text }) => {
      const at = `${file}:${source.slice(0, start).split('\n').length}`
      const own = text.replace(QUOTED, '')
      return [
        ...longSentences(at, text),
        ...NAMES.filter(([name]) => name.test(own)).map(([name, instead]) => {
          return `${at} says “${name.exec(own)[0]}”: here it is ${instead}`
        }),
      ]
    })
  })
}

/** A word for each value that is put in; what it becomes is not known here. */
const textOf = ({ type, value, quasis }) =>
  type === 'TemplateLiteral' ? quasis.map((quasi) => quasi.value.cooked).join('…') : value

/** Each sentence as its words; a number is one, a dash is none. */
const sentencesOf = (text) =>
  text.split(/(?<=[.?!])\s+|\n+/).map((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\d…]/u.test(word)))

function textsIn(node) {
  if (Array.isArray(node)) return node.flatMap(textsIn)
  if (typeof node?.type !== 'string' || node.type === 'ImportDeclaration' || /^TS.*Type$/.test(node.type)) return []
  const text = /Literal$/.test(node.type) ? textOf(node) : null
  const here = typeof text === 'string' ? [{ start: node.start, text }] : []
  // The names of fields are no sentences.
  const children = Object.entries(node).filter(([name]) => !(node.type === 'Property' && name === 'key'))
  return [...here, ...children.flatMap(([, child]) => textsIn(child))]
}
