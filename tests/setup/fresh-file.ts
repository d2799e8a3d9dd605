import { vi } from 'vitest'

/** What Payload keeps of its configuration beside the modules, and the settings that the process was started with. */
const shared = globalThis as typeof globalThis & {
  _payload?: Map<string, unknown>
  _payload_clientConfigs?: object
  _payload_schemaMap?: object | null
  _payload_clientSchemaMap?: object | null
  testEnvironment?: NodeJS.ProcessEnv
}

/**
 * Gives a test file a process as it was at its start, though others ran in it before: modules of the project that
 * nobody has run, Payload that nobody has opened, the settings that the process began with, and the real clock. The
 * packages stay loaded, which is what takes most of the time of a file in a process of its own.
 */
export function startAfresh(): void {
  vi.useRealTimers()
  vi.resetModules()
  shared._payload?.clear()
  shared._payload_clientConfigs = undefined
  shared._payload_schemaMap = undefined
  shared._payload_clientSchemaMap = undefined
  shared.testEnvironment ??= { ...process.env }
  for (const name of Object.keys(process.env)) if (!(name in shared.testEnvironment)) delete process.env[name]
  Object.assign(process.env, shared.testEnvironment)
}
