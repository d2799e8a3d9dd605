import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** The unit tests as one project without pages or databases: Stryker takes no configuration with several projects. */
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
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup/unit.ts'],
    // Each ends what hangs: a fault may make a loop endless.
    testTimeout: 60_000,
  },
})
