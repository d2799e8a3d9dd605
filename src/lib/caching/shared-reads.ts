import { LRUCache } from 'lru-cache'

/**
 * Caches the latest results of an expensive read, at most `size`; concurrent callers share one read. Failed reads are
 * not cached.
 */
export function sharedReads<Answer>(size: number) {
  const answers = new LRUCache<string, Promise<Answer>>({ max: size })
  return (key: string, load: () => Promise<Answer>): Promise<Answer> => {
    const known = answers.get(key)
    if (known) return known
    const result = load()
    answers.set(key, result)
    result.catch(() => answers.delete(key))
    return result
  }
}
