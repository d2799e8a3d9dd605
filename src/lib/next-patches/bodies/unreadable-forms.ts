import { AsyncLocalStorage } from 'node:async_hooks'
import type http from 'node:http'
import { isUnreadableForm } from '../../request/unreadable-form'
import { wrapRequests } from '../wrap-requests'

const FAILED = 500
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
    holdFailure(response, tracked)
    return requests.run(tracked, () => next(request, response))
  })
}

function holdFailure(response: http.ServerResponse, tracked: TrackedRequest): void {
  const { end, flushHeaders, write, writeHead } = response
  const kept: Buffer[] = []
  let isDecided = false
  const isHeld = () => !isDecided && response.statusCode === FAILED && !response.headersSent
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) kept.push(Buffer.from(chunk as string))
  }
  const finish = () => {
    isDecided = true
    const whole = Buffer.concat(kept)
    const isBare = whole.equals(Buffer.from('Internal Server Error'))
    const body = tracked.isUnreadable && isBare ? Buffer.from(TEXT) : whole
    response.statusCode = tracked.isUnreadable ? UNREADABLE : FAILED
    response.setHeader('Content-Length', body.length)
    Reflect.apply(end, response, [body])
  }
  const held = {
    writeHead(status: number, ...rest: unknown[]) {
      response.statusCode = status
      if (!isHeld()) return Reflect.apply(writeHead, response, [status, ...rest])
      const headers = rest.find((one) => typeof one === 'object' && one !== null) ?? {}
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value as string)
      return response
    },
    write(chunk: unknown, ...rest: unknown[]) {
      if (!isHeld()) return Reflect.apply(write, response, [chunk, ...rest])
      keep(chunk)
      return true
    },
    end(...given: unknown[]) {
      if (!isHeld()) return Reflect.apply(end, response, given)
      keep(given[0])
      // The error of a streamed response is reported a few event loop turns later.
      setImmediate(() => setImmediate(finish))
      return response
    },
    flushHeaders() {
      if (!isHeld()) Reflect.apply(flushHeaders, response, [])
    },
  }
  Object.assign(response, held)
}
