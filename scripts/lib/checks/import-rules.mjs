import fs from 'node:fs'
import path from 'node:path'
import { inProject, projectRoot } from '../project.mjs'

// The compiler of TypeScript 7 offers no programming interface yet, so import statements are found by their shape.
const statement =
  /^[ \t]*(?:import|export)\s+(type\s+)?(?:[\w*$\s{},]*?\s*from\s*)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/gm
const localApi =
  /\bpayload\.(?:find|findByID|findGlobal|findVersions|create|update|updateGlobal|delete|count|duplicate)\s*(?:<[^>]*>)?\(/
const isTest = (file) => /\.(test|spec)\.tsx?$/.test(file)
const featureOf = (file) => /^src\/features\/([^/]+)\//.exec(file)?.[1]
// A feature's rooms may lie in a subject of it: features/jobs/hooks/ or features/jobs/applications/hooks/.
const configHalf = /^src\/features\/[^/]+\/(?:.+\/)?(?:(?:collections|globals|hooks|tasks|admin)\/|access\.ts$)/
const requestHalf = /^src\/features\/[^/]+\/(?:.+\/)?(?:components\/|(?:queries|actions)(?:\/|[\w-]*\.ts$))/
const usesLocalApi =
  /^src\/(?:seed|cms|lib)\/|^src\/features\/[^/]+\/(?:.+\/)?(?:(?:[\w-]*queries|[\w-]*actions)(?:\/|[\w-]*\.ts$)|(?:collections|globals|hooks|tasks|admin|access|operations)(?:\/|\.ts$))/

const layerRules = [
  { from: /^src\/lib\//, to: /^src\/(?:components|cms|features|app|seed)\//, why: 'lib is the lowest layer' },
  {
    from: /^src\/(?:components|cms)\//,
    to: /^src\/(?:features|app|seed)\//,
    why: 'components and cms know no feature',
  },
  { from: /^src\/features\//, to: /^src\/(?:app|seed)\//, why: 'a feature knows no route' },
  {
    from: configHalf,
    to: requestHalf,
    why: 'what the configuration loads never imports what only requests use',
    valuesOnly: true,
  },
]

function* sourceFiles(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* sourceFiles(file)
    else if (/\.(tsx?|mjs)$/.test(entry.name)) yield path.relative(projectRoot, file)
  }
}

function resolveImport(from, specifier) {
  let target
  if (specifier.startsWith('.')) target = path.join(path.dirname(from), specifier)
  else if (specifier.startsWith('@/')) target = path.join('src', specifier.slice(2))
  else return undefined
  const candidates = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'].map((ending) => `${target}${ending}`)
  candidates.push(target.replace(/\.js$/, '.ts'), target.replace(/\.js$/, '.tsx'))
  return candidates.find((file) => fs.existsSync(inProject(file)) && fs.statSync(inProject(file)).isFile()) ?? null
}

/** The imports of a file that lead into this project, with the file each leads to (null when there is none). */
export function importsOf(file, text) {
  const found = []
  for (const [, typeOnly, plain, dynamic] of text.matchAll(statement)) {
    const specifier = plain ?? dynamic
    const target = resolveImport(file, specifier)
    if (target !== undefined) found.push({ specifier, target, isType: Boolean(typeOnly) })
  }
  return found
}

/** The rules that the imports of one file break, one line each. */
export function brokenRules(file, imports) {
  const broken = []
  for (const { specifier, target, isType } of imports) {
    if (target === null) {
      broken.push(`${file} imports "${specifier}", which does not exist`)
      continue
    }
    if (isTest(file)) continue
    if (isTest(target)) broken.push(`${file} imports a test`)
    for (const rule of layerRules) {
      if (rule.valuesOnly && isType) continue
      if (rule.from.test(file) && rule.to.test(target)) broken.push(`${file} imports ${target}: ${rule.why}`)
    }
    const feature = featureOf(file)
    const other = featureOf(target)
    if (feature && other && feature !== other) {
      broken.push(`${file} imports ${target}: no feature imports another, compose them in app/`)
    }
  }
  return broken
}

/** Every cycle of a graph of files, as the way around it. */
export function* cycles(graph) {
  const state = new Map()
  const trail = []
  function* visit(file) {
    state.set(file, 'open')
    trail.push(file)
    for (const next of graph.get(file) ?? []) {
      if (state.get(next) === 'open') yield [...trail.slice(trail.indexOf(next)), next]
      else if (!state.has(next)) yield* visit(next)
    }
    trail.pop()
    state.set(file, 'done')
  }
  for (const file of graph.keys()) if (!state.has(file)) yield* visit(file)
}

/**
 * Checks the import rules of design.md over `src` and the configuration.
 * @returns one line per breach
 */
export function importBreaches() {
  const files = [...sourceFiles(inProject('src')), 'payload.config.ts'].filter((file) => fs.existsSync(inProject(file)))
  const graph = new Map()
  const breaches = []
  for (const file of files) {
    const text = fs.readFileSync(inProject(file), 'utf8')
    const imports = importsOf(file, text)
    breaches.push(...brokenRules(file, imports))
    graph.set(
      file,
      imports.filter(({ target, isType }) => target && !isType).map(({ target }) => target),
    )
    if (!isTest(file) && !usesLocalApi.test(file) && localApi.test(text)) {
      breaches.push(`${file} calls Payload's Local API: move the call to queries.ts or actions.ts`)
    }
  }
  for (const cycle of cycles(graph)) breaches.push(`cycle: ${cycle.join(' → ')}`)
  return breaches
}
