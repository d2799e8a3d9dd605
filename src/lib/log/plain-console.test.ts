import { afterEach, beforeEach, expect, it } from 'vitest'
import { loggedError } from './logged-error'
import { escapeConsole } from './plain-console'

const HOSTILE = 'cv\n2026-01-01 ERROR broken in\r\x1b[2J\x1b[31mred\u009b31m\u2028\u202egpj.exe'
let written: string[] = []
const originals = { ...console }

beforeEach(() => {
  written = []
  console.warn = (...values: unknown[]) => void written.push(values.join(' '))
  console.error = console.warn
  escapeConsole()
})
afterEach(() => void Object.assign(console, originals))

it('escapes a hostile name on one line', () => {
  console.warn('No such file:', HOSTILE)
  expect(written).toEqual([
    'No such file: cv\\x0a2026-01-01 ERROR broken in\\x0d\\x1b[2J\\x1b[31mred\\x9b31m\\u2028\\u202egpj.exe',
  ])
})

it('logs an error’s stack without personal data', () => {
  const cause = Object.assign(new Error('Key (email)\n    at nobody (of.us:1:1)'), { code: '23505' })
  console.error(new Error('Failed query: select $1\nparams: asha@example.org', { cause }))
  const lines = written.join('').split('\n')
  expect(lines[0]).toBe('Error: Failed query: select $1')
  expect(lines.slice(1).every((line) => /^\s+at |^Error 23505: Key \(email\)\\x0a {4}at nobody/.test(line))).toBe(true)
  expect(written.join('')).not.toContain('asha')
})

it('does not take message lines for stack frames', () => {
  expect(JSON.stringify(loggedError(new Error('x\n    at secret (y:1:1)')))).not.toMatch(/\\n\s+at secret/)
})
