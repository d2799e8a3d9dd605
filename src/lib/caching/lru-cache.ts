/**
 * Remembers the newest answers of an expensive read, at most `size` of them; callers that ask while one is being read
 * share it. A failed read is forgotten.
 */
export class LruCache<Answer> {
  readonly #answers = new Map<string, Promise<Answer>>()
  readonly #size: number

  constructor(size: number) {
    this.#size = size
  }

  read(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = this.#answers.get(key)
    // Asked again is moved to the end, so that the oldest stand first.
    if (known) this.#answers.delete(key)
    const answer = known ?? ask()
    this.#answers.set(key, answer)
    if (!known) {
      answer.catch(() => this.#answers.delete(key))
      const [oldest] = this.#answers.keys()
      if (this.#answers.size > this.#size && oldest !== undefined) this.#answers.delete(oldest)
    }
    return answer
  }
}
