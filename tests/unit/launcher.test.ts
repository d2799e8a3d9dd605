import { type SpawnOptions, spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'launcher-'))
const takenPort = net.createServer()
let freePort = ''

const listen = (server: net.Server) =>
  new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })

beforeAll(async () => {
  await listen(takenPort)
  const passing = net.createServer()
  await listen(passing)
  freePort = portOf(passing)
  await new Promise((resolve) => passing.close(resolve))
})
afterAll(async () => {
  await new Promise((resolve) => takenPort.close(resolve))
  fs.rmSync(folder, { recursive: true, force: true })
})

const portOf = (server: net.Server) => String((server.address() as net.AddressInfo).port)

/** Runs `npm start` without npm and resolves to its exit code and everything it said. */
function start(settings: Record<string, string>, options: SpawnOptions = {}) {
  const { DATABASE_URL, SITE_URL, ...inherited } = process.env
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...inherited, DATA_DIR: path.join(folder, 'data'), PORT: freePort, ...settings },
    ...options,
  })
  let said = ''
  child.stdout?.on('data', (chunk) => {
    said += chunk
  })
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, said: said.trim() }))
  })
  return { child, ended, said: () => said }
}

describe('a start that cannot work says why in one sentence and leaves nothing behind', { timeout: 120_000 }, () => {
  test.each([
    ['a port that is none', { PORT: 'http' }, 'PORT is "http": set it to a whole number'],
    ['a site address that is none', { SITE_URL: 'example' }, 'SITE_URL is not a usable address'],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/site' },
      'nothing listens at 127.0.0.1:1; start that PostgreSQL',
    ],
    ['a host that is none', { HOST: '203.0.113.9' }, 'HOST is "203.0.113.9", which is no address of this machine'],
    ['half an administrator', { ADMIN_EMAIL: 'a@example.org' }, 'ADMIN_EMAIL and ADMIN_PASSWORD belong together'],
    ['a setting only the application knows', { TEAM_INBOX: 'nobody' }, 'Bad setting: TEAM_INBOX'],
    ['a data folder that cannot be', { DATA_DIR: '/dev/null/data' }, 'cannot be written'],
  ])('%s', async (_, settings, sentence) => {
    const { code, said } = await start(settings).ended
    expect(said).toContain(sentence)
    expect(said.split('\n')).toHaveLength(1)
    expect(said).not.toContain('secret')
    expect(code).toBe(1)
    expect(fs.existsSync(path.join(folder, 'data', 'running.json'))).toBe(false)
  })

  test('a port that another program holds', async () => {
    const { code, said } = await start({ PORT: portOf(takenPort) }).ended
    expect(said).toContain(`Port ${portOf(takenPort)} is taken by another program`)
    expect(code).toBe(1)
  })
})

test('a second start beside the first is refused, and a killed one is recovered from', async () => {
  // A database address that accepts and never answers keeps the first start waiting, for as long as the test needs.
  const silent = net.createServer()
  await listen(silent)
  const settings = {
    DATA_DIR: path.join(folder, 'two'),
    DATABASE_URL: `postgres://me:secret@127.0.0.1:${portOf(silent)}/site`,
  }
  const note = path.join(folder, 'two', 'running.json')
  const first = start(settings)
  let isOver = false
  first.ended.then(() => {
    isOver = true
  })
  while (!fs.existsSync(note) && !isOver) await delay(20)
  first.child.kill('SIGSTOP')

  const second = await start(settings).ended
  expect(second.said).toContain('`npm start` is already running here')
  expect(second.code).toBe(1)

  first.child.kill('SIGKILL')
  await first.ended
  const third = start({ ...settings, DATABASE_URL: 'postgres://me@127.0.0.1:1/site' })
  expect((await third.ended).said).toContain('nothing listens at 127.0.0.1:1')
  silent.close()
}, 120_000)
