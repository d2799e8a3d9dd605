/**
 * How long one rendering blocks the next, in milliseconds, so that one waiting for the database does not block others
 * for long.
 */
export const TURN_MILLISECONDS = 100
/** How long renderings wait for an edit being saved, in milliseconds: a failed edit never releases them. */
const HOLD_MILLISECONDS = 200
/** A rendering that has waited longer goes first, whatever others wait for and however many edits follow each other. */
const LONGEST_WAIT_MILLISECONDS = 300

/** A rendering to begin, and the number of visitors waiting for it. */
interface Waiting {
  visitors: number
}

/**
 * Starts renderings one at a time, those with the most waiting visitors first. Concurrent renderings share the
 * processor: after an edit that affects many pages, each would finish as late as the last.
 */
export class RenderQueue {
  readonly #waiting = new Map<Waiting, { since: number; resolve: () => void }>()
  #isTaken = false
  #held: { ended: Promise<void>; end: () => void } | undefined

  /** Pauses renderings while an edit is being saved: those begun now would show it only after another rendering. */
  hold(): void {
    if (this.#held || this.#overdue()) return
    let end: () => void = () => undefined
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    const timer = setTimeout(() => this.release(), HOLD_MILLISECONDS)
    this.#held = { ended, end: () => [clearTimeout(timer), end()] }
  }

  /** Resumes renderings after the edit has been saved. */
  release(): void {
    this.#held?.end()
    this.#held = undefined
    if (!this.#isTaken) this.#next()
  }

  /** Resolves when no edit is being saved, for a rendering that needs no turn. */
  async untilReleased(): Promise<undefined> {
    await this.#held?.ended
  }

  /**
   * Resolves when it is a rendering's turn.
   * @returns function to call when it has finished
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
      this.#next()
    }
    const timer = setTimeout(end, TURN_MILLISECONDS)
    return end
  }

  /** The longest waiting rendering, if it has waited too long. */
  #overdue(): Waiting | undefined {
    const [[longest, { since }] = [undefined, { since: 0 }]] = this.#waiting
    return since < Date.now() - LONGEST_WAIT_MILLISECONDS ? longest : undefined
  }

  #next(): void {
    const [mostAwaited] = [...this.#waiting.keys()].sort((one, other) => other.visitors - one.visitors)
    const next = this.#held ? undefined : (this.#overdue() ?? mostAwaited)
    this.#isTaken = next !== undefined
    if (!next) return
    this.#waiting.get(next)?.resolve()
    this.#waiting.delete(next)
  }
}
