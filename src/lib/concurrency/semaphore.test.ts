import { expect, it } from 'vitest'
import { Semaphore } from './semaphore'

it('grants a limited number of permits in order', async () => {
  const slots = new Semaphore(2)
  const first = await slots.take()
  await slots.take()
  const order: string[] = []
  const third = slots.take().then(() => order.push('third'))
  void slots.take().then(() => order.push('fourth'))
  await Promise.resolve()
  expect(order).toEqual([])
  first()
  // Releasing the same one again frees nothing.
  first()
  await third
  await new Promise((resolve) => setImmediate(resolve))
  expect(order).toEqual(['third'])
})
