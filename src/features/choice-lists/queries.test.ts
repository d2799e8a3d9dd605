import { expect, it } from 'vitest'
import { recordNamedBy } from '@/lib/request/signed-link'
import { linkOf, opens } from './queries'

const NOW = new Date('2026-11-25T12:00:00Z')
const ROW = {
  id: '6c0f4c9a-5a4e-4f7e-9f0e-0d8d6a4b1c11',
  shareKey: 'one',
  sharedUntil: '2026-11-26T12:00:00Z',
}
const link = linkOf('secret', ROW, NOW) ?? ''

it('opens its list', () => {
  expect(recordNamedBy(link)).toBe(ROW.id)
  expect(opens('secret', link, ROW, NOW)).toBe(true)
})

it.each([
  ['another key, after the link was ended and made anew', link, { ...ROW, shareKey: 'two' }, NOW],
  ['no key', link, { ...ROW, shareKey: null }, NOW],
  ['its last day over', link, ROW, new Date(ROW.sharedUntil)],
  ['another list', link.replace('6c0f', '6c0e'), { ...ROW, id: ROW.id.replace('6c0f', '6c0e') }, NOW],
  ['a letter more', `${link}a`, ROW, NOW],
  ['no signature', ROW.id, ROW, NOW],
])('rejects %s', (_, asked, row, now) => {
  expect(opens('secret', asked, row, now)).toBe(false)
})

it('is signed with the site’s secret', () => {
  expect(opens('another secret', link, ROW, NOW)).toBe(false)
})

it.each([[undefined], [''], ['no id.abc'], [`${ROW.id}${'x'.repeat(300)}`]])(
  'rejects a malformed link: %s',
  (asked) => {
    expect(recordNamedBy(asked)).toBeNull()
  },
)
