import { LRUCache } from 'lru-cache'

/**
 * Remembers the newest answers of an expensive read, at most `size` of them; callers that ask while one is being read
 * share it. A failed read is forgotten.
 */
export function sharedReads<Answer>(size: number) {
  const answers = new LRUCache<string, Promise<Answer>>({ max: size })
  return (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const known = answers.get(key)
    if (known) return known
    const answer = ask()
    answers.set(key, answer)
    answer.catch(() => answers.delete(key))
    return answer
  }
}
