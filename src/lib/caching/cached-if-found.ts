import { cached } from './cache'

/** Thrown through the cache, so that URLs which do not exist leave no entry. */
class NothingFound extends Error {}

/** Reads through the page cache what may not exist; a null result is returned but not cached. */
export async function cachedIfFound<T>(
  key: string[],
  tagsOfAnswer: string[],
  read: () => Promise<T | null>,
  revalidate?: number,
): Promise<T | null> {
  const found = async () => {
    const result = await read()
    if (result === null) throw new NothingFound()
    return result
  }
  try {
    return await cached<T | null>(key, tagsOfAnswer, null, found, revalidate)
  } catch (error) {
    if (error instanceof NothingFound) return null
    throw error
  }
}
