import type { CollectionConfig, GlobalConfig } from 'payload'

interface Added<Hooks> {
  first?: Hooks
  last?: Hooks
}

/** A collection or global with hooks that run before or after its own. */
export function withHooks<Config extends CollectionConfig | GlobalConfig>(
  config: Config,
  { first, last }: Added<Config['hooks']>,
): Config {
  const hooks: Record<string, unknown[]> = { ...config.hooks }
  for (const [name, list] of Object.entries(first ?? {})) hooks[name] = [...list, ...(hooks[name] ?? [])]
  for (const [name, list] of Object.entries(last ?? {})) hooks[name] = [...(hooks[name] ?? []), ...list]
  return { ...config, hooks }
}
