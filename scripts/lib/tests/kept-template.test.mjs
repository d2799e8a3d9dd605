import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropTemplate, keepTemplate, takeTemplate } from './kept-template.mjs'

const FILES = 80
let base
let places

beforeEach(() => {
  base = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-template-'))
  fs.chmodSync(base, 0o755)
  places = { home: path.join(base, 'home'), migrations: path.join(base, 'migrations') }
  fs.mkdirSync(places.migrations)
  migration('first')
})
afterEach(() => {
  vi.restoreAllMocks()
  fs.rmSync(base, { recursive: true, force: true })
})

const migration = (name) => fs.writeFileSync(path.join(places.migrations, `${name}.ts`), name)
const postgresIn = (folder) => path.join(folder, 'postgres')
const kept = () => fs.readdirSync(places.home)
const newFolder = () => fs.mkdtempSync(path.join(base, 'run-'))

/** A folder as a stopped PostgreSQL leaves it, with the same number of files. */
function stopped(content) {
  const folder = newFolder()
  fs.chmodSync(folder, 0o755)
  fs.mkdirSync(path.join(postgresIn(folder), 'base'), { recursive: true })
  for (let file = 0; file < FILES; file++) fs.writeFileSync(path.join(postgresIn(folder), 'base', `${file}`), content)
  return folder
}

const contentsOf = (folder) => {
  const files = fs.readdirSync(path.join(postgresIn(folder), 'base'))
  return [
    files.length,
    ...new Set(files.map((file) => fs.readFileSync(path.join(postgresIn(folder), 'base', file), 'utf8'))),
  ]
}

it('serves the runs after, whose changes stay their own', () => {
  const first = newFolder()
  expect(takeTemplate(first, places)).toBe(false)
  expect(fs.existsSync(postgresIn(first))).toBe(false)
  keepTemplate(stopped('of the first run'), places)
  const [second, third] = [newFolder(), newFolder()]
  expect(takeTemplate(second, places)).toBe(true)
  fs.writeFileSync(path.join(postgresIn(second), 'base', '0'), 'changed by a test')
  expect(takeTemplate(third, places)).toBe(true)
  expect(contentsOf(third)).toEqual([FILES, 'of the first run'])
  expect(fs.statSync(postgresIn(third)).mode & 0o777).toBe(0o700)
})

it('is not that of other migrations, and the old one goes away', () => {
  keepTemplate(stopped('one migration'), places)
  const [old] = kept()
  migration('second')
  expect(takeTemplate(newFolder(), places)).toBe(false)
  keepTemplate(stopped('two migrations'), places)
  expect(kept()).toHaveLength(1)
  expect(kept()).not.toContain(old)
})

it('is forgotten when it does not serve', () => {
  keepTemplate(stopped('broken'), places)
  dropTemplate(places)
  dropTemplate(places)
  expect(takeTemplate(newFolder(), places)).toBe(false)
})

it('loses what a killed run left half done, and leaves what a living one is doing', () => {
  fs.mkdirSync(path.join(places.home, `.draft-${2 ** 22 + 1}-left`), { recursive: true })
  fs.mkdirSync(path.join(places.home, `.draft-${process.pid}-going-on`))
  keepTemplate(stopped('whole'), places)
  expect(kept().filter((name) => name.startsWith('.'))).toEqual([`.draft-${process.pid}-going-on`])
})

it('is not taken when it was cleared away while it was copied', () => {
  keepTemplate(stopped('whole'), places)
  const copy = fs.cpSync
  vi.spyOn(fs, 'cpSync').mockImplementationOnce((...args) => {
    copy(...args)
    fs.rmSync(path.join(args[1], 'base'), { recursive: true })
    dropTemplate(places)
  })
  const folder = newFolder()
  expect(takeTemplate(folder, places)).toBe(false)
  expect(fs.existsSync(postgresIn(folder))).toBe(false)
})

it('is whole or not there for runs that keep, drop and take it at the same moment', async () => {
  const script = path.join(base, 'run.mjs')
  const module = path.resolve(import.meta.dirname, 'kept-template.mjs')
  fs.writeFileSync(
    script,
    `import fs from 'node:fs'
     import { dropTemplate, keepTemplate, takeTemplate } from ${JSON.stringify(module)}
     const [places, source] = process.argv.slice(2).map((text) => JSON.parse(text))
     for (let round = 0; round < 8; round++) {
       const folder = source + '-' + process.pid + '-' + round
       fs.mkdirSync(folder)
       if (!takeTemplate(folder, places)) keepTemplate(source, places)
       else if (fs.readdirSync(folder + '/postgres/base').length !== ${FILES}) throw new Error('half a copy')
       if (round % 3 === 0) dropTemplate(places)
     }`,
  )
  const source = stopped('whole')
  const run = () =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, [script, JSON.stringify(places), JSON.stringify(source)])
      let said = ''
      child.stderr.on('data', (chunk) => {
        said += chunk
      })
      child.on('close', (code) => resolve({ code, said }))
    })
  expect(await Promise.all([run(), run(), run()])).toEqual(Array(3).fill({ code: 0, said: '' }))
}, 60_000)
