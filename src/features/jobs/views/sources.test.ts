import { expect, it } from 'vitest'
import { sourceOf } from './sources'

const ORIGIN = 'https://jobs.example.org'

it.each([
  ['', 'direct'],
  ['not an address', 'direct'],
  [`${ORIGIN}/`, 'home'],
  [`${ORIGIN}/jobs?department=Cardiology`, 'list'],
  [`${ORIGIN}/jobs/in/delhi`, 'list'],
  [`${ORIGIN}/jobs/senior-resident-delhi`, 'vacancy'],
  [`${ORIGIN}/hospitals/example`, 'hospital'],
  [`${ORIGIN}/dashboard/vacancies`, 'dashboard'],
  [`${ORIGIN}/mbbs-in-bihar`, 'guidance'],
  ['https://www.google.co.in/', 'search-engine'],
  ['https://google.example.net/', 'search-engine'],
  ['https://mygoogle-fake.example/', 'other-site'],
  ['https://www.linkedin.com/feed', 'other-site'],
])('%s is %s', (before, source) => {
  expect(sourceOf(before, ORIGIN)).toBe(source)
})
