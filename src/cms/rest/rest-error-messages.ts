import type { MessagesByCode } from '@/lib/errors/action-result'

/** Why a REST request is rejected before Payload reads it. */
export const restErrorMessages = {
  'unreadable-request': 'This request could not be read. Check its values and try again.',
  'already-sent': 'This has already been sent.',
  'file-not-sent': 'There is no file in this request.',
  'too-costly': 'This question takes too long to answer. Ask for less, or again in a moment.',
  'file-not-written': 'There was a problem while uploading the file.',
} as const satisfies MessagesByCode

/** Body of such a response. */
export const rejectedBody = (code: keyof typeof restErrorMessages) => ({
  errors: [{ message: restErrorMessages[code], data: { code } }],
})
