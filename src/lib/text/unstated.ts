import type { Language } from '../language'
import { grouped, plural } from './format'

/** Facts that filters ask for and records may lack. */
export type Unstated = 'fee' | 'owner' | 'year' | 'fee-or-owner' | 'pay' | 'experience' | 'pay-or-experience'

const WORDS: Record<Language, Record<Unstated, string>> = {
  en: {
    fee: 'fee is',
    owner: 'owner is',
    year: 'year is',
    'fee-or-owner': 'fee or owner is',
    pay: 'pay is',
    experience: 'experience is',
    'pay-or-experience': 'pay or experience is',
  },
  hi: {
    fee: 'फीस',
    owner: 'संचालक',
    year: 'साल',
    'fee-or-owner': 'फीस या संचालक',
    pay: 'वेतन',
    experience: 'अनुभव',
    'pay-or-experience': 'वेतन या अनुभव',
  },
}

/** "2 more whose fee is not known": records a filter cannot judge. */
export const moreUnstated = (language: Language, count: number, what: Unstated): string =>
  MORE[language](grouped(language, count), WORDS[language][what])

const MORE: Record<Language, (count: string, what: string) => string> = {
  en: (count, what) => `${count} more whose ${what} not known`,
  hi: (count, what) => `${count} और, जिनमें ${what} की जानकारी नहीं`,
}

/** "12 whose year is not known come last": records a sort order cannot place. */
export const lastUnstated = (language: Language, count: number, what: Unstated): string =>
  LAST[language](count, WORDS[language][what])

const LAST: Record<Language, (count: number, what: string) => string> = {
  en: (count, what) =>
    `${grouped('en', count)} whose ${what} not known ${plural('en', count, { one: 'comes', other: 'come' })} last`,
  hi: (count, what) => `जिन ${grouped('hi', count)} में ${what} की जानकारी नहीं, वे सबसे नीचे`,
}
