import { env } from '@/lib/env'

/** The id of the first mail of an enquiry. Replies name it, so that mail programs show all of them as one thread. */
export const threadOf = ({ id }: { id: string }): string => `<enquiry-${id}@${new URL(env.SITE_URL).hostname}>`
