import { headers } from 'next/headers'

/** Whether a page is rendered as the answer to a form that was sent without script. */
export const isFormAnswer = async (): Promise<boolean> =>
  (await headers()).get('content-type')?.startsWith('multipart/form-data') ?? false
