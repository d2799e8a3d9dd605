import type http from 'node:http'
import { headerPairs } from '../response-cache/rendering/captured-response'

export const FAILED = 500
/** As Next responds to what it cannot render. */
const BARE = Buffer.from('Internal Server Error')

export const isBare = (body: Buffer): boolean => body.equals(BARE)

/**
 * Holds back a response with status 500, or one of others, until it has ended.
 * @param answered given its body, returns the one to send; may change status and headers
 */
export function holdFailure(
  response: http.ServerResponse,
  answered: (body: Buffer) => Promise<Buffer>,
  statuses: readonly number[] = [FAILED],
): void {
  const { end, flushHeaders, write, writeHead } = response
  const kept: Buffer[] = []
  let isDecided = false
  const isHeld = () => !isDecided && statuses.includes(response.statusCode) && !response.headersSent
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) kept.push(Buffer.from(chunk as string))
  }
  const finish = async () => {
    const whole = Buffer.concat(kept)
    const body = await answered(whole).catch(() => whole)
    isDecided = true
    response.setHeader('Content-Length', body.length)
    Reflect.apply(end, response, [body])
  }
  const held = {
    writeHead(status: number, ...rest: unknown[]) {
      response.statusCode = status
      if (!isHeld()) return Reflect.apply(writeHead, response, [status, ...rest])
      const headers = rest.find((part) => typeof part === 'object' && part !== null)
      for (const [name, value] of headerPairs(headers)) response.setHeader(name, value)
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
      void finish()
      return response
    },
    flushHeaders() {
      if (!isHeld()) Reflect.apply(flushHeaders, response, [])
    },
  }
  Object.assign(response, held)
}
