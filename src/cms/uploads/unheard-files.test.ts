import { once } from 'node:events'
import { createRequire } from 'node:module'
import type { Readable, Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { hearFilesFail } from './unheard-files'

const busboy = createRequire(import.meta.url)('busboy') as (options: object) => Writable

const UNENDED = '--x\r\nContent-Disposition: form-data; name="f"; filename="a.txt"\r\n\r\nthe beginning'

it('handles file errors of an aborted form', async () => {
  hearFilesFail()
  const form = busboy({ headers: { 'content-type': 'multipart/form-data; boundary=x' } })
  let file: Readable | undefined
  form.on('file', (_name: string, given: Readable) => {
    file = given
    given.resume()
  })
  form.write(UNENDED)
  const gone = once(form, 'close')
  form.destroy()
  await gone.catch(() => undefined)
  // An unheard failure ends the test run as an uncaught error.
  await new Promise((resolve) => setImmediate(resolve))
  expect(file?.errored?.message).toBe('Unexpected end of file')
})
