import childProcess from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { PlainProblem, say } from '../messages.mjs'
import { projectRoot } from '../project.mjs'
import { startTestDatabase, testEnvironment } from './test-database.mjs'
import { vitestTotals } from './test-totals.mjs'

/** Copies the project's current files, committed or not, with the same packages. */
function copyProject(folder) {
  const list = childProcess.spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  if (list.status !== 0) throw new PlainProblem('The files of the project are listed by git, and this is no clone.')
  for (const file of list.stdout.split('\0').filter((name) => name && fs.existsSync(path.join(projectRoot, name)))) {
    fs.cpSync(path.join(projectRoot, file), path.join(folder, file))
  }
  fs.symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'))
}

/**
 * The file with the fault in it.
 * @throws {PlainProblem} unless the text to replace occurs exactly once: the code has changed since
 */
function withFault(source, { name, file, from, to }) {
  if (source.split(from).length !== 2) {
    throw new PlainProblem(`“${name}” no longer fits ${file}: mend the entry in tests/mutants/faults.mjs.`)
  }
  return source.replace(from, () => to)
}

/**
 * Injects small faults one at a time into a copy of the project, and runs the tests that should detect each.
 * @param faults entries of `tests/mutants/faults.mjs`
 * @param folder where to put the copy
 * @param home data folder of the tests' PostgreSQL
 * @returns counts: a detected fault has passed
 */
export async function noticedFaults(groups, { faults, folder, home }) {
  copyProject(folder)
  const database = await startTestDatabase(groups, home)
  const environment = { ...testEnvironment(home), TEST_DATABASE_SERVER: database.server, NODE_ENV: 'test' }
  const failedTests = async (filters) => {
    const report = path.join(home, 'faults.json')
    fs.rmSync(report, { force: true })
    await groups.run(
      'vitest',
      process.execPath,
      [
        path.join(folder, 'node_modules', 'vitest', 'vitest.mjs'),
        'run',
        '--bail=1',
        ...['unit', 'integration*'].flatMap((project) => ['--project', project]),
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...filters,
      ],
      { cwd: folder, env: environment },
    )
    const totals = vitestTotals(report)
    if (!totals || totals.passed + totals.failed === 0) throw new PlainProblem(`No test ran for ${filters.join(', ')}.`)
    return totals.failed
  }

  const all = [...new Set(faults.flatMap(({ noticedBy }) => noticedBy))]
  if ((await failedTests(all)) > 0) throw new PlainProblem('The tests fail without any fault: run npm test first.')
  let noticed = 0
  for (const fault of faults) {
    const file = path.join(folder, fault.file)
    const source = fs.readFileSync(file, 'utf8')
    fs.writeFileSync(file, withFault(source, fault))
    const isNoticed = (await failedTests(fault.noticedBy)) > 0
    fs.writeFileSync(file, source)
    if (isNoticed) noticed += 1
    say(`${isNoticed ? 'noticed ' : 'MISSED  '} ${fault.name}`)
  }
  return { passed: noticed, failed: faults.length - noticed, skipped: 0 }
}
