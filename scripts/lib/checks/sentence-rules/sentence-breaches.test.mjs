import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { sentenceBreaches } from './sentence-breaches.mjs'

const roots = []

afterEach(() => {
  for (const root of roots.splice(0)) fs.rmSync(root, { recursive: true })
})

/** Breaches of a project with only this file. */
function breachesOf(file, text) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'sentence-rules-'))
  roots.push(root)
  fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
  return sentenceBreaches(root)
}

const component = 'src/features/jobs/components/card.tsx'
const queries = 'src/features/jobs/queries.ts'
const messages = 'src/features/jobs/messages.ts'

test.each([
  ['a plural in messages', messages, 'export const found = (n: number) => n + (n === 1 ? " job" : " jobs")'],
  ['a plural of an ending', messages, 'export const found = (n: number) => "job" + (n === 1 ? "" : "s")'],
  ['a plural the other way round', queries, 'export const found = (n: number) => (1 !== n ? `many jobs` : "one")'],
  ['a plural of the studio', 'src/cms/admin/messages.ts', 'export const sent = (n: number) => (n === 1 ? "Sent" : n)'],
  ['a list of words', component, 'export const List = ({ of }: { of: string[] }) => <p>{of.join(", ")}</p>'],
  ['a list with a word', queries, 'export const list = (of: string[]) => of.join(" and ")'],
  ['small letters', component, 'export const Kind = ({ kind }: { kind: string }) => <p>{kind.toLowerCase()}</p>'],
  ['capitals of a view', 'src/features/jobs/card-view.ts', 'export const of = (s: string) => s[0]?.toUpperCase()'],
  ['text of an element', component, 'export const Optional = () => <span>(optional)</span>'],
  ['a spoken attribute', component, 'export const Way = () => <nav aria-label="Breadcrumb" />'],
  ['a word by default', component, 'export const Close = ({ label = "Close" }) => <b>{label}</b>'],
  ['a sentence', queries, 'export const age = (days: number) => (days > 0 ? `Posted long ago` : "Posted today")'],
])('finds %s', (_, file, text) => {
  expect(breachesOf(file, text)).not.toEqual([])
})

test.each([
  [
    'words in messages',
    messages,
    'export const jobMessages = { today: "Posted today", all: (of: string[]) => of.join(", ") }',
  ],
  ['the sentences of a language', 'src/features/guidance/reasons.en.ts', 'export const open = () => "An open choice"'],
  ['one thing that is not said', component, 'export const heights = (n: number) => (n === 1 ? 78 : 58)'],
  ['class names', component, 'export const Box = () => <p className={["Big box", "Small box"].join(" ")}>{"·"}</p>'],
  ['small letters to compare by', queries, 'export const same = (a: string, b: string) => a.toLowerCase() === b'],
  [
    'errors and the log',
    queries,
    'export const no = () => { console.warn("Nothing was read"); throw new Error("Not there") }',
  ],
  ['names', queries, 'export const places = ["Jammu and Kashmir", "West Bengal"]'],
  ['SQL', queries, 'export const all = (sql: (s: TemplateStringsArray) => string) => sql`Select everything`'],
  ['the studio', 'src/features/jobs/admin/desk.tsx', 'export const Desk = () => <p>All vacancies of this site</p>'],
  ['tests', 'src/features/jobs/card.test.tsx', 'export const Card = () => <p>{["a", "b"].join(", ")}</p>'],
])('lets %s be', (_, file, text) => {
  expect(breachesOf(file, text)).toEqual([])
})
