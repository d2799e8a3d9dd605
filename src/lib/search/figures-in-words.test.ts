import { expect, it } from 'vitest'
import { figuresInWords } from './figures-in-words'

it.each([
  ['government MBBS college in Bihar under 1 lakh a year', null, 100_000, 'government MBBS college in Bihar'],
  ['private mbbs below ₹5,00,000', null, 500_000, 'private mbbs'],
  ['bds upto 50000 karnataka', null, 50_000, 'bds karnataka'],
  ['mbbs fees 2.5 lakh per year', null, 250_000, 'mbbs'],
  ['१ लाख से कम में एमबीबीएस', null, 100_000, 'एमबीबीएस'],
  ['mbbs fees under 1 lakh', null, 100_000, 'mbbs'],
  ['fee less than 5 lakh bds', null, 500_000, 'bds'],
  ['1 लाख से कम फीस बिहार', null, 100_000, 'बिहार'],
  ['फीस 1 लाख से कम', null, 100_000, ''],
  ['mbbs bihar rank 25000', 25_000, null, 'mbbs bihar'],
  ['AIR 1.2 lakh obc under 3 lakh', 120_000, 300_000, 'obc'],
  ['25,000 rank mbbs', 25_000, null, 'mbbs'],
  ['hospital 2012', null, null, 'hospital 2012'],
  ['airport road college', null, null, 'airport road college'],
  ['college within 5 km', null, null, 'college within 5 km'],
  ['rajgsr7l', null, null, 'rajgsr7l'],
])('reads "%s"', (words, rank, fees, rest) => expect(figuresInWords(words)).toEqual({ rank, fees, rest }))
