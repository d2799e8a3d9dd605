import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { listWords } from './list-words-queries'

/** A database that counts its queries, and responds or fails as told. */
function listOf(answer: () => string[]) {
  const list = { stamp: 'first', asked: 0 }
  const database = {
    execute: async () => {
      list.asked++
      return { rows: answer().map((word) => ({ word })) }
    },
  }
  const words = listWords(
    async () => database as unknown as Awaited<ReturnType<Parameters<typeof listWords>[0]>>,
    () => sql`from list where true`,
    async () => list,
  )
  return { list, words }
}

it('remembers the words of a list until it changes', async () => {
  const known = ['aiims', 'delhi']
  const { list, words } = listOf(() => [...known])
  expect(await words.all()).toEqual(['aiims', 'delhi'])
  expect([...(await words.bySound()).values()].flat()).toEqual(['aiims', 'delhi'])
  expect(list.asked).toBe(1)
  known.push('gaya')
  list.stamp = 'second'
  expect(await words.all()).toEqual(['aiims', 'delhi', 'gaya'])
  expect(list.asked).toBe(2)
})

it('asks again where the database did not answer', async () => {
  let isDown = true
  const { words } = listOf(() => {
    if (isDown) throw new Error('gone')
    return ['aiims']
  })
  await expect(words.all()).rejects.toThrow('gone')
  isDown = false
  expect(await words.all()).toEqual(['aiims'])
})
