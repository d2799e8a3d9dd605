import http from 'node:http'
import type { AddressInfo } from 'node:net'
import zlib from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorMessages } from '@/components/layout/screens/error-messages'
import { captured } from '../response-cache/rendering/captured-response'
import { explainFailedPages } from './failed-pages'

let address = ''
const EMPTY = '<!DOCTYPE html><html id="__next_error__"><head></head><body><script>1</script></body></html>'
const server = http.createServer(async (request, response) => {
  // As the response cache renders for all who ask.
  const written = request.url?.startsWith('/shared') ? captured(response) : null
  response.statusCode = request.url?.endsWith('fine') ? 200 : 500
  if (written) {
    response.end(request.url?.endsWith('empty') ? zlib.gzipSync(EMPTY) : 'Internal Server Error')
    const encoding = request.url?.endsWith('empty') ? 'gzip' : 'identity'
    return response
      .writeHead(500, ['content-type', 'text/html', 'content-encoding', encoding])
      .end((await written)?.body)
  }
  if (!request.url?.endsWith('empty')) return response.end('Internal Server Error')
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Encoding', 'gzip')
  response.write(zlib.gzipSync(EMPTY))
  return response.end()
})

beforeAll(async () => {
  explainFailedPages(errorMessages)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

async function ask(path: string, request: RequestInit = {}) {
  const answer = await fetch(address + path, { ...request, headers: { Accept: 'text/html', ...request.headers } })
  return { status: answer.status, text: await answer.text() }
}
const { title, text, resend } = errorMessages('en')

describe('a page that fails', () => {
  it('says so in the language of its address, where it was never rendered', async () => {
    for (const path of ['/contact', '/shared'])
      expect(await ask(path)).toMatchObject({ status: 500, text: expect.stringContaining(text) })
    const { title: inHindi } = errorMessages('hi')
    expect((await ask('/hi/contact')).text).toContain(`<html lang="hi"><meta charset="utf-8">`)
    expect((await ask('/hi/contact')).text).toContain(`<h1>${inHindi}</h1>`)
  })

  it.each(['/jobs/empty', '/shared/empty'])(
    'says so to who has no script, and keeps its own scripts: %s',
    async (path) => {
      const { status, text: html } = await ask(path)
      expect([status, html.includes('<script>1</script>')]).toEqual([500, true])
      expect(html).toContain(`<body><noscript><main><h1>${title}</h1>`)
      expect(html).not.toContain(resend)
    },
  )

  it('tells who sent a form how to send it again', async () => {
    expect((await ask('/corrections/empty', { method: 'POST', body: 'x' })).text).toContain(resend)
  })
})

it('leaves everything else as it is', async () => {
  expect((await ask('/fine')).text).toBe('Internal Server Error')
  expect((await ask('/api/users')).text).toBe('Internal Server Error')
  expect((await ask('/contact', { headers: { RSC: '1' } })).text).toBe('Internal Server Error')
  expect((await ask('/contact', { headers: { Accept: '*/*' } })).text).toBe('Internal Server Error')
  expect((await ask('/contact/empty', { headers: { 'Next-Action': 'a' } })).text).toBe(EMPTY)
})
