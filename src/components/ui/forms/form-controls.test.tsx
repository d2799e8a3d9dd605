import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { FormState } from '@/lib/errors/action-result'
import { FormControls, type FormField } from './form-controls'

const drawn = (field: FormField, state: Partial<FormState> = {}) =>
  renderToStaticMarkup(<FormControls fields={[field]} state={{ status: 'error', ...state }} />)

it('leaves a box unticked that was ticked when the form was opened', () => {
  const box: FormField = { name: 'isConfidential', type: 'checkbox', label: 'Confidential', value: 'on' }
  expect(drawn(box)).toContain('checked')
  expect(drawn(box, { values: { title: '' } })).not.toContain('checked')
  expect(drawn(box, { values: { isConfidential: 'on' } })).toContain('checked')
})

it('shows the error of a choice, which its fieldset names', () => {
  const kind: FormField = { name: 'kind', type: 'choice', label: 'I am', options: [['doctor', 'A doctor']] }
  const markup = drawn(kind, { fieldErrors: { kind: 'Choose one of the list.' } })
  expect(markup).toMatch(/<fieldset id="kind"[^>]* aria-describedby="kind-error"/)
  expect(markup).toMatch(/id="kind-error">.*Choose one of the list\./)
})

it('asks for a chosen file again where there is no script to keep it, and not when the file itself is rejected', () => {
  const again = 'Choose the file again.'
  const file = { accept: 'image/png', max: 10, tooLarge: 'Too large.', again }
  const photo: FormField = { name: 'photo', type: 'file', label: 'Photo', file }
  const values = { photoWasChosen: 'on' }
  expect(drawn(photo, { values: {} })).not.toContain(again)
  expect(drawn(photo, { values })).toContain(`<noscript>${again}</noscript>`)
  expect(drawn(photo, { values, fieldErrors: { photo: 'Too large.' } })).not.toContain(again)
})
