import { expect, it } from 'vitest'
import { OWN_LISTING } from '@/cms/sources/figure-view'
import { figureText, isHomePage } from './sources'

it.each([
  ['https://mcc.nic.in', true],
  ['https://mcc.nic.in/', true],
  ['https://www.example.org/index.html', true],
  ['https://www.nmc.org.in/seats/2024-25.pdf', false],
  ['https://www.example.org/?document=7', false],
])('distinguishes a home page from a document: %s', (address, expected) => {
  expect(isHomePage(address)).toBe(expected)
})

it('says in a file, which has no marks, what is not official', () => {
  const official = { ...OWN_LISTING, standing: 'official', year: '2025' } as const
  expect(figureText('en', '₹45,000', OWN_LISTING)).toBe('₹45,000 (our listing, not verified)')
  expect(figureText('hi', '₹45,000', OWN_LISTING)).toBe('₹45,000 (हमारी सूची से, पुष्टि नहीं हुई)')
  expect([figureText('en', '₹45,000', official), figureText('en', null, OWN_LISTING)]).toEqual(['₹45,000', null])
})
