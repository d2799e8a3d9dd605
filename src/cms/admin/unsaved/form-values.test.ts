import { expect, it } from 'vitest'
import { changedNames, followServer } from './form-values'

it('names what holds something else than what is saved', () => {
  expect(changedNames({ status: 'closed', owner: '', text: '' }, { status: 'new', owner: '' })).toEqual(['status'])
})

it('lets what nobody touched follow the server, and keeps what somebody chose', () => {
  const server = { before: { status: 'new', owner: '' }, after: { status: 'contacted', owner: 'me' } }
  const form = { now: { status: 'closed', owner: '' }, saved: { status: 'new', owner: '' } }
  expect(followServer(server, form)).toEqual({
    fill: { owner: 'me' },
    saved: { status: 'contacted', owner: 'me' },
  })
})

it('has nothing unsaved left when the server comes to what was chosen', () => {
  const server = { before: { status: 'new' }, after: { status: 'closed' } }
  const { saved } = followServer(server, { now: { status: 'closed' }, saved: { status: 'new' } })
  expect(changedNames({ status: 'closed' }, saved)).toEqual([])
})
