const MEGABYTE = 1024 ** 2
/** In milliseconds; each sample collects garbage first, so several per second would dominate the measured time. */
const PAUSE_BETWEEN_WEIGHINGS = 1000

/**
 * Samples this process's memory from now on.
 * @returns `end()`, which returns the peak memory after garbage collection, in megabytes
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
