const turns = new Map<string, Promise<unknown>>()

/**
 * Runs work of one key one after the other within this process, so that a burst of the same request does not hold a
 * database connection each while it waits for the first. What must hold across processes is the database's to keep.
 * @throws whatever the work throws; the next in turn runs all the same
 */
export async function withKeyLock<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (turns.get(key) ?? Promise.resolve()).then(work, work)
  turns.set(key, mine)
  try {
    return await mine
  } finally {
    if (turns.get(key) === mine) turns.delete(key)
  }
}
