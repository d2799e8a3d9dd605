import { expect, it } from 'vitest'
import { LANGUAGE_PREFIXES } from './language-prefixes.mjs'
import { pageRewrites } from './page-paths.mjs'
import { publicPath } from './public-path.mjs'

it.each([
  ['/guidance/mbbs/tamil-nadu', '/mbbs-in-tamil-nadu'],
  ['/guidance/law-in-atlantis', '/law-in-atlantis'],
  ['/courses/nursing', '/bsc-nursing-courses'],
  ['/admission/prefilled', '/admission'],
  ['/missing-screens/college', '/'],
  ['/colleges/aiims-new-delhi', '/colleges/aiims-new-delhi'],
  ['/', '/'],
])('maps %s to %s', (folder, address) => expect(publicPath(folder)).toBe(address))

it('covers every rewritten course', () => {
  const led = pageRewrites({ en: LANGUAGE_PREFIXES.en }).filter(({ destination }) => destination.includes('/courses/'))
  expect(led.map(({ destination }) => publicPath(destination.replace('/en', '')))).toEqual(
    led.map(({ source }) => source),
  )
})
