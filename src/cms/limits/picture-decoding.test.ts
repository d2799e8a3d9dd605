import { expect, it } from 'vitest'
import { decodingInTurn } from './picture-decoding'

/** Work that goes on until it is let go. */
function held() {
  let letGo = () => undefined as undefined
  const gate = new Promise<void>((resolve) => {
    letGo = () => void resolve()
  })
  return { gate, letGo }
}

it('decodes two pictures concurrently, queues a few and rejects more', async () => {
  const { gate, letGo } = held()
  let [running, max] = [0, 0]
  const work = async () => {
    max = Math.max(max, ++running)
    await gate
    running--
  }
  const accepted = Array.from({ length: 6 }, () => decodingInTurn(work, 'in-transaction'))
  await expect(decodingInTurn(work, 'in-transaction')).rejects.toThrow('Too many attempts')
  const patient = Array.from({ length: 26 }, () => decodingInTurn(work, 'alone'))
  await expect(decodingInTurn(work, 'alone')).rejects.toThrow('Too many attempts')
  letGo()
  await Promise.all([...accepted, ...patient])
  expect(max).toBe(2)
})

it('releases the slot after a failure', async () => {
  const fail = () => decodingInTurn(() => Promise.reject(new Error('broken')), 'alone')
  for (let count = 0; count < 5; count++) await expect(fail()).rejects.toThrow('broken')
  await expect(decodingInTurn(async () => 'done', 'alone')).resolves.toBe('done')
})
