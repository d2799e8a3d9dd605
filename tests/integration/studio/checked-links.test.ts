import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkLinks } from '@/cms/links/check-links-task'
import { testPayload } from '../../setup/payload'
import { unique } from '../access/access-fixtures'

const HERE = '127.0.0.1'
const DAY = 24 * 60 * 60 * 1000
const FETCHING = {
  userAgent: 'LinkCheck/1.0 (+https://www.example.org)',
  timeout: 20_000,
  deadline: 20_000,
  allowedPrivate: [HERE],
}

let payload: Payload
let req: PayloadRequest
let server: http.Server
let isBroken = false
let other: http.Server

const listening = (answer: http.RequestListener) =>
  new Promise<http.Server>((resolve) => {
    const made = http.createServer(answer).listen(0, HERE, () => resolve(made))
  })
const addressOf = (of: http.Server) => `http://${HERE}:${(of.address() as AddressInfo).port}/counselling`

beforeAll(async () => {
  payload = await testPayload()
  req = await createLocalReq({}, payload)
  server = await listening((_request, response) => response.writeHead(isBroken ? 503 : 200).end())
  other = await listening((_request, response) => response.writeHead(200).end())
})
afterAll(() => {
  server.close()
  other.close()
})

const region = (website: string) =>
  payload.create({
    collection: 'regions',
    data: { name: unique('Region'), kind: 'State', country: 'India', counselling: { website } },
    overrideAccess: true,
  })

const found = async (address: string) => {
  const where = { address: { equals: address } }
  return (await payload.find({ collection: 'checked-links', where, overrideAccess: true })).docs[0]
}

it('asks each official link once a week, calls it dead after two failures a day apart, and forgets what nobody names', async () => {
  const [link, steady] = [addressOf(server), addressOf(other)]
  const { id, name } = await region(link)
  await region(link)
  await region(steady)
  const start = Date.now()
  const after = (days: number) => checkLinks(req, FETCHING, new Date(start + days * DAY))

  expect(await after(0)).toBe(2)
  expect(await found(link)).toMatchObject({ outcome: 'alive', status: 200, problem: null, finalAddress: link })
  expect((await found(link))?.usedIn).toEqual(
    expect.arrayContaining([expect.objectContaining({ of: 'regions', record: id, title: name })]),
  )
  expect(await after(1)).toBe(0)

  isBroken = true
  expect(await after(7)).toBe(2)
  expect(await found(link)).toMatchObject({ outcome: 'failing', problem: 'server-error', failures: 1 })
  expect(await after(7.5)).toBe(0)
  expect(await after(8)).toBe(1)
  expect(await found(link)).toMatchObject({ outcome: 'dead', status: 503, failures: 2 })

  isBroken = false
  await after(15)
  expect(await found(link)).toMatchObject({ outcome: 'alive', failures: 0 })

  await payload.delete({
    collection: 'regions',
    where: { 'counselling.website': { equals: link } },
    overrideAccess: true,
  })
  await after(15)
  expect(await found(link)).toBeUndefined()
})

it('never asks an address of a private network that a record names', async () => {
  await payload.delete({ collection: 'regions', where: {}, overrideAccess: true })
  await region('http://127.0.0.1:1/')
  await checkLinks(req, { ...FETCHING, allowedPrivate: [] })
  expect(await found('http://127.0.0.1:1/')).toMatchObject({ outcome: 'failing', problem: 'not-a-web-address' })
  await region('http://169.254.169.254/latest/meta-data')
  await checkLinks(req, { ...FETCHING, allowedPrivate: [] })
  expect(await found('http://169.254.169.254/latest/meta-data')).toMatchObject({ problem: 'private-address' })
})
