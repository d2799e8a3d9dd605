import type { Language } from '../language'

/** Words of texts that the records hold in English and that have one fixed form. */
const DAYS: Readonly<Record<string, string>> = {
  mon: 'सोम',
  tue: 'मंगल',
  wed: 'बुध',
  thu: 'गुरु',
  fri: 'शुक्र',
  sat: 'शनि',
  sun: 'रवि',
  closed: 'बंद',
}

/** "Monday" as "mon". */
const shortDay = (word: string) => word.toLowerCase().replace(/^(mon|tue|wed|thu|fri|sat|sun)[a-z]*day$/, '$1')

interface OfficeLine {
  days: string
  hours: string
}

/** A line of office hours: "Mon-Fri", "9:00-18:00". In Hindi where every word of it is known, else as it was written. */
export function hoursIn(language: Language, line: OfficeLine): OfficeLine {
  if (language === 'en') return line
  const inHindi = (text: string) => text.replace(/[A-Za-z]+/g, (word) => DAYS[shortDay(word)] ?? word)
  const said = { days: inHindi(line.days), hours: inHindi(line.hours) }
  return /[A-Za-z]/.test(said.days + said.hours) ? line : said
}

const YEARS = /^(\d{1,2}(?:\s?[-–]\s?\d{1,2}|\+)?) years?$/i

/** The experience that a vacancy asks for: "5+ years". In Hindi where it is written so, else as it was written. */
export const experienceIn = (language: Language, text: string): string =>
  language === 'en' ? text : text.trim().replace(YEARS, '$1 साल')
