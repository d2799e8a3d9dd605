import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { FileUploadError } from 'payload'
import { describe, expect, it } from 'vitest'
import { BROKEN_BODY, isBrokenBody, isUploadProblem, isWithoutConnection, NO_CONNECTION } from './foreign-errors'

const { resolve } = createRequire(import.meta.url)
const sourceOf = (file: string) => readFileSync(file, 'utf8')
const payloadFile = (name: string) => path.resolve('node_modules/payload/dist', name)

describe('errors recognised by message', () => {
  it('include malformed bodies in Payload and its form parser', () => {
    const readers = [
      ...['lib/index.js', 'lib/types/multipart.js', 'lib/types/urlencoded.js'].map((file) => resolve(`busboy/${file}`)),
      payloadFile('uploads/fetchAPI-multipart/index.js'),
      payloadFile('uploads/getFileFromClientUpload.js'),
    ].map(sourceOf)
    for (const sentence of BROKEN_BODY)
      expect([sentence, readers.some((source) => source.includes(sentence))]).toEqual([sentence, true])
    for (const sentence of BROKEN_BODY) expect(isBrokenBody(new Error(sentence))).toBe(true)
    expect(isBrokenBody(new Error('x'))).toBe(false)
  })

  it('include invalid JSON in Node', async () => {
    const error = await new Response('{"a":').json().catch((thrown: unknown) => thrown)
    expect(error instanceof Error && isBrokenBody(error)).toBe(true)
    expect(isBrokenBody(new SyntaxError('Unexpected identifier'))).toBe(false)
  })

  it('include file errors in Payload', () => {
    expect(isUploadProblem(new FileUploadError())).toBe(true)
    expect(isUploadProblem(new Error('x'))).toBe(false)
  })

  it('include pool timeouts', () => {
    expect(sourceOf(resolve('pg-pool'))).toContain(`new Error('${NO_CONNECTION}')`)
    expect(isWithoutConnection(new Error(NO_CONNECTION))).toBe(true)
  })
})
