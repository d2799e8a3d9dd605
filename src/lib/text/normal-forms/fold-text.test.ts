import { describe, expect, it } from 'vitest'
import { foldText } from './fold-text'

describe('foldText', () => {
  it.each([
    ["King George's Medical University, Lucknow", 'king georges medical university lucknow'],
    ['Côte d’Azur', 'cote dazur'],
    ['B.Sc  Nursing (4 yr)', 'bsc nursing 4 yr'],
    ['100%_\\ of "it"', '100 of it'],
    ["King George's Médical  Univ., B.Sc (Nursing)", 'king georges medical univ bsc nursing'],
  ])('folds %s', (text, folded) => expect(foldText(text)).toBe(folded))

  it.each([
    ['कॉलेज', 'कालेज'],
    ['क़ानपुर', 'कानपुर'],
    ['पटना\u200d', 'पटना'],
    ['हिन्दी', 'हिंदी'],
    ['गाँव', 'गांव'],
    ['चम्पारण', 'चंपारण'],
    ['२०२६', '2026'],
  ])('folds %s and %s alike', (first, second) => expect(foldText(first)).toBe(foldText(second)))

  it('keeps different texts apart', () => {
    expect(foldText('पटना')).not.toBe(foldText('पाटन'))
    expect(foldText('पटना मेडिकल')).toBe('पटना मेडिकल')
  })
})
