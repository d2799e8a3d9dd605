import { expect, it } from 'vitest'
import { isHomePage } from './sources'

it.each([
  ['https://mcc.nic.in', true],
  ['https://mcc.nic.in/', true],
  ['https://www.example.org/index.html', true],
  ['https://www.nmc.org.in/seats/2024-25.pdf', false],
  ['https://www.example.org/?document=7', false],
])('distinguishes a home page from a document: %s', (address, expected) => {
  expect(isHomePage(address)).toBe(expected)
})
