import fs from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../project.mjs'

/** Folders that are not part of a clone; hidden ones are left out as well. */
const NOT_OURS = new Set(['node_modules', 'coverage', 'test-results', 'playwright-report'])
/** Files that a command or the operator creates: documents mention them, but a clone has none. */
const WRITTEN = new Set(['secrets.json', 'manifest.json', 'site.conf'])
/** History may mention files that no longer exist. */
const HISTORY = 'CHANGELOG.md'
const FILE = /^[^/].*\.(?:tsx?|mjs|js|css|md|csv|ya?ml|sql|json)$/
/** Commands, URLs, settings, and names with placeholders: `features/<feature>/messages.ts`. */
const NO_PATH = /[\s<>{}$=#?:…"'@\\]|^[./-]/

/** Every file and folder of the clone, with forward slashes, relative to the root. */
function everyPath(root) {
  const found = []
  const walk = (folder) => {
    for (const entry of fs.readdirSync(path.join(root, folder), { withFileTypes: true })) {
      if (NOT_OURS.has(entry.name) || (entry.isDirectory() && entry.name.startsWith('.'))) continue
      const name = folder ? `${folder}/${entry.name}` : entry.name
      found.push(name)
      if (entry.isDirectory()) walk(name)
    }
  }
  walk('')
  return found
}

/**
 * Returns a function that tells whether a path exists. A path may begin anywhere: `cms/mail` is `src/cms/mail`; a star
 * matches part of a name.
 * @param {string[]} paths all files and folders
 * @returns {(name: string) => boolean}
 */
export function pathFinder(paths) {
  const endings = new Set(paths.flatMap((name) => name.split('/').map((_, at, parts) => parts.slice(at).join('/'))))
  const all = [...endings]
  return (name) => {
    if (!name.includes('*')) return endings.has(name)
    const parts = name.split(/\*+/).map((part) => part.replace(/[.*+?^()|[\]]/g, '\\$&'))
    const pattern = new RegExp(`^${parts.join('[^/]*')}$`)
    return all.some((each) => pattern.test(each))
  }
}

/**
 * Paths in a document that do not exist: code spans that look like a file or begin with a folder of the root or of
 * `src`, and link targets.
 * @param {string} file the document, relative to the root
 * @param {string} text
 * @param {string[]} paths all files and folders of the clone
 * @returns {string[]} one line each
 */
export function missingPaths(file, text, paths, isThere = pathFinder(paths)) {
  const folders = new Set(paths.map((name) => name.replace(/^src\//, '').split('/')[0]))
  return text.split('\n').flatMap((line, index) => {
    const quoted = [...line.matchAll(/`([^`]+)`/g)]
      .map(([, words]) => words)
      .filter((words) => !NO_PATH.test(words))
      .filter((words) => FILE.test(words) || (words.includes('/') && folders.has(words.split('/')[0])))
      .filter((words) => !WRITTEN.has(path.posix.basename(words)))
      .filter((words) => !isThere(words.replace(/\/$/, '')))
    const linked = [...line.matchAll(/\]\(([^)#\s]+)/g)]
      .map(([, target]) => target)
      .filter((target) => !/^[a-z]+:|^\//.test(target))
      .filter((target) => !paths.includes(path.posix.join(path.posix.dirname(file), target).replace(/\/$/, '')))
    return [...quoted, ...linked].map((name) => `${file}:${index + 1} names ${name}, which is not there`)
  })
}

/** The same for the documents in the root and `docs`, and every README. */
export function allMissingPaths(root = projectRoot) {
  const paths = everyPath(root)
  const isThere = pathFinder(paths)
  return paths
    .filter((name) => /^(?:docs\/)?[^/]+\.md$|\/README\.md$/.test(name) && name !== HISTORY)
    .flatMap((file) => missingPaths(file, fs.readFileSync(path.join(root, file), 'utf8'), paths, isThere))
}
