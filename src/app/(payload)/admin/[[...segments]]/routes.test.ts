import { expect, it } from 'vitest'
import { editorOf, isNoScreen, wayOut } from './routes'

it.each(['__proto__', 'constructor', 'toString'])('%s is no screen, though every object has it', (name) => {
  expect(isNoScreen([name])).toBe(true)
  expect(wayOut([name])).toBeUndefined()
  expect(editorOf(['collections', name, 'create'])).toBeUndefined()
})

it('takes a screen for a screen', () => {
  expect([isNoScreen([]), isNoScreen(['collections', '__proto__'])]).toEqual([false, false])
})
