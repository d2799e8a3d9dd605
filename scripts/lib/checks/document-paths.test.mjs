import { expect, test } from 'vitest'
import { allMissingPaths, missingPaths } from './document-paths.mjs'

const PATHS = [
  'README.md',
  'docs',
  'docs/personal-data.md',
  'src',
  'src/cms',
  'src/cms/mail',
  'src/cms/mail/queue-mail.tsx',
  'src/cms/mail/mail-queries.ts',
]

const found = (line, file = 'docs/personal-data.md') => missingPaths(file, line, PATHS)

test.each([
  'Mails wait in `src/cms/mail/queue.tsx`.',
  'Mails wait in `cms/mails`, all of them.',
  'Mails wait in `src/cms/mails/`.',
  'See `queue.tsx`.',
  'Statements stand in `*-rule.ts`.',
  'See [the rules](RULES.md).',
  'See [the rules](../docs/RULES.md#first).',
])('names what is not there: %s', (line) => {
  expect(found(line)).toHaveLength(1)
})

test.each([
  'Mails wait in `src/cms/mail/queue-mail.tsx`, `cms/mail/`, `mail/queue-mail.tsx` and `queue-mail.tsx`.',
  'Statements stand in `*-queries.ts`.',
  'A feature has `features/<feature>/messages.ts`.',
  'The page `/jobs/in/{place}` is of the type `text/html`; `npm run check` and `SITE_URL=x` are commands.',
  'The secrets lie in `DATA_DIR/secrets.json`.',
  'See [the start](../README.md#first), [the web](https://example.org/x.md) and [a page](/about).',
])('leaves alone: %s', (line) => {
  expect(found(line)).toEqual([])
})

test('says where', () => {
  expect(found('One.\nSee `queue.tsx`.', 'README.md')).toEqual(['README.md:2 names queue.tsx, which is not there'])
})

test('the documents of this repository name what is there', () => {
  expect(allMissingPaths()).toEqual([])
})
