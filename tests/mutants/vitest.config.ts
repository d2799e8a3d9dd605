import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** Where the tests of the pure rules stand: every other test would cost each fault time, and notice none. */
const TESTED = [
  'src/cms/{access,fields/checks,personal,sources}',
  'src/features/accounts/sign-in',
  'src/features/colleges/{figures,search}',
  'src/features/cut-offs/{import,predictor}',
  'src/features/guidance/composition',
  'src/features/jobs/{alerts,applications,institutions,search,vacancies,vacancies/facts}',
  'src/lib',
  'src/lib/{limits,matching,search,spam,text}',
]

/** The unit tests of the rules as one project: Stryker takes no configuration with several projects. */
export default defineConfig({
  root,
  resolve: {
    alias: {
      '@payload-config': path.join(root, 'payload.config.ts'),
      'server-only': path.join(root, 'tests/setup/server-only.ts'),
      '@': path.join(root, 'src'),
    },
  },
  test: {
    environment: 'node',
    // One process for all of them: starting one for each file takes longer than its tests.
    isolate: false,
    include: TESTED.map((folder) => `${folder}/*.test.ts`),
    setupFiles: ['tests/setup/unit.ts'],
    // Each ends what hangs: a fault may make a loop endless.
    testTimeout: 60_000,
  },
})
