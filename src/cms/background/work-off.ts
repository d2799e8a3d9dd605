import type { Payload, Where } from 'payload'
import { failuresAmong, releaseStuckJobs } from '../database/payload-jobs'

type Order = NonNullable<Parameters<Payload['jobs']['run']>[0]>['processingOrder']

const MILLISECONDS_BETWEEN_LOOKS = 5000
/** Payload parses every schedule each time and counts its jobs, which keeps visitors waiting for some 100 ms. */
const MILLISECONDS_BETWEEN_LOOKS_FOR_SCHEDULES = 30_000
const MILLISECONDS_BETWEEN_LOOKS_FOR_STUCK_WORK = 60_000

interface Lane {
  where: Where
  /** Jobs taken and started together. */
  atOnce: number
  /** The oldest first by default. */
  order?: Order
}

const one = (task: string, order?: Order): Lane => ({ where: { taskSlug: { equals: task } }, atOnce: 1, order })

/**
 * Lanes of serial work. Mails go one by one, taken one at a time: a killed process then holds only one. Links have
 * their own lane, because foreign servers may be slow. What is planned for a record happens in the order of its moments,
 * then of planning: together, chance would decide whether it is published in the end.
 */
const LANES: readonly Lane[] = [
  one('send-mail'),
  one('check-links'),
  one('schedulePublish', ['waitUntil', 'createdAt']),
  { where: { taskSlug: { not_in: ['send-mail', 'check-links', 'schedulePublish'] } }, atOnce: 50 },
]

/**
 * Runs a lane until it is empty.
 * @param mayGoOn checked before each job: a process that lost the lead takes no more
 */
async function workOff(payload: Payload, { where, atOnce, order }: Lane, mayGoOn: () => boolean): Promise<void> {
  for (let isEmpty = false; !isEmpty && mayGoOn(); ) {
    const run = await payload.jobs.run({
      allQueues: true,
      limit: atOnce,
      silent: true,
      where,
      ...(order && { processingOrder: order }),
    })
    isEmpty = run.noJobsRemaining ?? false
    await logFailures(payload, Object.keys(run.jobStatus ?? {}))
  }
}

/**
 * Logs the jobs that are not tried again, which would otherwise go unnoticed. Payload's own lines hold the job's input,
 * which may name people.
 */
async function logFailures(payload: Payload, ran: string[]): Promise<void> {
  const failures = ran.length > 0 ? await failuresAmong(payload, ran) : []
  for (const { task, error } of failures) {
    payload.logger.error({ msg: `The task ${task} failed`, err: Object.assign(new Error(error.message), error) })
  }
}

/**
 * Runs background work until stopped: queues scheduled tasks, runs each lane, and releases jobs of killed processes.
 * Must start outside any request: a timer keeps the request it was started in, and whatever a task then defers to the
 * end of that request never runs.
 * @param client called every turn, because the database may be down at first
 * @returns stops it; running jobs finish
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
    again(MILLISECONDS_BETWEEN_LOOKS_FOR_SCHEDULES, (payload) => payload.jobs.handleSchedules({ allQueues: true })),
    ...LANES.map((lane) => again(MILLISECONDS_BETWEEN_LOOKS, (payload) => workOff(payload, lane, mayGoOn))),
    // Not a queued job, which could get stuck like the others.
    again(MILLISECONDS_BETWEEN_LOOKS_FOR_STUCK_WORK, async (payload) => {
      const count = await releaseStuckJobs(payload)
      if (count > 0) payload.logger.warn(`${count} background jobs of a process that ended are taken again`)
    }),
  ]
  return () => {
    isWanted = false
    for (const timer of timers) clearInterval(timer)
  }
}
