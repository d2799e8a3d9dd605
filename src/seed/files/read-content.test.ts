import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readMessages, readTable } from './read-content'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'content-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const root = () => pathToFileURL(`${folder}/`)
function written(name: string, text: string): string {
  writeFileSync(path.join(folder, name), text)
  return name
}

describe('readTable', () => {
  const row = z.object({ name: z.string(), seats: z.coerce.number().int().optional(), note: z.string().optional() })
  const read = (text: string) => readTable(written('table.csv', text), row, root())

  it('trims cells and treats empty ones as absent', () => {
    expect(read('\uFEFFname, seats ,note\n Goa ,200,"two\nlines"\n"Port, Blair",,\n')).toEqual([
      { name: 'Goa', seats: 200, note: 'two\nlines' },
      { name: 'Port, Blair' },
    ])
  })

  it.each([
    ['name,seats\n"Goa\nBambolim",200\nBihar,many\n', 'content/table.csv, line 4, column "seats": "many" is refused'],
    ['name,seats\nGoa,1\n,2\n', 'content/table.csv, line 3, column "name": the cell is empty'],
    ['name,sets\nGoa,200\n', 'content/table.csv, line 1, column "sets": no such column is known.'],
    ['name,seats,name\nGoa,200,Goa\n', 'content/table.csv, line 1, column "name": the column stands here twice.'],
    ['name,seats\nGoa,200\nBihar,1,2\n', 'content/table.csv, line 3'],
  ])('locates the error in %j', (text, message) => {
    expect(() => read(text)).toThrow(message)
  })
})

describe('readMessages', () => {
  const schema = z.array(z.strictObject({ name: z.string(), steps: z.array(z.string()).optional() }))
  const read = (text: string) => readMessages(written('texts.yaml', text), schema, root())

  it('reads texts', () => {
    expect(read('- name: Goa\n  steps:\n    - one\n')).toEqual([{ name: 'Goa', steps: ['one'] }])
  })

  it.each([
    ['- name: Goa\n- name: Bihar\n  steps:\n    - one\n    - 2\n', 'content/texts.yaml, line 5, column 7: 1.steps.1'],
    ['- name: Goa\n- steps: []\n', 'content/texts.yaml, line 2, column 3: 1.name'],
    ['- name: Goa\n  nam: Bihar\n', 'content/texts.yaml, line 1, column 3: 0'],
    ['- name: "Goa\n', 'content/texts.yaml, line 2, column 1: Missing closing'],
  ])('locates the error in %j', (text, message) => {
    expect(() => read(text)).toThrow(message)
  })
})
