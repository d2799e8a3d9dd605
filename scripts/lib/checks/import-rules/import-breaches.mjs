import fs from 'node:fs'
import path from 'node:path'
import { ResolverFactory } from 'oxc-resolver'
import { projectRoot } from '../../project.mjs'
import { moduleFacts } from './module-facts.mjs'
import { breachesOfFile, breachOfImport, cycles, roundaboutImports } from './rules.mjs'

const MODULE = /(?<!\.d)\.[cm]?[jt]sx?$/

/** Every module under a folder, tests included, as absolute paths. */
export function* modulesIn(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* modulesIn(file)
    else if (MODULE.test(entry.name)) yield file
  }
}

/** Resolves like Next, with the paths of tsconfig.json, so that `@payload-config` is an edge like any other. */
export const resolverOf = (root) =>
  new ResolverFactory({
    tsconfig: { configFile: path.join(root, 'tsconfig.json') },
    extensions: ['.tsx', '.ts', '.mjs', '.js', '.d.ts'],
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    conditionNames: ['node', 'import', 'types'],
    builtinModules: true,
  })

/**
 * Checks the import rules of ARCHITECTURE.md over `src` and the configuration.
 * @param {string} root the project folder
 * @returns {string[]} one line per breach
 */
export function importBreaches(root = projectRoot) {
  const resolver = resolverOf(root)
  /** Imports that run. */
  const graph = new Map()
  /** Those, and imports of types. */
  const whole = new Map()
  const breaches = []
  for (const absolute of [...modulesIn(path.join(root, 'src')), path.join(root, 'payload.config.ts')]) {
    const file = path.relative(root, absolute)
    const facts = moduleFacts(file, fs.readFileSync(absolute, 'utf8'))
    breaches.push(...breachesOfFile(file, facts))
    const run = new Set()
    const all = new Set()
    for (const { specifier, isType } of facts.imports) {
      const resolved = resolver.sync(path.dirname(absolute), specifier)
      if (resolved.builtin) continue
      if (!resolved.path) {
        breaches.push(`${file} imports "${specifier}", which does not exist`)
        continue
      }
      const target = path.relative(root, resolved.path)
      if (target.split(path.sep).includes('node_modules')) continue
      const breach = breachOfImport(file, { target, isType })
      if (breach) breaches.push(breach)
      all.add(target)
      if (!isType) run.add(target)
    }
    graph.set(file, [...run])
    whole.set(file, [...all])
  }
  for (const cycle of cycles(whole)) breaches.push(`cycle: ${cycle.join(' → ')}`)
  return [...new Set([...breaches, ...roundaboutImports(graph)])]
}
