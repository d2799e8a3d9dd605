import type { TextsByCode } from '@/lib/refusals/texts-by-code'

/** Why a request over REST is refused before anything is done. */
export const restRefusals = {
  'unreadable-request': 'This request could not be read. Check its values and try again.',
  'file-not-sent': 'There is no file in this request.',
  'too-costly': 'This question takes too long to answer. Ask for less, or again in a moment.',
  'file-not-written': 'There was a problem while uploading the file.',
} as const satisfies TextsByCode

/** The body of an answer that refuses. */
export const refusedBody = (code: keyof typeof restRefusals) => ({
  errors: [{ message: restRefusals[code], data: { code } }],
})
