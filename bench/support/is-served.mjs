import { setTimeout as delay } from 'node:timers/promises'

/** Waits until a URL responds, for 20 seconds at most. */
export async function isServed(url) {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return true
    await delay(100)
  }
  return false
}
