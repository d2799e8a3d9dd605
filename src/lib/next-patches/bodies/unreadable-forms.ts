import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate } from 'node:timers/promises'
import { isUnreadableForm } from '../../request/unreadable-form'
import { FAILED, holdFailure, isBare } from '../held-failure'
import { wrapRequests } from '../wrap-requests'

const UNREADABLE = 400
const TEXT = 'This request could not be read.'

interface TrackedRequest {
  isUnreadable: boolean
}

// The build contains this module more than once: the wrapper and Next's hook must share the requests.
const KEY = Symbol.for('vaidyapath.asked')
const shared = globalThis as typeof globalThis & { [KEY]?: AsyncLocalStorage<TrackedRequest> }
shared[KEY] ??= new AsyncLocalStorage<TrackedRequest>()
const requests = shared[KEY]

/** Records that the current request failed because of its input; called for every error Next reports. */
export function noteRequestError(error: unknown): void {
  const tracked = requests.getStore()
  if (tracked && isUnreadableForm(error)) tracked.isUnreadable = true
}

/**
 * Responds 400 where Next 16.4 responds 500: to a form or an action that cannot be read. Errors of our own stay 500. A
 * failed response to a POST is held back until it ends, because Next reports the error alongside it, not before.
 */
export function rejectUnreadableForms(): void {
  wrapRequests((request, response, next) => {
    if (request.method !== 'POST' || request.url?.startsWith('/api/')) return next(request, response)
    const tracked = { isUnreadable: false }
    holdFailure(response, async (body) => {
      // The error of a streamed response is reported a few event loop turns later.
      await setImmediate()
      await setImmediate()
      response.statusCode = tracked.isUnreadable ? UNREADABLE : FAILED
      return tracked.isUnreadable && isBare(body) ? Buffer.from(TEXT) : body
    })
    return requests.run(tracked, () => next(request, response))
  })
}
