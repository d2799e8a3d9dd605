import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

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

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'database-forms', {
    shouldIgnore: (path) =>
      (path.isFunctionDeclaration() || path.isVariableDeclarator()) && asksDatabase(path)
        ? 'Run by integration tests'
        : undefined,
  }),
]

/** The pure rules: what decides for a family, an applicant or the team, without a database. */
const RULES = [
  'src/features/cut-offs/predictor/eligible-seats.ts',
  'src/features/cut-offs/predictor/question.ts',
  'src/features/cut-offs/import/read-round.ts',
  'src/features/jobs/applications/stage-rules.ts',
  'src/features/jobs/vacancies/open-rule.ts',
  'src/features/jobs/alerts/alert-rule.ts',
  'src/features/jobs/institutions/institution-rule.ts',
  'src/features/jobs/vacancies/facts/*.ts',
  'src/cms/access/live-rule.ts',
  'src/cms/access/roles.ts',
  'src/cms/sources/*-rule.ts',
  'src/cms/personal/retention.ts',
  'src/cms/fields/checks/problems.ts',
  'src/features/colleges/figures/card-figures.ts',
  'src/features/colleges/search/search-params.ts',
  'src/features/jobs/search/search-params.ts',
  'src/features/guidance/composition/coverage.ts',
  'src/features/guidance/composition/substance.ts',
  'src/features/accounts/sign-in/known-device.ts',
  'src/lib/statistic.ts',
  'src/lib/indian-calendar.ts',
  'src/lib/matching/*.ts',
  'src/lib/search/reading.ts',
  'src/lib/search/correction.ts',
  'src/lib/limits/mailbox.ts',
  'src/lib/limits/network.ts',
  'src/lib/spam/*.ts',
]

export default {
  testRunner: 'vitest',
  // TypeScript 7 has no interface that Stryker could rewrite a configuration with; none is needed.
  tsconfigFile: 'none',
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutants/stryker.config.mjs'],
  // Which tests run for a fault is known from the first run; looking for related files costs seconds each time.
  vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
  mutate: [...RULES, '!src/**/*.test.ts', '!src/**/texts*.ts'],
  ignorers: ['database-forms'],
  ignorePatterns: ['.next', '.data', 'media', 'bench', 'deploy', 'test-results', 'public'],
  tempDirName: '.data/mutants',
  concurrency: 2,
  incremental: false,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportMutants: false, reportTests: false },
  jsonReporter: { fileName: '.data/mutants.json' },
  thresholds: { high: 90, low: 85, break: 85 },
}
