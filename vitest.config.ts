import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = path.dirname(fileURLToPath(import.meta.url))
const alias = {
  '@payload-config': path.join(root, 'payload.config.ts'),
  // Modules that only exist, or only work, inside Next.
  'server-only': path.join(root, 'tests/setup/server-only.ts'),
  'next/root-params': path.join(root, 'tests/setup/root-params.ts'),
  '@': path.join(root, 'src'),
}

/** Ends what hangs, and nothing else: a busy machine takes ten times as long as a quiet one. In milliseconds. */
const PATIENCE = 180_000

/** Need processes of their own: Payload's route adds its endpoint for pictures to the first configuration alone. */
const ALONE = ['tests/integration/authority/endpoints*.test.ts']

/** Run by `npm run test:long`. */
const LONG = 'tests/integration/**/*.long.test.ts'

const integration = {
  environment: 'node' as const,
  include: ['tests/integration/**/*.test.ts'],
  globalSetup: ['tests/setup/database-server.ts'],
  setupFiles: ['tests/setup/integration.ts'],
  pool: 'forks' as const,
  maxWorkers: 2,
  sequence: { groupOrder: 1 },
  testTimeout: PATIENCE,
  hookTimeout: PATIENCE,
  // Without it the editor's packages can deadlock Node's module loader, see scripts/README.md.
  execArgv: ['--conditions=production'],
}

export default defineConfig({
  resolve: { alias },
  test: {
    expect: { poll: { timeout: PATIENCE } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.{ts,mjs}',
            'tests/unit/**/*.test.ts',
            'tests/pages/rule.test.ts',
            'tests/attack/**/*.test.mjs',
          ],
          setupFiles: ['tests/setup/unit.ts'],
          // The files share processes, see `tests/setup/fresh-file.ts`.
          isolate: false,
          testTimeout: PATIENCE,
        },
      },
      {
        extends: true,
        // The files share processes, see `tests/setup/fresh-file.ts`.
        test: { ...integration, name: 'integration', exclude: [...ALONE, LONG], isolate: false },
      },
      {
        extends: true,
        test: { ...integration, name: 'integration-alone', include: ALONE },
      },
      {
        extends: true,
        test: { ...integration, name: 'long', include: process.env.TEST_LONG ? [LONG] : [], isolate: false },
      },
      {
        extends: true,
        test: {
          // Run with the browser tests, before any of them changes what the seed says.
          name: 'pages',
          environment: 'node',
          include: process.env.PAGES_BASE_URL ? ['tests/pages/*.test.ts'] : [],
          exclude: ['tests/pages/rule.test.ts'],
          sequence: { groupOrder: 3 },
          testTimeout: 2 * PATIENCE,
          hookTimeout: 2 * PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          // Run by `npm run test:faults`, which builds the site and fills the database that each file copies.
          name: 'faults',
          environment: 'node',
          include: process.env.SITE_TEMPLATE ? ['tests/faults/**/*.test.ts'] : [],
          pool: 'forks',
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          // Run by `npm run test:cluster`, in the same way: two processes of the site, and nginx where it is found.
          name: 'cluster',
          environment: 'node',
          include: process.env.SITE_TEMPLATE ? ['tests/cluster/**/*.test.ts'] : [],
          pool: 'forks',
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
    ],
  },
})
