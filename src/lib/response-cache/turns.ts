/** How long one rendering holds up the next, in milliseconds: one that waits for the database holds up nobody for long. */
export const TURN_MILLISECONDS = 100
/** How long renderings wait for an edit that is being saved, in milliseconds; one that fails never says so. */
const HOLD_MILLISECONDS = 200
/** A rendering that has waited longer is next, whatever others wait for and however many edits follow each other. */
const LONGEST_WAIT_MILLISECONDS = 300

/** A rendering that has to begin, and how many visitors wait for it. */
interface Waiting {
  visitors: number
}

/**
 * Has renderings begin one after the other, the one that most visitors wait for first. Begun at the same time they share
 * the processor, and after an edit that many pages show, each would be as late as the last.
 */
export class Turns {
  readonly #waiting = new Map<Waiting, { since: number; resolve: () => void }>()
  #isTaken = false
  #held: { ended: Promise<void>; end: () => void } | undefined

  /** Has renderings wait for an edit that is being saved: begun now, they would show it only when rendered again. */
  hold(): void {
    if (this.#held || this.#overdue()) return
    let end: () => void = () => undefined
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    const timer = setTimeout(() => this.release(), HOLD_MILLISECONDS)
    this.#held = { ended, end: () => [clearTimeout(timer), end()] }
  }

  /** Has renderings begin again, now that the edit has been saved. */
  release(): void {
    this.#held?.end()
    this.#held = undefined
    if (!this.#isTaken) this.#handOn()
  }

  /** Resolves when no edit is being saved, for a rendering that needs no turn. */
  async untilReleased(): Promise<undefined> {
    await this.#held?.ended
  }

  /**
   * Resolves when it is the turn of a rendering.
   * @returns to be called when it is over
   */
  async begin(rendering: Waiting): Promise<() => void> {
    if (this.#isTaken || this.#held)
      await new Promise<void>((resolve) => this.#waiting.set(rendering, { since: Date.now(), resolve }))
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

  /** The rendering that has waited longest, where that is too long. */
  #overdue(): Waiting | undefined {
    const [[longest, { since }] = [undefined, { since: 0 }]] = this.#waiting
    return since < Date.now() - LONGEST_WAIT_MILLISECONDS ? longest : undefined
  }

  #handOn(): void {
    const [mostAwaited] = [...this.#waiting.keys()].sort((one, other) => other.visitors - one.visitors)
    const next = this.#held ? undefined : (this.#overdue() ?? mostAwaited)
    this.#isTaken = next !== undefined
    if (!next) return
    this.#waiting.get(next)?.resolve()
    this.#waiting.delete(next)
  }
}
