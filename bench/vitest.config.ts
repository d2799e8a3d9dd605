import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** For measurements that must run inside the product's own modules; called by `npm run bench`. */
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
    include: ['bench/**/*.timing.ts'],
    pool: 'forks',
    testTimeout: 180_000,
    execArgv: ['--conditions=production', '--expose-gc'],
  },
})
