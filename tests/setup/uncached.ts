/**
 * What stands for the page cache, which lives in Next, where every read is to ask the database:
 * `vi.mock('@/lib/caching/cache', async (original) => (await import('../../setup/uncached')).uncached(original))`.
 */
export const uncached = async (original: <Cache>() => Promise<Cache>) => ({
  ...(await original<typeof import('@/lib/caching/cache')>()),
  cached: (_key: string[], _tags: string[], _whileBuilding: unknown, read: () => Promise<unknown>) => read(),
})
