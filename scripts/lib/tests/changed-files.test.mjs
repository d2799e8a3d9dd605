import childProcess from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { changedFiles } from './changed-files.mjs'

let root
const git = (...args) =>
  childProcess.execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: root })
const write = (name, text = name) => fs.writeFileSync(path.join(root, name), text)
const commit = (...names) => {
  for (const name of names) write(name)
  git('add', '-A')
  git('commit', '-qm', 'A step')
}

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'changed-files-'))
  git('init', '-q', '-b', 'main')
  commit('first', 'kept')
  commit('second')
})
afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

it('is what a branch has done since it left main, committed or not', () => {
  git('checkout', '-q', '-b', 'work')
  commit('third')
  write('kept', 'changed')
  write('a new one with ümlaut')
  expect(changedFiles(root)).toEqual({ since: 'main', files: ['a new one with ümlaut', 'kept', 'third'] })
})

it('is on main what is not committed, else the last commit', () => {
  expect(changedFiles(root)).toEqual({ since: 'the commit before the last', files: ['second'] })
  write('kept', 'changed')
  expect(changedFiles(root)).toEqual({ since: 'the last commit', files: ['kept'] })
})

it('cannot be told where there is no clone', () => {
  fs.rmSync(path.join(root, '.git'), { recursive: true })
  expect(() => changedFiles(root)).toThrow('no clone')
})
