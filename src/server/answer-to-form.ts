import { headers } from 'next/headers'
import 'server-only'

/** Whether a page is drawn as the answer to a form that was sent to it without script, and so may hold what was typed. */
export const isAnswerToForm = async (): Promise<boolean> =>
  (await headers()).get('content-type')?.startsWith('multipart/form-data') ?? false
