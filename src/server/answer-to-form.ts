import { headers } from 'next/headers'
import 'server-only'

/** Whether a page is rendered in response to a form posted without script, and so may contain input. */
export const isAnswerToForm = async (): Promise<boolean> =>
  (await headers()).get('content-type')?.startsWith('multipart/form-data') ?? false
