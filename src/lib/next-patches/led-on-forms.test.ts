import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { redirectFormsWithGet } from './led-on-forms'

let address = ''
const server = http.createServer((_request, response) => {
  response.statusCode = 307
  response.setHeader('Location', '/login')
  response.end()
})

beforeAll(async () => {
  redirectFormsWithGet()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

async function ask(path: string, request: RequestInit = {}) {
  const { status, headers } = await fetch(address + path, { redirect: 'manual', ...request })
  return [status, headers.get('location')]
}

it('redirects the sender of a form with 303', async () => {
  expect(await ask('/dashboard', { method: 'POST', body: new FormData() })).toEqual([303, '/login'])
})

it('leaves other redirects unchanged', async () => {
  expect(await ask('/dashboard')).toEqual([307, '/login'])
  expect(await ask('/dashboard', { method: 'POST', body: '{}' })).toEqual([307, '/login'])
  expect(await ask('/api/users', { method: 'POST', body: new FormData() })).toEqual([307, '/login'])
  const byScript = { method: 'POST', body: new FormData(), headers: { 'Next-Action': 'a' } }
  expect(await ask('/dashboard', byScript)).toEqual([307, '/login'])
})
