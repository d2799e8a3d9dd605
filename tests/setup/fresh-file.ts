import { vi } from 'vitest'

/** The settings that the process was started with. */
const shared = globalThis as typeof globalThis & { testEnvironment?: NodeJS.ProcessEnv }

/**
 * Gives a test file a process as it was at its start, though others ran in it before: modules of the project that
 * nobody has run, the settings that the process began with, and the real clock. The packages stay loaded, which is
 * what takes most of the time of a file in a process of its own.
 */
export function startAfresh(): void {
  vi.useRealTimers()
  vi.resetModules()
  shared.testEnvironment ??= { ...process.env }
  for (const name of Object.keys(process.env)) if (!(name in shared.testEnvironment)) delete process.env[name]
  Object.assign(process.env, shared.testEnvironment)
}
