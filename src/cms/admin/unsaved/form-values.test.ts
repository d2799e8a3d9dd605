import { expect, it } from 'vitest'
import { changedNames, followServer } from './form-values'

it('names the fields that differ from the saved values', () => {
  expect(changedNames({ status: 'closed', owner: '', text: '' }, { status: 'new', owner: '' })).toEqual(['status'])
})

it('updates untouched fields from the server and keeps edited ones', () => {
  const server = { before: { status: 'new', owner: '' }, after: { status: 'contacted', owner: 'me' } }
  const form = { now: { status: 'closed', owner: '' }, saved: { status: 'new', owner: '' } }
  expect(followServer(server, form)).toEqual({
    fill: { owner: 'me' },
    saved: { status: 'contacted', owner: 'me' },
  })
})

it('has nothing unsaved once the server has the edited values', () => {
  const server = { before: { status: 'new' }, after: { status: 'closed' } }
  const { saved } = followServer(server, { now: { status: 'closed' }, saved: { status: 'new' } })
  expect(changedNames({ status: 'closed' }, saved)).toEqual([])
})
