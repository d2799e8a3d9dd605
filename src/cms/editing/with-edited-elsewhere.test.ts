import { expect, it } from 'vitest'
import { withoutOwnDialog } from './with-edited-elsewhere'

it('suppresses Payload’s dialog and leaves other calls unchanged', () => {
  const typed = { name: 'form-state', args: { id: '1', checkForStaleData: true } }
  expect(withoutOwnDialog(typed)).toEqual({ name: 'form-state', args: { id: '1', checkForStaleData: false } })
  const other = { name: 'render-list', args: { checkForStaleData: true } }
  expect(withoutOwnDialog(other)).toEqual(other)
})
