/** A page renders in under a second; others do not wait for a client that reads slowly or a page that hangs. */
const LONGEST_WAIT_MILLISECONDS = 3000

interface Rendering {
  ended: Promise<void>
  isStale: boolean
}

/**
 * Page renderings in flight. Next shares one rendering among all concurrent requests for a page, including requests
 * made after an edit that the rendering has not read: those wait here until it ends, then the page is rendered again.
 */
export class Renderings {
  readonly #inFlight = new Map<string, Set<Rendering>>()

  /** Marks all renderings in flight as possibly stale. */
  invalidate(): void {
    for (const renderings of this.#inFlight.values()) for (const rendering of renderings) rendering.isStale = true
  }

  /**
   * Resolves when the stale renderings of the page have ended, after three seconds at the latest; undefined when there
   * are none.
   */
  afterStale(path: string): Promise<void> | undefined {
    const stale = [...(this.#inFlight.get(path) ?? [])].filter(({ isStale }) => isStale)
    if (stale.length === 0) return undefined
    return new Promise<void>((resolve) => {
      const enough = setTimeout(resolve, LONGEST_WAIT_MILLISECONDS)
      void Promise.all(stale.map(({ ended }) => ended)).then(() => {
        clearTimeout(enough)
        resolve()
      })
    })
  }

  /**
   * Registers a rendering of a page.
   * @returns function to call when it has ended
   */
  begin(path: string): () => void {
    let end: () => void = () => undefined
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    const rendering: Rendering = { ended, isStale: false }
    const all = this.#inFlight.get(path) ?? new Set()
    this.#inFlight.set(path, all.add(rendering))
    return () => {
      all.delete(rendering)
      if (all.size === 0 && this.#inFlight.get(path) === all) this.#inFlight.delete(path)
      end()
    }
  }
}
