import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { listWords } from './list-words-queries'

/** A database that counts queries for similar texts, and responds or fails as told. */
function listOf(answer: () => string[]) {
  const list = { stamp: 'first', asked: 0 }
  const transaction = {
    // The first statement sets the similarity threshold, the second queries.
    execute: async (statement: { queryChunks: unknown[] }) => {
      if (JSON.stringify(statement.queryChunks).includes('SET LOCAL')) return { rows: [] }
      list.asked++
      return { rows: answer().map((text) => ({ text })) }
    },
  }
  const database = { transaction: (work: (inside: typeof transaction) => unknown) => work(transaction) }
  const words = listWords(
    async () => database as unknown as Awaited<ReturnType<Parameters<typeof listWords>[0]>>,
    () => sql`from list where true`,
    async () => list,
  )
  return { list, words }
}

describe('the words of a list that look like one', () => {
  it('are remembered until the list changes', async () => {
    const texts = ['aiims delhi']
    const { list, words } = listOf(() => texts)
    expect(await words.similar('aims')).toEqual(['aiims', 'delhi'])
    await words.similar('aims')
    expect(list.asked).toBe(1)
    texts.push('aims gaya')
    list.stamp = 'second'
    expect(await words.similar('aims')).toEqual(['aiims', 'delhi', 'aims', 'gaya'])
    await words.similar('jipmar')
    expect(list.asked).toBe(3)
  })

  it('are none where comparing took too long, and the next who asks is given them', async () => {
    let isBusy = true
    const { words } = listOf(() => {
      if (isBusy) throw Object.assign(new Error('cancelled'), { code: '57014' })
      return ['aiims delhi']
    })
    expect(await words.similar('aims')).toEqual([])
    isBusy = false
    expect(await words.similar('aims')).toEqual(['aiims', 'delhi'])
  })
})
