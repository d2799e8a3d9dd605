import { AsyncLocalStorage } from 'node:async_hooks'
import type http from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { env } from '../../env'
import { isUnreadableForm } from '../../request/unreadable-form'
import { FAILED, holdFailure, isBare } from '../held-failure'
import { wrapRequests } from '../wrap-requests'
import { PAGE_HEADERS, rejectedBodyPage } from './rejected-body-page'

const UNREADABLE = 400
/** Of a page that was opened before the site's last release. */
const UNKNOWN_ACTION = 409
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
 *
 * A browser without script gets a page about it, with the way back to the form, instead of three words.
 */
export function rejectUnreadableForms(): void {
  wrapRequests((request, response, next) => {
    if (request.method !== 'POST' || request.url?.startsWith('/api/')) return next(request, response)
    const tracked = { isUnreadable: false }
    // Now, because the server rewrites the URL on the way.
    const { url = '' } = request
    const answered = async (body: Buffer) => {
      // The error of a streamed response is reported a few event loop turns later.
      await setImmediate()
      await setImmediate()
      if (response.statusCode === FAILED && tracked.isUnreadable) response.statusCode = UNREADABLE
      if (response.statusCode === FAILED || body.includes('<')) return body
      if (isDocument(request)) return explained(url, response)
      return isBare(body) ? Buffer.from(TEXT) : body
    }
    holdFailure(response, answered, [FAILED, UNREADABLE, UNKNOWN_ACTION])
    return requests.run(tracked, () => next(request, response))
  })
}

const isDocument = ({ headers }: http.IncomingMessage): boolean =>
  headers.accept?.includes('text/html') === true && !headers['next-action']

function explained(url: string, response: http.ServerResponse): Buffer {
  for (const [name, value] of Object.entries(PAGE_HEADERS)) response.setHeader(name, value)
  const reason = response.statusCode === UNKNOWN_ACTION ? 'form-of-old-page' : 'form-unreadable'
  return Buffer.from(rejectedBodyPage(reason, env.SITE_URL + url))
}
