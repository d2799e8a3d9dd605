const MEGABYTE = 1024 ** 2
/** In milliseconds; each weighing collects garbage first, so a few a second would be most of the time measured. */
const PAUSE_BETWEEN_WEIGHINGS = 1000

/**
 * Weighs this process from now on.
 * @returns `end()`, which gives the most memory that was in use, garbage left out, in megabytes
 */
export function watchMemory(): { end: () => number } {
  let peak = 0
  const weigh = () => {
    globalThis.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    peak = Math.max(peak, heapUsed + external)
  }
  const watch = setInterval(weigh, PAUSE_BETWEEN_WEIGHINGS)
  return {
    end: () => {
      clearInterval(watch)
      weigh()
      return peak / MEGABYTE
    },
  }
}
