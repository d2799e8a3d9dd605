import { expect, it } from 'vitest'
import { isReadableQuery } from './rest-query'

const read = (query: string) => isReadableQuery(new URLSearchParams(query))

it.each([
  '',
  'limit=10&page=2&depth=1&sort=-postedAt',
  'limit=abc',
  'where[status][equals]=Active',
  'where[and][0][or][1][title][like]=x&where[and][1][id][in][]=a&where[and][1][id][in][1]=b',
  'where[id][in]=a,b',
  'where[user.email][like]=x',
  'select[title]=true&populate[users][email]=true&joins=false',
  'where=',
])('takes %s', (query) => {
  expect(read(query)).toBe(true)
})

it.each([
  'where=abc',
  'where[id]=1',
  'where[or]=x',
  'where[or][][id][equals]=1',
  'where[and][0]=x',
  'where[id][near]=1,2,3',
  'where[id][equals][x]=1',
  'where[id][equals][]=1',
  'where[title][equals]=%00',
  `where${'[and][0]'.repeat(30)}[id][equals]=1`,
  'limit=99999999999999999999',
  'page=-1',
  'page=1e99',
  'limit[]=1&limit[]=2',
  'data=abc',
  Array.from({ length: 500 }, (_, index) => `x${index}=1`).join('&'),
])('refuses %s', (query) => {
  expect(read(query)).toBe(false)
})
