import { describe, expect, it } from 'vitest'
import { hindiFaults } from './hindi-fixtures'

describe('hindiFaults', () => {
  it.each([
    ['Your place', 'आपका अन्त', 'has half a nasal'],
    ['Your place', 'यहाँ', 'has a chandrabindu'],
    ['Fees', 'फ़ीस', 'has a dot under a letter that we write without'],
    ['Seats', '१२', 'has figures that are not Latin'],
    ['A, B and C', 'पटना, गया, और कोटा', 'has a comma before the last of a list'],
    ['You can look.', 'आप यहां देख सकते हैं।', 'addresses a man'],
    ['You send it', 'आप पद भेजते हैं', 'addresses a man'],
    ['In Patna', 'पटना में में रहें', 'says a postposition twice'],
    ['Please look.', 'कृपया देखें।', 'has a word of officials'],
    ['Ended.', 'बंद हो गया|', 'ends a sentence otherwise than by one danda'],
    ['Ended.', 'बंद हो गया', 'ends otherwise than the English'],
    ['Ended', 'बंद हो गया।', 'ends otherwise than the English'],
    ['Home', 'Home', 'says “Home” in Latin letters'],
    ['Within 48 hours', '24 घंटे में', 'lacks 48'],
    ['Of {name}', 'किसी का', 'has other places: {name}'],
    ['Seat', 'सी\u200dट', 'joins letters by hand'],
    ['Look at it.', 'यहां देखें: mec.gov.np।', 'has a danda behind an address'],
    ['Home', '', 'is empty'],
  ])('%s: %s %s', (en, hi, fault) => {
    expect(hindiFaults({ text: en }, { text: hi }).join('\n')).toContain(`text ${fault}`)
  })

  it('calls functions with amounts, names and emails', () => {
    const en = {
      posts: (count: number) => `${count} posts`,
      at: (name: string) => name,
      to: (email: string) => `To ${email}.`,
    }
    expect(
      hindiFaults(en, {
        posts: (n: number) => `${n} पद`,
        at: (name: string) => name,
        to: (email: string) => `${email} पर।`,
      }),
    ).toEqual([])
    const faults = hindiFaults(en, { posts: () => 'एक पद', at: () => 'दिल्ली', to: (email: string) => `पता ${email}।` })
    expect(faults).toContain('posts(0) says the word for 1 of an amount: एक पद')
    expect(faults).toContain('posts(1234) lacks 1234: एक पद')
    expect(faults).toContain('at("AIIMS Patna") lacks “AIIMS Patna”: दिल्ली')
    expect(faults.join('\n')).toContain('to("asha@example.com") has a danda behind an address')
  })
})
