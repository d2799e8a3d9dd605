const PAUSE_MILLISECONDS = 25
const PATIENCE_MILLISECONDS = 60_000

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Asks again until the answer is as wanted; how long it took, in milliseconds. */
export async function until(what: () => Promise<boolean>, mostSeconds: number): Promise<number> {
  const began = Date.now()
  while (!(await what())) {
    if (Date.now() - began > mostSeconds * 1000) throw new Error(`Not so after ${mostSeconds} s`)
    await pause(PAUSE_MILLISECONDS)
  }
  return Date.now() - began
}

/** What a visitor opens, and words that a whole page of it holds. */
export interface Visited {
  address: string
  words: string
}

/** What visitors met until they were told to stop. */
export interface Visits {
  pages: number
  /** One sentence for each page that was not as it should be, and for each of its files that did not come. */
  troubles: string[]
}

const FILES = /\/_next\/static\/[^"'\\\s)]+\.(?:js|css)/g

/** Reads one address to its end; the status is 0 when the connection broke. */
const read = (address: string): Promise<{ status: number; body: string }> =>
  fetch(address, { signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) }).then(
    async (response) => ({ status: response.status, body: await response.text() }),
    (error: unknown) => ({ status: 0, body: String(error) }),
  )

/**
 * Visitors who open one page after the other, each with the files that it names, until they are told to stop.
 * @param readingMilliseconds how long each looks at a page; nginx lets one address ask fifty times a second
 * @returns what ends them, and gives what they met
 */
export function visitors(count: number, visited: Visited[], readingMilliseconds = 0): () => Promise<Visits> {
  const visits: Visits = { pages: 0, troubles: [] }
  const files = new Set<string>()
  let isOver = false

  const open = async ({ address, words }: Visited) => {
    const { status, body } = await read(address)
    visits.pages += 1
    if (status !== 200) visits.troubles.push(`${address}: ${status || body}`)
    else if (!body.includes(words) || !body.includes('</html>')) visits.troubles.push(`${address} is not whole`)
    for (const file of new Set(body.match(FILES))) {
      if (files.has(file)) continue
      files.add(file)
      const answer = await read(new URL(file, address).href)
      if (answer.status !== 200) visits.troubles.push(`${file} of ${address}: ${answer.status}`)
    }
  }
  const visit = async (visitor: number) => {
    for (let turn = visitor; !isOver; turn += 1) {
      const page = visited[turn % visited.length]
      if (page) await open(page)
      await pause(readingMilliseconds)
    }
  }
  const all = Promise.all(Array.from({ length: count }, (_, visitor) => visit(visitor)))
  return async () => {
    isOver = true
    await all
    return visits
  }
}
