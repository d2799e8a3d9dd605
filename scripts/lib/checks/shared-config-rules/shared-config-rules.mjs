import fs from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { projectRoot } from '../../project.mjs'

/** Records that the shared configuration may name, and why. */
const KNOWN = new Map([
  ['users', 'every rule of access is about a person'],
  ['site-settings', 'mails bear the name of the site'],
  ['privacy', 'a consent names the edition of the policy it was given to'],
])

/** Site-wide vocabularies to which a new feature adds its words. */
const VOCABULARIES = new Map([
  ['src/lib/paths/site-paths.ts', 'every address of the site as a function'],
  ['src/lib/paths/page-paths.mjs', 'rewrites that Next reads before anything else'],
  ['src/lib/paths/public-path.mjs', 'the same backwards, for the browser'],
  ['src/lib/caching/cache.ts', 'every tag of the cache'],
])

const SQL_BEFORE_TABLE = '(?:from|join|update|into|table)\\s+'

const mapped = (text, name) => new RegExp(`\\n  ${name}: \\{\\n([\\s\\S]*?)\\n  \\};`).exec(text)?.[1] ?? ''

/**
 * Slugs of the features' collections and globals: those in the generated types of the built configuration, except
 * Payload's own and the shared configuration's.
 * @param {string} types the text of payload-types.ts
 * @param {string} shared the text of the shared configuration's collections
 * @returns {string[]}
 */
export function featureSlugs(types, shared) {
  const listed = [mapped(types, 'collections'), mapped(types, 'globals')].join('\n')
  return [...listed.matchAll(/^ {4}'?([\w-]+)'?:/gm)]
    .map(([, slug]) => slug)
    .filter((slug) => !slug.startsWith('payload-') && !shared.includes(`slug: '${slug}'`) && !KNOWN.has(slug))
}

/** What in a text names a feature: the slug, table or URL of its records, or one of its files. */
function featureIn(text, slugs) {
  if (/(?:^|@|\.\.)\/features\//.test(text)) return text
  return slugs.find((slug) => {
    const table = slug.replaceAll('-', '_')
    if (text === slug || text === table) return true
    return new RegExp(`/(?:api|collections|globals|preview)/${slug}\\b|\\b${SQL_BEFORE_TABLE}${table}\\b`, 'i').test(
      text,
    )
  })
}

/**
 * Where a file of the shared configuration names a feature.
 * @param {string} file its name; the extension determines the language
 * @param {string} text
 * @param {string[]} slugs of the features' records
 * @returns {string[]} one line each
 * @throws if it cannot be parsed
 */
export function sharedConfigBreachesOf(file, text, slugs) {
  if (/\.test\.\w+$/.test(file) || VOCABULARIES.has(file)) return []
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const found = new Set()
  const look = (words) => {
    const feature = typeof words === 'string' ? featureIn(words, slugs) : undefined
    if (feature) found.add(feature)
  }
  // Config['jobs'] is Payload's own name for its queue.
  const propertyNames = new Set()
  new Visitor({
    TSIndexedAccessType({ indexType }) {
      propertyNames.add(indexType.literal)
    },
    Literal(node) {
      if (!propertyNames.has(node)) look(node.value)
    },
    TemplateElement({ value }) {
      look(value.cooked)
    },
  }).visit(program)
  return [...found].map(
    (feature) =>
      `${file} names ${feature}: features state their metadata, the shared configuration reads it (cms/cms-metadata.ts)`,
  )
}

function* modulesIn(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* modulesIn(file)
    else if (/(?<!\.d)\.(?:tsx?|mjs)$/.test(entry.name)) yield file
  }
}

/**
 * Checks that `src/cms` and `src/lib` name no feature's records and files, except in the vocabularies.
 * @returns {string[]} one line per breach
 */
export function sharedConfigBreaches(root = projectRoot) {
  const read = (file) => fs.readFileSync(path.join(root, file), 'utf8')
  const shared = fs
    .readdirSync(path.join(root, 'src/cms/collections'))
    .map((name) => read(`src/cms/collections/${name}`))
  const slugs = featureSlugs(read('src/payload-types.ts'), shared.join('\n'))
  if (slugs.length === 0) return ['src/payload-types.ts lists no collection of a feature']
  return ['src/cms', 'src/lib'].flatMap((folder) =>
    [...modulesIn(path.join(root, folder))].flatMap((absolute) =>
      sharedConfigBreachesOf(path.relative(root, absolute), fs.readFileSync(absolute, 'utf8'), slugs),
    ),
  )
}
