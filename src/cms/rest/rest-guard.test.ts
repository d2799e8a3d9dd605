import { expect, it } from 'vitest'
import { isReadableQuery } from './rest-guard'

const read = (query: string) => isReadableQuery(new URLSearchParams(query), true)

it.each([
  '',
  'limit=10&page=2&depth=1&sort=-postedAt',
  'where[status][equals]=Active',
  'where[and][0][or][1][title][like]=x&where[and][1][id][in][]=a&where[and][1][id][in][1]=b',
  'where[id][in]=a,b',
  'where[user.email][contains]=all',
  'select[title]=true&populate[users][email]=true&joins=false',
  'where=',
  'data={"title":"a"}',
  'data=',
])('accepts %s', (query) => {
  expect(read(query)).toBe(true)
})

it.each([
  'where[id][near]=1,2,3',
  'where[title][all]=a',
  'where[title][all][]=a',
  'where[and][0][place][within]=1',
  'where[place][intersects][type]=1',
  'data="a"',
  'data=[]',
  'data=null',
  'data={',
  Array.from({ length: 41 }, (_, index) => `where[or][${index}][title][like]=x`).join('&'),
])('rejects %s', (query) => {
  expect(read(query)).toBe(false)
})

it('ignores `data` on lists', () => {
  expect(isReadableQuery(new URLSearchParams('data="a"'), false)).toBe(true)
})
