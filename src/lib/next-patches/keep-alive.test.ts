import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepConnections } from './keep-alive'

let port = 0
const server = http.createServer((_, response) => response.end('here'))

beforeAll(async () => {
  keepConnections()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())

it('tells a proxy that its connection stays longer than the minute for which it would keep it', async () => {
  const agent = new http.Agent({ keepAlive: true })
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get({ port, host: '127.0.0.1', agent }, resolve).on('error', reject)
  })
  answer.resume()
  expect(answer.headers['keep-alive']).toBe('timeout=75')
  agent.destroy()
})
