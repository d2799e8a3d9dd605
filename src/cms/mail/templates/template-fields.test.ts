import { expect, it } from 'vitest'
import { placeholderProblem } from './template-fields'

const known = ['name', 'post']

it.each(['Dear {name}, about {post}', 'no places', 'a { lone brace', '{name}{name}'])('accepts %s', (text) => {
  expect(placeholderProblem(text, known)).toBeNull()
})

it.each([
  ['Dear {nmae},', '{nmae}'],
  ['{name} and {institution}', '{institution}'],
  ['{}', '{}'],
  ['{ name }', '{ name }'],
])('names unknown placeholders: %s', (text, named) => {
  expect(placeholderProblem(text, known)).toContain(named)
})
