import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { projectRoot } from '../../project.mjs'
import { modulesIn } from '../import-rules/import-breaches.mjs'

/** Longest sentence that readers with school English follow easily. */
const MAX_WORDS = 22
/** English messages; other languages have rules of their own. */
const ENGLISH = /\.en\.ts$/
/** Quoted verbatim from the specification. */
const QUOTED = /Get Counseling|Personal Counseling|Expert Counseling|Admission inquiry submitted successfully!/g
/** One name per thing: the forbidden word, and the one to use. */
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

/** Texts of the first content; legal texts may be as long as necessary. */
const CONTENT = ['content', 'content/courses']
const LEGAL = ['privacy', 'terms']

/**
 * Checks that sentences are short and that a thing has one name, because families read them with school English.
 * @param {string} root the project folder
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
    .filter((words) => words.length > MAX_WORDS)
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

/** A placeholder word for each interpolated value, which is not known here. */
const textOf = ({ type, value, quasis }) =>
  type === 'TemplateLiteral' ? quasis.map((quasi) => quasi.value.cooked).join('…') : value

/** Sentences as lists of words; a number counts, a dash does not. */
const sentencesOf = (text) =>
  text.split(/(?<=[.?!])\s+|\n+/).map((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\d…]/u.test(word)))

function textsIn(node) {
  if (Array.isArray(node)) return node.flatMap(textsIn)
  if (typeof node?.type !== 'string' || node.type === 'ImportDeclaration' || /^TS.*Type$/.test(node.type)) return []
  const text = /Literal$/.test(node.type) ? textOf(node) : null
  const here = typeof text === 'string' ? [{ start: node.start, text }] : []
  // Property names are not sentences.
  const children = Object.entries(node).filter(([name]) => !(node.type === 'Property' && name === 'key'))
  return [...here, ...children.flatMap(([, child]) => textsIn(child))]
}
