import childProcess from 'node:child_process'
import { PlainProblem } from '../messages.mjs'
import { projectRoot } from '../project.mjs'

function git(args, root) {
  const { status, stdout } = childProcess.spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** Where this branch forked from main, local or of origin. */
function forkOf(root) {
  for (const branch of ['main', 'origin/main']) {
    const fork = git(['merge-base', 'HEAD', branch], root)
    if (fork) return fork
  }
  return undefined
}

/**
 * Files changed by the current work: on a branch, against main; on main, uncommitted changes, otherwise the last
 * commit. New files count, committed or not.
 * @returns {{ since: string, files: string[] }} `since` in words, and paths relative to the project
 * @throws {PlainProblem} if there is no git
 */
export function changedFiles(root = projectRoot) {
  const head = git(['rev-parse', 'HEAD'], root)
  if (!head) throw new PlainProblem('What changed is read from git, and this folder is no clone: run npm test instead.')
  const fork = forkOf(root)
  const list = (args) => (git(args, root) ?? '').split('\0').filter(Boolean)
  const fresh = list(['ls-files', '-z', '--others', '--exclude-standard'])
  const since = (commit) => [...new Set([...list(['diff', '-z', '--name-only', commit]), ...fresh])].sort()
  if (fork && fork !== head) return { since: 'main', files: since(fork) }
  const open = since('HEAD')
  return open.length > 0
    ? { since: 'the last commit', files: open }
    : { since: 'the commit before the last', files: since('HEAD~1') }
}
