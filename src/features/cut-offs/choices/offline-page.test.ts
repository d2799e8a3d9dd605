import { expect, it } from 'vitest'
import { offlinePage } from './offline-page'

const page = offlinePage({
  language: 'en',
  title: 'My choice list: <MCC>',
  lead: ['As of 25 Nov 2026.'],
  parts: [
    { title: 'The list', isNumbered: true, entries: [{ head: 'A & B', lines: ['<script>alert(1)</script>', null] }] },
    { title: 'Rules', entries: [] },
  ],
  online: { text: 'Open', url: 'https://site.example/my-list?a=1&b="2"' },
})

it('is self-contained and escapes texts', () => {
  expect(page).toContain('<h1>My choice list: &lt;MCC&gt;</h1>')
  expect(page).toContain('<ol><li><h3>A &amp; B</h3><p>&lt;script&gt;alert(1)&lt;/script&gt;</p></li></ol>')
  expect(page).toContain('href="https://site.example/my-list?a=1&amp;b=&quot;2&quot;"')
  expect(page).not.toMatch(/<script|<link|<img|src=|@import|url\(/)
  expect(page).not.toContain('Rules')
})
