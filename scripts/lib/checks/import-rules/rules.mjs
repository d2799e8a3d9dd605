/** Layer of a file; the first match wins. */
const PLACES = [
  ['types', /^src\/payload-types\.ts$/],
  ['lib', /^src\/lib\//],
  ['cms', /^src\/cms\//],
  ['components', /^src\/components\//],
  ['features', /^src\/features\//],
  ['configuration', /^payload\.config\.ts$/],
  ['server', /^src\/server\//],
  ['seed', /^src\/seed\//],
  ['app', /^src\//],
]

/** What each layer may import, besides itself. */
const MAY_IMPORT = {
  types: [],
  lib: ['types'],
  components: ['types', 'lib', 'cms'],
  cms: ['types', 'lib', 'components'],
  features: ['types', 'lib', 'components', 'cms', 'server'],
  configuration: ['types', 'lib', 'cms', 'features'],
  server: ['types', 'lib', 'cms', 'configuration'],
  seed: ['types', 'lib', 'cms', 'features', 'configuration'],
  app: ['types', 'lib', 'components', 'cms', 'features', 'server', 'configuration'],
}

const isTest = (file) => /\.(test|spec)\.[cm]?[jt]sx?$/.test(file)
const placeOf = (file) => PLACES.find(([, pattern]) => pattern.test(file))?.[0]
const featureOf = (file) => /^src\/features\/([^/]+)\//.exec(file)?.[1]

const CONFIGURATION_ROOMS = ['access', 'admin', 'collections', 'emails', 'globals', 'hooks', 'import', 'tasks']
const REQUEST_ROOMS = ['actions', 'components', 'queries']
const REQUEST_FILE = /^(?:(?:queries|actions)(?:-[\w-]+)?|[\w-]+-(?:queries|actions))\.tsx?$/

const partsOf = (file) => {
  const folders = file.split('/').slice(3)
  return { name: folders.pop() ?? '', folders }
}

/** Whether the configuration or the studio loads a file: determined by its folder inside a subject's, at any depth. */
export function isConfigurationHalf(file) {
  if (!featureOf(file)) return false
  const { folders, name } = partsOf(file)
  return folders.some((folder) => CONFIGURATION_ROOMS.includes(folder)) || name === 'access.ts'
}

/**
 * Whether only requests load a file. Files in a configuration folder belong to the studio; operations, with their SQL,
 * belong to neither half.
 */
export function isRequestHalf(file) {
  if (!featureOf(file) || isConfigurationHalf(file) || inRoom(file, ['operations'])) return false
  const { folders, name } = partsOf(file)
  return folders.some((folder) => REQUEST_ROOMS.includes(folder)) || REQUEST_FILE.test(name)
}

/** Whether a file may call Payload's Local API. */
const mayCallLocalApi = (file) =>
  ['seed', 'cms', 'lib', 'server'].includes(placeOf(file)) ||
  isConfigurationHalf(file) ||
  (Boolean(featureOf(file)) &&
    (REQUEST_FILE.test(partsOf(file).name) || inRoom(file, ['actions', 'operations', 'queries'])))
const inRoom = (file, rooms) => partsOf(file).folders.some((folder) => rooms.includes(folder))

/** Files that may read the environment: the settings, and what Next loads before them. */
const READS_ENVIRONMENT = ['src/lib/env.ts', 'src/instrumentation.ts', 'src/instrumentation-node.ts']

/**
 * Rules that a file breaks by itself.
 * @param {import('./module-facts.mjs').ModuleFacts} facts
 * @returns {string[]} one line each
 */
export function breachesOfFile(file, facts) {
  if (isTest(file)) return []
  const breaches = []
  if (facts.isBarrel) breaches.push(`${file} only re-exports: name the file that has it where it is used`)
  if (facts.unfollowed > 0) breaches.push(`${file} imports a computed address, which no rule can follow`)
  if (facts.readsEnvironment && placeOf(file) !== 'configuration' && !READS_ENVIRONMENT.includes(file)) {
    breaches.push(`${file} reads the environment: settings are read in src/lib/env.ts`)
  }
  if (facts.callsLocalApi && !mayCallLocalApi(file)) {
    breaches.push(`${file} calls Payload's Local API: move the call to queries.ts or actions.ts`)
  }
  return breaches
}

/**
 * Rule that an import breaks.
 * @param {{ target: string, isType: boolean }} edge
 * @returns {string | undefined}
 */
export function breachOfImport(file, { target, isType }) {
  // Next checks the types of tests too, and an image is built without these folders.
  if (isOutside(target)) return `${file} imports ${target}: the site stands without it`
  if (isTest(file)) return undefined
  if (isTest(target)) return `${file} imports ${target}: a test`
  const from = placeOf(file)
  const to = placeOf(target)
  if (!to) return undefined
  if (from !== to && !MAY_IMPORT[from].includes(to)) return `${file} imports ${target}: ${from} knows nothing of ${to}`
  const feature = featureOf(file)
  const other = featureOf(target)
  if (feature && other && feature !== other) {
    return `${file} imports ${target}: no feature imports another, compose them in app/`
  }
  if (!isType && isConfigurationHalf(file) && isRequestHalf(target)) return halves([file, target])
  return undefined
}

const isOutside = (target) => /^(?:bench|scripts|tests)\//.test(target)

/**
 * Import chains from a feature's configuration half to its request half, through files of neither.
 * @param {Map<string, string[]>} graph run-time imports of each file
 * @yields {string} one line each
 */
export function* roundaboutImports(graph) {
  for (const file of graph.keys()) {
    if (isTest(file) || !isConfigurationHalf(file)) continue
    const cameFrom = new Map([[file, undefined]])
    for (const passed of cameFrom.keys()) {
      for (const next of graph.get(passed) ?? []) {
        if (cameFrom.has(next) || isConfigurationHalf(next)) continue
        if (!isRequestHalf(next)) cameFrom.set(next, passed)
        else if (passed !== file) yield halves([...wayTo(passed, cameFrom), next])
      }
    }
  }
}

function wayTo(file, cameFrom) {
  const way = []
  for (let step = file; step; step = cameFrom.get(step)) way.unshift(step)
  return way
}

const halves = (way) => `${way.join(' → ')}: what the configuration loads never imports what only requests use`

/** Every cycle of a graph of files, as its path. */
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
