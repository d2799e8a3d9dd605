import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../scripts/lib/processes/ports.mjs'
import { type FaultSite, faultSite } from './fault-site'

const isInstalled = spawnSync('redis-server', ['--version']).status === 0
if (!isInstalled) console.log('Skipped: there is no redis-server here.')

describe.skipIf(!isInstalled)('Redis', () => {
  let site: FaultSite
  let redis: ChildProcess
  let port = 0

  const startRedis = () => spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1'])
  const signIn = (email: string) =>
    site.ask('POST', '/api/users/login', { body: { email, password: 'not the password' } })

  beforeAll(async () => {
    port = await freePort()
    redis = startRedis()
    site = await faultSite({ REDIS_URL: `redis://127.0.0.1:${port}` })
  })
  afterAll(async () => {
    redis?.kill('SIGKILL')
    await site?.end()
  })

  it('counts on in PostgreSQL when it is gone, and neither lets anybody in nor keeps anybody waiting', async () => {
    const [person] = await site.applicants(1)
    const counted = async () => Number((await site.query('select count(*)::int as n from rate_limits'))[0]?.n)
    await signIn('nobody@example.test')
    const before = await counted()
    redis.kill('SIGKILL')
    const answers = []
    for (let attempt = 0; attempt < 30; attempt++) answers.push(await signIn('nobody@example.test'))
    console.log(`slowest sign-in without Redis: ${Math.max(...answers.map(({ milliseconds }) => milliseconds))} ms`)
    expect(answers.filter(({ status }) => status === 0 || status >= 500)).toEqual([])
    expect(answers.at(-1)?.status).toBe(429)
    expect(Math.max(...answers.map(({ milliseconds }) => milliseconds))).toBeLessThan(10_000)
    expect(await counted()).toBeGreaterThan(before)
    expect((await site.ask('GET', '/api/me', { token: person?.token })).status).toBe(200)
    expect((await site.ask('GET', '/')).status).toBe(200)

    redis = startRedis()
    const [another] = await site.applicants(1)
    expect(another?.token).toBeTruthy()
  })
})
