import { describe, expect, it } from 'vitest'
import { dialledPhone, normalPhone } from '../typed/phone'
import { latinDigits } from './latin-digits'

describe('latinDigits', () => {
  it.each([
    ['०१२३४५६७८९', '0123456789'],
    ['০১২৩৪৫৬৭৮৯', '0123456789'],
    ['੦੧੨੩੪੫੬੭੮੯', '0123456789'],
    ['૦૧૨૩૪૫૬૭૮૯', '0123456789'],
    ['୦୧୨୩୪୫୬୭୮୯', '0123456789'],
    ['௦௧௨௩௪௫௬௭௮௯', '0123456789'],
    ['౦౧౨౩౪౫౬౭౮౯', '0123456789'],
    ['೦೧೨೩೪೫೬೭೮೯', '0123456789'],
    ['൦൧൨൩൪൫൬൭൮൯', '0123456789'],
    ['पटना २०२६, hall 7', 'पटना 2026, hall 7'],
  ])('converts %s', (typed, plain) => expect(latinDigits(typed)).toBe(plain))
})

describe('Devanagari digits', () => {
  it('are parsed as phone numbers', () => {
    expect(dialledPhone('९८७६५ ४३२१०')).toBe('+919876543210')
    expect(normalPhone('+९७७ ९८४-१२३४५६७')).toBe('+977 984 1234567')
  })
})
