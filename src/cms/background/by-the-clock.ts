import type { PayloadRequest, TaskConfig } from 'payload'

/**
 * A scheduled task.
 * @param slug its name in the queue and schedule
 * @param cron with seconds first
 * @param work its result is discarded: a queue row is deleted when done
 */
export const byTheClock = (
  slug: string,
  label: string,
  cron: string,
  work: (req: PayloadRequest) => unknown,
): TaskConfig<{ input: object; output: object }> => ({
  slug,
  label,
  schedule: [{ cron, queue: 'default' }],
  handler: async ({ req }) => {
    await work(req)
    return { output: {} }
  },
})
