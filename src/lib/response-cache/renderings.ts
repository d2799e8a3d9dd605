/** A page takes less than a second; whoever reads its data slowly, or a page that hangs, is not waited for by others. */
const LONGEST_WAIT_MILLISECONDS = 3000

interface Rendering {
  ended: Promise<void>
  isCrossed: boolean
}

/**
 * The renderings of pages that are under way. Next gives one rendering of a page to everybody who asks for the page
 * meanwhile, also to who asks after an edit that the rendering has not read: whoever comes after the edit waits here
 * until it is over, and has the page rendered anew.
 */
export class Renderings {
  readonly #underWay = new Map<string, Set<Rendering>>()

  /** Notes that what was read until now may be old. */
  cross(): void {
    for (const renderings of this.#underWay.values()) for (const rendering of renderings) rendering.isCrossed = true
  }

  /**
   * Resolves when no rendering of the page is under way that began before the last edit, after three seconds at the
   * latest; undefined when none is.
   */
  untilNew(path: string): Promise<void> | undefined {
    const crossed = [...(this.#underWay.get(path) ?? [])].filter(({ isCrossed }) => isCrossed)
    if (crossed.length === 0) return undefined
    return new Promise<void>((resolve) => {
      const enough = setTimeout(resolve, LONGEST_WAIT_MILLISECONDS)
      void Promise.all(crossed.map(({ ended }) => ended)).then(() => {
        clearTimeout(enough)
        resolve()
      })
    })
  }

  /**
   * Notes that a page is being rendered.
   * @returns to be called when that is over
   */
  begin(path: string): () => void {
    let end: () => void = () => undefined
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    const rendering: Rendering = { ended, isCrossed: false }
    const all = this.#underWay.get(path) ?? new Set()
    this.#underWay.set(path, all.add(rendering))
    return () => {
      all.delete(rendering)
      if (all.size === 0 && this.#underWay.get(path) === all) this.#underWay.delete(path)
      end()
    }
  }
}
