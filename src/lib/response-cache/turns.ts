/** How long one rendering holds up the next, in milliseconds: one that waits for the database holds up nobody for long. */
export const TURN_MILLISECONDS = 100

/** A rendering that has to begin, and how many visitors wait for it. */
interface Waiting {
  visitors: number
}

/**
 * Has renderings begin one after the other, the one that most visitors wait for first. Begun at the same time they share
 * the processor, and after an edit that many pages show, each would be as late as the last.
 */
export class Turns {
  readonly #waiting = new Map<Waiting, () => void>()
  #isTaken = false

  /**
   * Resolves when it is the turn of a rendering.
   * @returns to be called when it is over
   */
  async begin(rendering: Waiting): Promise<() => void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.set(rendering, resolve))
    this.#isTaken = true
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      this.#handOn()
    }
    const timer = setTimeout(end, TURN_MILLISECONDS)
    return end
  }

  #handOn(): void {
    const [first] = [...this.#waiting].sort(([one], [other]) => other.visitors - one.visitors)
    this.#isTaken = first !== undefined
    if (!first) return
    const [rendering, resolve] = first
    this.#waiting.delete(rendering)
    resolve()
  }
}
