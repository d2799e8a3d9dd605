import fs from 'node:fs'
import path from 'node:path'
import { modulesIn, resolverOf } from '../checks/import-rules/import-breaches.mjs'
import { moduleFacts } from '../checks/import-rules/module-facts.mjs'
import { projectRoot } from '../project.mjs'

const FOLDERS = ['src', 'tests', 'scripts', 'migrations']
/** Nearly every integration test loads it, and it loads nearly everything, so paths through it mean little. */
const CONFIGURATION = 'payload.config.ts'
const isUnitTest = (file) =>
  /\.test\.(?:tsx?|mjs)$/.test(file) && !file.startsWith('tests/integration/') && !file.startsWith('tests/faults/')
const isIntegrationTest = (file) => /^tests\/integration\/.*\.test\.ts$/.test(file)

/**
 * Run-time imports of every module of the project.
 * @returns {Map<string, string[]>} paths relative to the project
 */
export function moduleGraph(root = projectRoot) {
  const resolver = resolverOf(root)
  const graph = new Map()
  const files = FOLDERS.filter((folder) => fs.existsSync(path.join(root, folder))).flatMap((folder) => [
    ...modulesIn(path.join(root, folder)),
  ])
  for (const absolute of [...files, path.join(root, CONFIGURATION)]) {
    const file = path.relative(root, absolute)
    const targets = moduleFacts(file, fs.readFileSync(absolute, 'utf8'))
      .imports.filter(({ isType }) => !isType)
      .map(({ specifier }) => resolver.sync(path.dirname(absolute), specifier).path)
      .filter((target) => target && !target.split(path.sep).includes('node_modules'))
    graph.set(
      file,
      targets.map((target) => path.relative(root, target)),
    )
  }
  return graph
}

/** Unit tests that import a changed file, directly or not. */
function unitTests(graph, changed) {
  return [...graph.keys()]
    .filter((file) => isUnitTest(file) && distanceTo(graph, file, changed, true) < Infinity)
    .sort()
}

/** Number of imports between a file and the nearest changed one; Infinity if unreachable. */
function distanceTo(graph, file, changed, isThroughConfiguration) {
  const seen = new Map([[file, 0]])
  for (const [passed, distance] of seen) {
    if (changed.has(passed)) return distance
    if (passed === CONFIGURATION && !isThroughConfiguration) continue
    for (const next of graph.get(passed) ?? []) if (!seen.has(next)) seen.set(next, distance + 1)
  }
  return Infinity
}

const words = (file) => path.dirname(file).split(/[/.-]/)

/** Whether a test is in the subject folder of a changed file: `jobs`, `colleges`, `mail`. */
const isOfSubject = (test, changed) => {
  const subject = path.dirname(test).split('/').at(-1)
  return [...changed].some((file) => !isTestFile(file) && words(file).includes(subject))
}
const isTestFile = (file) => file.startsWith('tests/') || isUnitTest(file)

/** Ranks after every test that imports a changed file. */
const OF_SUBJECT = 1000
const HALF_A_STEP = 0.5

/**
 * Tests related to a change.
 * @param {Map<string, string[]>} graph imports of each module
 * @param {Set<string>} changed paths relative to the project
 * @param {{ most: number, slow: string[] }} limits `most` integration files, nearest first; those of `slow` only if
 * they have changed themselves
 * @returns {{ unit: string[], integration: string[], left: string[] }} `left` are related too, but too many or too slow
 */
export function relatedTests(graph, changed, { most, slow }) {
  const near = [...graph.keys()]
    .filter(isIntegrationTest)
    .map((file) => {
      const imports = distanceTo(graph, file, changed, false)
      // Ties go to the same subject.
      if (!isOfSubject(file, changed)) return { file, distance: imports + HALF_A_STEP }
      return { file, distance: Math.min(imports, OF_SUBJECT) }
    })
    .filter(({ distance }) => distance < Infinity)
    .sort((one, other) => one.distance - other.distance || one.file.localeCompare(other.file))
    .map(({ file }) => file)
  const quick = near.filter((file) => changed.has(file) || !slow.includes(file))
  const integration = quick.slice(0, Math.max(most, near.filter((file) => changed.has(file)).length))
  const left = near.filter((file) => !integration.includes(file))
  return { unit: unitTests(graph, changed), integration, left }
}
