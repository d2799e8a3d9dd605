import type { MessagesByCode } from '@/lib/errors/action-result'

/** Why a REST request is rejected before Payload reads it. */
export const restErrorMessages = {
  'unreadable-request': 'This request could not be read. Check its values and try again.',
  'staff-only':
    'Not found for whoever is signed in now. If you work in the studio, sign in to it in a new tab, then save again; what you typed stays here.',
  'already-sent': 'This has already been sent.',
  'own-address': 'Each record has an address of its own. Change it in the record.',
  'file-not-sent': 'There is no file in this request.',
  'too-costly': 'This question takes too long to answer. Ask for less, or again in a moment.',
  'file-not-written': 'There was a problem while uploading the file.',
} as const satisfies MessagesByCode

/** Body of such a response. */
export const rejectedBody = (code: keyof typeof restErrorMessages) => ({
  errors: [{ message: restErrorMessages[code], data: { code } }],
})
