import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { requestSeconds } from '../metrics/site-metrics'
import { measureRequests } from '../next-patches/measured-requests'
import { followRequests, nameRequests, REQUEST_ID_HEADER, requestId } from './request-id'

const emit = http.Server.prototype.emit
const writeHead = http.ServerResponse.prototype.writeHead
const servers: http.Server[] = []
afterEach(() => {
  http.Server.prototype.emit = emit
  http.ServerResponse.prototype.writeHead = writeHead
  for (const server of servers.splice(0)) server.close()
})

/** URL of a server that responds, by default, with the id its log would use. */
async function listening(answer = (response: http.ServerResponse) => void response.end(requestId())): Promise<string> {
  const server = http.createServer((_, response) => setImmediate(() => answer(response)))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const ask = async (address: string, id?: string) => {
  const answer = await fetch(address, { headers: id ? { [REQUEST_ID_HEADER]: id } : {} })
  return { told: answer.headers.get(REQUEST_ID_HEADER), known: await answer.text() }
}

it('gives every request an id, sent with the response and known while handling it', async () => {
  followRequests()
  nameRequests(false)
  const address = await listening()
  const [one, two] = await Promise.all([ask(address), ask(address, 'claimed-by-a-visitor')])
  expect(one.told).toMatch(/^[\w-]{36}$/)
  expect(one.known).toBe(one.told)
  expect(two.told).toMatch(/^[\w-]{36}$/)
  expect(two.told).not.toBe(one.told)
  expect(requestId()).toBeUndefined()
})

it('accepts a trusted proxy’s id unless it is malformed', async () => {
  followRequests()
  nameRequests(true)
  const address = await listening()
  expect(await ask(address, '4f1c9d7ab2')).toEqual({ told: '4f1c9d7ab2', known: '4f1c9d7ab2' })
  expect((await ask(address, 'short')).told).toMatch(/^[\w-]{36}$/)
  expect((await ask(address, '<script>alert(1)</script>')).told).toMatch(/^[\w-]{36}$/)
})

it('is added to cached responses', async () => {
  nameRequests(false)
  const address = await listening((response) => void response.writeHead(200, ['x-kept', 'one', 'x-kept', 'two']).end())
  const { headers } = await fetch(address)
  expect(headers.get(REQUEST_ID_HEADER)).toMatch(/^[\w-]{36}$/)
  expect(headers.get('x-kept')).toBe('one, two')
})

it('measures requests by route', async () => {
  measureRequests((path) => (path === '/known' ? '/known' : 'other'))
  const address = await listening()
  for (const path of ['/known', '/known?a=b', '/one', '/two']) await (await fetch(address + path)).text()
  const counted = async () => {
    const { values } = await requestSeconds().get()
    return Object.fromEntries(
      values
        .filter(({ metricName }) => metricName?.endsWith('_count'))
        .map(({ labels, value }) => [labels.route, value]),
    )
  }
  await expect.poll(counted).toEqual({ '/known': 2, other: 2 })
})
