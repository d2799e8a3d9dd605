import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import { connect } from '../database/database.mjs'
import { inProject } from '../project.mjs'
import { inWords, isKept } from './verdict.mjs'

const FILE = inProject('bench', 'results.md')
const GIGABYTE = 1024 ** 3

function commit() {
  try {
    const git = (...args) => execFileSync('git', args, { cwd: inProject('.'), encoding: 'utf8' }).trim()
    const isChanged = git('status', '--porcelain', '--', '.', ':!bench/results.md') !== ''
    return `${git('rev-parse', 'HEAD')}${isChanged ? ', with changes that are not committed' : ''}`
  } catch {
    return 'not known: no git here'
  }
}

const load = () =>
  os
    .loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')

/** The machine measured on, as list items. */
export async function machineOf(databaseServer) {
  const client = await connect(databaseServer)
  try {
    const { rows } = await client.query('show server_version')
    return {
      Date: new Date().toISOString(),
      Commit: commit(),
      Cores: `${os.cpus().length} (${os.cpus()[0]?.model.trim()})`,
      Memory: `${(os.totalmem() / GIGABYTE).toFixed(0)} GB`,
      Node: process.version,
      PostgreSQL: rows[0].server_version,
      'Load at the start (1, 5, 15 minutes)': load(),
    }
  } finally {
    await client.end()
  }
}

const cell = (text) => text.replaceAll('|', '\\|')

function tableOf({ name, title, rows, problem, why }) {
  const lines = [`## ${name}`, '', `${title}.`, '']
  if (problem) return [...lines, `Not measured: ${problem}`, '']
  lines.push('| what | ours | against | compared | limit | verdict |', '|---|---|---|---|---|---|')
  for (const row of rows) {
    const { ours, against, compared, limit, verdict } = inWords(row)
    lines.push(`| ${[row.what, ours, against, compared, limit, verdict].map(cell).join(' | ')} |`)
  }
  if (rows.some((row) => isKept(row) === false)) {
    lines.push('', why ?? 'Nobody has written down yet why this misses, and what would close it.')
  }
  return [...lines, '']
}

/**
 * Writes bench/results.md.
 * @param machine result of `machineOf`
 * @param benches `{ name, title, why, rows }` or `{ …, problem }` for each, in order
 */
export function writeResults(machine, benches) {
  const judged = benches.flatMap(({ rows = [] }) => rows).map(isKept)
  const count = (kept) => judged.filter((one) => one === kept).length
  const left = benches.filter(({ problem }) => problem).length
  const lines = [
    '# Results of the bench',
    '',
    'Written by `npm run bench`; why a row misses is written by hand in `bench/rows.mjs`. Every speed is held against something that was measured in the same run, because machines differ.',
    '',
    ...Object.entries({ ...machine, 'Load at the end': load() }).map(([name, value]) => `- ${name}: ${value}`),
    `- Verdict: ${count(true)} rows keep their limit, ${count(false)} miss it, ${left} parts were not measured`,
    '',
    ...benches.flatMap(tableOf),
  ]
  fs.writeFileSync(FILE, `${lines.join('\n').trimEnd()}\n`)
}
