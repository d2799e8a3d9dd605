import { generatedFileDrift } from './lib/checks/generated-files.mjs'
import { ensureInstalled, installedVersionDifferences } from './lib/checks/installation.mjs'
import { longFiles } from './lib/checks/long-files.mjs'
import { Interrupted, say } from './lib/messages.mjs'
import { runCommand } from './lib/processes/command.mjs'
import { inProject } from './lib/project.mjs'

const placeholders = {
  PAYLOAD_SECRET: 'only-for-reading-the-configuration',
  CRON_SECRET: 'only-for-reading-the-configuration',
}

/**
 * The steps in order; each resolves to a list of complaints, empty if all is well. Steps import parsers themselves: in
 * a fresh clone their packages must be installed first.
 */
const steps = (groups) => {
  const run = async (script, args) => {
    const { code, output } = await groups.run(script, process.execPath, [inProject('node_modules', script), ...args], {
      env: { ...process.env, NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1' },
    })
    return code === 0 ? [] : [output.trim()]
  }
  return [
    ['Installed versions', () => installedVersionDifferences()],
    ['Format and lint', () => run('@biomejs/biome/bin/biome', ['ci', '--colors=off', '--error-on-warnings', '.'])],
    [
      'Types',
      async () => {
        const typegen = await run('next/dist/bin/next', ['typegen'])
        return typegen.length > 0 ? typegen : run('typescript/bin/tsc', ['--noEmit'])
      },
    ],
    ['Import rules', async () => (await import('./lib/checks/import-rules/import-breaches.mjs')).importBreaches()],
    ['Codes, not messages', async () => (await import('./lib/checks/text-comparisons.mjs')).allTextComparisons()],
    [
      'Sentence rules',
      async () => (await import('./lib/checks/sentence-rules/sentence-breaches.mjs')).sentenceBreaches(),
    ],
    ['Plain words', async () => (await import('./lib/checks/sentence-rules/plain-words.mjs')).plainWordBreaches()],
    ['Languages', async () => (await import('./lib/checks/language-rules/language-breaches.mjs')).languageBreaches()],
    ['Home of SQL', async () => (await import('./lib/checks/sql-rules/sql-rules.mjs')).sqlBreaches()],
    [
      'Shared and features',
      async () => (await import('./lib/checks/shared-config-rules/shared-config-rules.mjs')).sharedConfigBreaches(),
    ],
    ['Paths in documents', async () => (await import('./lib/checks/document-paths.mjs')).allMissingPaths()],
    [
      'Generated files',
      async () => {
        const environment = { ...process.env, ...placeholders }
        const changed = await generatedFileDrift({ groups, environment })
        return changed.map((file) => `${file} is out of date: run npm run generate and commit what it writes`)
      },
    ],
  ]
}

await runCommand(async ({ groups }) => {
  await ensureInstalled(groups)
  const results = []
  for (const [name, step] of steps(groups)) {
    const started = Date.now()
    let complaints
    try {
      complaints = await step()
    } catch (error) {
      if (error instanceof Interrupted) throw error
      complaints = [error.message, error.details].filter(Boolean)
    }
    results.push({ name, complaints, seconds: (Date.now() - started) / 1000 })
    if (complaints.length > 0) say(`\n${name}\n${complaints.join('\n')}`)
  }
  const long = longFiles()
  if (long.length > 0) say(`\nLonger than 300 lines (no failure, but wants a look)\n${long.join('\n')}`)
  say()
  for (const { name, complaints, seconds } of results) {
    say(`${complaints.length === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(20)} ${seconds.toFixed(1).padStart(5)} s`)
  }
  return results.some(({ complaints }) => complaints.length > 0) ? 1 : 0
})
