import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { plainWordBreaches } from './plain-words.mjs'

const roots = []

afterEach(() => {
  for (const root of roots.splice(0)) fs.rmSync(root, { recursive: true })
})

/** Breaches of a project with only these texts. */
function breachesOf(text, file = 'messages.en.ts') {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'plain-words-'))
  roots.push(root)
  fs.mkdirSync(path.join(root, 'src'))
  fs.writeFileSync(path.join(root, 'src', file), `export const said = (name: string) => ${text}`)
  return plainWordBreaches(root)
}

const words = (count) => Array.from({ length: count }, () => 'word').join(' ')

test.each([
  ['a sentence of 23 words', `'Short. ${words(23)}.'`, 'takes 23 words'],
  ['a value in place of the last word', `\`${words(22)} \${name}.\``, 'takes 23 words'],
  ['a second name of an enquiry', "'Send an inquiry'", 'here it is enquiry'],
  ['the spelling of another country', "'Ask a counselor'", 'here it is counselling, counsellor'],
  ['our own word for a group', "'Which bands are shown'", 'together a group'],
  ['a date written by hand', "'Read on 3 March'", 'dayText()'],
])('finds %s', (_, text, complaint) => {
  expect(breachesOf(text)).toEqual([expect.stringContaining(complaint)])
})

test.each([
  ['22 words, dashes aside', `'${words(11)} – ${words(11)}.'`],
  ['two sentences of 22', `'${words(22)}. ${words(22)}?'`],
  ['two paragraphs', `'${words(22)}\\n\\n${words(22)}'`],
  ['what the specification quotes', "'Book Personal Counseling'"],
  ['the name of a field', "({ bands: 'Likely' })"],
])('lets %s be', (_, text) => {
  expect(breachesOf(text)).toEqual([])
})

test('reads the English texts alone', () => {
  expect(breachesOf("'Send an inquiry'", 'messages.hi.ts')).toEqual([])
})

test('reads the texts of the first content, those of the law apart', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'plain-words-'))
  roots.push(root)
  for (const folder of ['src', 'content']) fs.mkdirSync(path.join(root, folder))
  const long = `${words(23)}.`
  fs.writeFileSync(path.join(root, 'content/pages.yaml'), `about:\n  text: ${long}\nprivacy:\n  text: ${long}\n`)
  expect(plainWordBreaches(root)).toEqual([expect.stringContaining('content/pages.yaml:2 takes 23 words')])
})
