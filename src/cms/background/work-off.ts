import type { Payload, Where } from 'payload'
import { releaseStuckWork } from './stuck-work'

const MILLISECONDS_BETWEEN_LOOKS = 5000
const MILLISECONDS_BETWEEN_LOOKS_FOR_STUCK_WORK = 60_000

interface Lane {
  where: Where
  /** How many jobs are taken, and begun, at once. */
  atOnce: number
}

const of = (task: string, atOnce: number): Lane => ({ where: { taskSlug: { equals: task } }, atOnce })

/**
 * What waits for each other. Mails go out one by one, each taken when it is its turn: a process that is killed then has
 * one in its hands. Links are asked apart, because a foreign server may take its time.
 */
const LANES: readonly Lane[] = [
  of('send-mail', 1),
  of('check-links', 1),
  { where: { taskSlug: { not_in: ['send-mail', 'check-links'] } }, atOnce: 50 },
]

/**
 * Does what waits in one lane until nothing is left.
 * @param mayGoOn asked before each job: whoever has lost the lead takes no other
 */
async function workOff(payload: Payload, { where, atOnce }: Lane, mayGoOn: () => boolean): Promise<void> {
  for (let isEmpty = false; !isEmpty && mayGoOn(); ) {
    const { noJobsRemaining = false } = await payload.jobs.run({ allQueues: true, limit: atOnce, silent: true, where })
    isEmpty = noJobsRemaining
  }
}

/**
 * Does the background work of the site until it is told to stop: queues what is due by the clock, works off each lane,
 * and gives back what killed processes had taken. To be called outside any request: a timer keeps the request that it
 * was started in, and what a task then leaves for the end of that request is never done.
 * @param client asked at every turn, because the database may be away at the first
 * @returns what ends it; what is under way goes on to its end
 */
export function doBackgroundWork(client: () => Promise<Payload>): () => void {
  let isWanted = true
  const again = (milliseconds: number, act: (payload: Payload) => Promise<unknown>) => {
    let isUnderWay = false
    const turn = async () => {
      if (isUnderWay) return
      isUnderWay = true
      await client()
        .then(act)
        .catch((error: unknown) => console.error('Background work failed:', String(error)))
      isUnderWay = false
    }
    void turn()
    return setInterval(turn, milliseconds).unref()
  }
  const mayGoOn = () => isWanted
  const timers = [
    again(MILLISECONDS_BETWEEN_LOOKS, (payload) => payload.jobs.handleSchedules({ allQueues: true })),
    ...LANES.map((lane) => again(MILLISECONDS_BETWEEN_LOOKS, (payload) => workOff(payload, lane, mayGoOn))),
    // Not a job of the queue itself, which would be stuck with the others.
    again(MILLISECONDS_BETWEEN_LOOKS_FOR_STUCK_WORK, async (payload) => {
      const count = await releaseStuckWork(payload)
      if (count > 0) payload.logger.warn(`${count} background jobs of a process that ended are taken again`)
    }),
  ]
  return () => {
    isWanted = false
    for (const timer of timers) clearInterval(timer)
  }
}
