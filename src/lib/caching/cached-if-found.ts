import { cached } from './cache'

/** Thrown through the cache, so that addresses which do not exist leave nothing in it. */
class NothingFound extends Error {}

/** Reads through the page cache what may not exist: that there is nothing is answered, and never kept. */
export async function cachedIfFound<T>(
  key: string[],
  tagsOfAnswer: string[],
  read: () => Promise<T | null>,
  revalidate?: number,
): Promise<T | null> {
  const found = async () => {
    const answer = await read()
    if (answer === null) throw new NothingFound()
    return answer
  }
  try {
    return await cached<T | null>(key, tagsOfAnswer, null, found, revalidate)
  } catch (error) {
    if (error instanceof NothingFound) return null
    throw error
  }
}
