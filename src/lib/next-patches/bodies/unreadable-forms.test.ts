import { EventEmitter, once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UnreadableForm } from '../../request/unreadable-form'
import { noteRequestError, rejectUnreadableForms } from './unreadable-forms'

let port = 0
let answer: (request: http.IncomingMessage, response: http.ServerResponse) => void = () => undefined
const server = http.createServer((request, response) => answer(request, response))

beforeAll(async () => {
  rejectUnreadableForms()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())

const post = (path = '/login') => fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: 'x' })

/** As Next responds to what it cannot render. */
const fail = (response: http.ServerResponse) => {
  response.statusCode = 500
  response.setHeader('Content-Length', 'Internal Server Error'.length)
  response.end('Internal Server Error')
}

describe('a failing form', () => {
  it('because of its input gets 400', async () => {
    answer = async (_, response) => {
      await delay(1)
      noteRequestError(new Error('Unexpected end of form'))
      fail(response)
    }
    const answered = await post()
    expect([answered.status, await answered.text()]).toEqual([400, 'This request could not be read.'])
  })

  it('because of its input gets 400 even if reported late', async () => {
    answer = async (_, response) => {
      response.writeHead(500, { 'Content-Type': 'text/x-component' })
      response.write('0:{}\n')
      await delay(1)
      noteRequestError(new UnreadableForm())
      response.end('1:E{}\n')
    }
    const answered = await post()
    expect([answered.status, answered.headers.get('content-type')]).toEqual([400, 'text/x-component'])
    expect(await answered.text()).toBe('0:{}\n1:E{}\n')
  })

  const HTML = { accept: 'text/html,*/*' }
  const postFrom = (path: string, headers = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: 'x', headers: { ...HTML, ...headers } })
  const decline = (status: number, body: string) => {
    answer = (_, response) => {
      response.statusCode = status
      response.setHeader('Content-Type', 'text/plain')
      response.end(body)
    }
  }

  it('of a page from before the last release is told so in a page with the way back, in its language', async () => {
    decline(409, 'Server Action unavailable.')
    const answered = await postFrom('/contact?a=1')
    expect([answered.status, answered.headers.get('content-type')]).toEqual([409, 'text/html; charset=utf-8'])
    const html = await answered.text()
    expect(html).toContain('<h1>The site was renewed while this page was open</h1>')
    expect(html).toContain('href="/contact?a=1"')
    expect(await (await postFrom('/hi/contact')).text()).toContain('<html lang="hi">')
  })

  it('that cannot be read is told so in a page', async () => {
    const words = '<h1>This could not be read</h1>'
    decline(400, 'Invalid Server Action request.')
    expect(await (await postFrom('/login')).text()).toContain(words)
    answer = (_, response) => {
      noteRequestError(new Error('Invalid Server Actions request.'))
      fail(response)
    }
    const answered = await postFrom('/login')
    expect([answered.status, await answered.text()]).toEqual([400, expect.stringContaining(words)])
  })

  it('of a script, or answered with a page, is left alone', async () => {
    decline(409, 'Server Action unavailable.')
    expect(await (await postFrom('/login', { 'next-action': 'a' })).text()).toBe('Server Action unavailable.')
    expect(await (await post('/login')).text()).toBe('Server Action unavailable.')
    decline(400, '<p>Whole</p>')
    expect(await (await postFrom('/login')).text()).toBe('<p>Whole</p>')
  })

  it('because of our code stays 500', async () => {
    answer = (_, response) => {
      noteRequestError(new TypeError('x is undefined'))
      fail(response)
    }
    const answered = await post()
    expect([answered.status, await answered.text()]).toEqual([500, 'Internal Server Error'])
  })

  it('is not affected by another request’s input', async () => {
    const arrivals = new EventEmitter()
    const together = once(arrivals, 'all')
    let arrived = 0
    answer = async (request, response) => {
      if (request.url === '/bad') noteRequestError(new Error('Connection closed.'))
      arrived += 1
      if (arrived === 3) arrivals.emit('all')
      await together
      fail(response)
    }
    const answers = await Promise.all([post('/good'), post('/bad'), post('/good')])
    expect(answers.map(({ status }) => status)).toEqual([500, 400, 500])
  })

  it('is unchanged on success', async () => {
    answer = (_, response) => {
      noteRequestError(new UnreadableForm())
      response.writeHead(303, { Location: '/login' })
      response.end()
    }
    const answered = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', redirect: 'manual' })
    expect([answered.status, answered.headers.get('location')]).toEqual([303, '/login'])
  })
})
