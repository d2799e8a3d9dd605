import { Client } from './client.mjs'
import { faultsOf, SLOW_MILLISECONDS } from './judge.mjs'
import { randomFrom } from './random.mjs'
import { actionRequest } from './routes/actions.mjs'
import { internalRequest } from './routes/internal.mjs'
import { pageRequest } from './routes/pages.mjs'
import { rawRequest } from './routes/raw.mjs'
import { restRequest } from './routes/rest.mjs'
import { uploadRequest } from './routes/uploads.mjs'
import { World } from './world.mjs'

/** How many of a hundred requests knock at which door. */
const SHARES = { rest: 34, pages: 30, actions: 20, uploads: 7, raw: 7, internal: 2 }
const DOORS = {
  rest: restRequest,
  pages: pageRequest,
  actions: actionRequest,
  uploads: uploadRequest,
  raw: rawRequest,
  internal: internalRequest,
}
const AT_ONCE = 6
const BATCH = 200

/** Request number so-and-so of a seed: always the same, apart from the ids of the rows it is about. */
export function requestOf(seed, number, world) {
  const random = randomFrom(seed, number)
  const door = random.weighted(SHARES)
  const request = {
    door,
    number,
    ...DOORS[door](random, { ...world, ids: world.ids, people: world.people, site: world.client.site }),
  }
  if (request.raw === undefined) {
    // Everybody from everywhere: limits per address would otherwise be all that is tested.
    const from = `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`
    request.headers = { ...world.headersOf(request.as), 'x-forwarded-for': from, ...request.headers }
  }
  return request
}

/** A request in one line, to find it again. */
export const inWords = ({ door, number, as, method = '', path = '', raw }) =>
  `#${number} ${door} as ${as}: ${raw === undefined ? `${method} ${path}` : JSON.stringify(raw)}`.slice(0, 300)

/**
 * Attacks a site that was started for it and counts what went wrong.
 * @param options `{ siteUrl, administrator, actionIds, seed, numbers, onBatch }`; `numbers` is a list of requests,
 *   `onBatch(done, world)` is awaited after every few hundred
 * @returns `{ sent, faults, statuses, slowest, damage }`; a fault is `{ request, fault }` in words
 */
export async function attack({ siteUrl, administrator, actionIds, seed, numbers, onBatch = () => undefined }) {
  const client = new Client(siteUrl)
  const world = new World(client, administrator)
  world.actionIds = actionIds
  try {
    await world.prepare()
    const result = { sent: 0, faults: [], slow: [], statuses: {}, slowest: { milliseconds: 0 } }
    for (let start = 0; start < numbers.length; start += BATCH) {
      const queue = numbers.slice(start, start + BATCH)
      const work = async () => {
        for (let number = queue.shift(); number !== undefined; number = queue.shift()) {
          await one(client, requestOf(seed, number, world), world, result)
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
      await repeatSlow(client, world, seed, result)
      await world.refresh()
      await onBatch(result.sent, world)
    }
    return { ...result, damage: await world.damage() }
  } finally {
    client.close()
  }
}

async function one(client, request, world, result) {
  const answer = await client.send(request)
  result.sent += 1
  const kind = `${request.door} ${answer.status ?? answer.failure}`
  result.statuses[kind] = (result.statuses[kind] ?? 0) + 1
  if (answer.milliseconds > SLOW_MILLISECONDS) result.slow.push(request.number)
  else note(answer, request, result)
  for (const fault of faultsOf(answer, { marks: world.marks, request })) {
    result.faults.push({ fault, request: inWords(request) })
  }
}

function note({ milliseconds }, request, result) {
  if (milliseconds > result.slowest.milliseconds) result.slowest = { milliseconds, request: inWords(request) }
}

/** A busy machine makes any request slow now and then: what took too long is asked again, alone, and then it counts. */
async function repeatSlow(client, world, seed, result) {
  for (const number of result.slow.splice(0)) {
    const request = requestOf(seed, number, world)
    const answer = await client.send(request)
    note(answer, request, result)
    if (answer.milliseconds > SLOW_MILLISECONDS) {
      result.faults.push({ fault: `took ${answer.milliseconds} ms, twice`, request: inWords(request) })
    }
  }
}
