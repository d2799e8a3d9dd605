/*
 * Errors of Payload 3.90.1, of its reader of forms (busboy 1.6.0) and of its pool of connections (pg-pool 3.14.0) that
 * only their sentence tells from others: they carry no code, and a production build shortens the names of classes. The
 * test beside this file reads the sentences in the packages that are installed; an upgrade that changes one fails it.
 */

/** Said of a body that is broken, or of a file that is none, with the status of a failure. */
export const BROKEN_BODY = [
  'Unexpected end of form',
  'Malformed ',
  'Multipart: Boundary not found',
  'Request is not eligible for file upload',
  'uploadConfig.handlers is not present',
]
/** Said of a file that Payload could not read, which is its sender's fault, and of one that it could not write. */
const UPLOAD_PROBLEM = 'There was a problem while uploading the file.'
/** Said when no connection became free in the time that one may wait. */
export const NO_CONNECTION = 'timeout exceeded when trying to connect'

/** Whether an error says that the body of a request is broken: JSON or a form that was cut off or is in another format. */
export function isBrokenBody(error: Error): boolean {
  if (error instanceof SyntaxError) return /JSON/.test(error.message)
  return BROKEN_BODY.some((sentence) => error.message.startsWith(sentence))
}

/** Whether Payload had trouble with the file of a request: to read it or, later, to write it. */
export const isUploadProblem = (error: Error): boolean => error.message === UPLOAD_PROBLEM

/** Whether somebody waited for a connection in vain. */
export const isWithoutConnection = (error: Error): boolean => error.message.startsWith(NO_CONNECTION)
