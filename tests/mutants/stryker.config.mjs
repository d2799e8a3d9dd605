import fs from 'node:fs'
import path from 'node:path'
import { declareFactoryPlugin, declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { strykerPlugins as vitest } from '@stryker-mutator/vitest-runner'

/** The type that a function states for its result; undefined where it states none. */
const resultType = ({ node }) => {
  const stated = (node.returnType ?? node.init?.returnType)?.typeAnnotation
  return stated?.type === 'TSTypeReference' ? stated.typeName.name : undefined
}

/**
 * The forms of a rule that a database reads are run by no unit test: they are left to the integration tests and to
 * `faults.mjs`. They are known by what they return, or by a name that ends in "Sql".
 */
const asksDatabase = (path) =>
  ['Where', 'SQL'].includes(resultType(path)) || /Sql$|_SQL$/.test(path.node.id?.name ?? '')

/** Tables of spellings: a test of each entry would only write it a second time. */
const SPELLINGS = ['WHOLE', 'LEFT_OUT']

const testsBeside = (file) =>
  fs
    .readdirSync(path.dirname(file))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => path.join(path.dirname(file), name))

/**
 * Vitest, which runs for a fault only the tests beside the rule: a rule is held there. Without it each fault costs all
 * tests of all rules, because this version of Stryker's runner reads from Vitest 4.1 no list of what a test runs.
 */
function testsOfRule(injector) {
  const runner = injector.injectFunction(vitest[0].factory)
  const [run, mutantRun] = [runner.run.bind(runner), runner.mutantRun.bind(runner)]
  runner.mutantRun = (options) => {
    runner.run = (asked) => run({ ...asked, testFiles: testsBeside(options.sandboxFileName) })
    return mutantRun(options)
  }
  return runner
}
testsOfRule.inject = ['$injector']

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'tests-of-rule', testsOfRule),
  declareValuePlugin(PluginKind.Ignore, 'database-forms', {
    shouldIgnore: (path) =>
      (path.isFunctionDeclaration() || path.isVariableDeclarator()) && asksDatabase(path)
        ? 'Run by integration tests'
        : undefined,
  }),
  declareValuePlugin(PluginKind.Ignore, 'spellings', {
    shouldIgnore: (path) =>
      path.isVariableDeclarator() && SPELLINGS.includes(path.node.id.name) ? 'A table of spellings' : undefined,
  }),
]

/** The pure rules: what decides for a family, an applicant or the team, without a database. */
const RULES = [
  'src/features/cut-offs/predictor/eligible-seats.ts',
  'src/features/cut-offs/predictor/question.ts',
  'src/features/cut-offs/import/row.ts',
  'src/features/jobs/applications/stage-rules.ts',
  'src/features/jobs/vacancies/open-rule.ts',
  'src/features/jobs/alerts/alert-rule.ts',
  'src/features/jobs/institutions/institution-rule.ts',
  'src/features/jobs/vacancies/facts/*.ts',
  'src/cms/access/roles.ts',
  'src/cms/sources/*-rule.ts',
  'src/cms/personal/retention.ts',
  'src/cms/fields/checks/problems.ts',
  'src/features/colleges/figures/card-figures.ts',
  'src/features/colleges/search/search-params.ts',
  'src/features/jobs/search/search-params.ts',
  'src/features/guidance/composition/facts.ts',
  'src/features/guidance/composition/substance.ts',
  'src/features/accounts/sign-in/known-device.ts',
  'src/lib/views/statistic.ts',
  'src/lib/text/typed/typed-number.ts',
  'src/lib/calendar/indian-calendar.ts',
  'src/lib/matching/*.ts',
  'src/lib/search/parsed-query.ts',
  'src/lib/search/correction.ts',
  'src/lib/limits/mailbox.ts',
  'src/lib/limits/network.ts',
  'src/lib/spam/*.ts',
]

export default {
  testRunner: 'tests-of-rule',
  // TypeScript 7 has no interface that Stryker could rewrite a configuration with; none is needed.
  tsconfigFile: 'none',
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutants/stryker.config.mjs'],
  coverageAnalysis: 'off',
  vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
  mutate: [...RULES, '!src/**/*.test.ts'],
  ignorers: ['database-forms', 'spellings'],
  ignorePatterns: [
    '.next',
    '.data',
    'media',
    'bench',
    'content',
    'deploy',
    'docs',
    'migrations',
    'test-results',
    'public',
  ],
  tempDirName: '.data/mutants',
  concurrency: 2,
  incremental: false,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportMutants: false, reportTests: false },
  jsonReporter: { fileName: '.data/mutants.json' },
  thresholds: { high: 90, low: 85, break: 85 },
}
