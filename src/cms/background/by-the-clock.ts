import type { PayloadRequest, TaskConfig } from 'payload'

/**
 * Work that is done by the clock.
 * @param slug by which the queue and the schedule know it
 * @param cron begins with the second
 * @param work nothing of what it returns is kept: a row of the queue goes when its work is done
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
