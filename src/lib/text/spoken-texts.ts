import type { OfficeLine } from '../calendar/office-hours'
import type { Language } from '../language'

/** Words with a fixed form that records contain in English. */
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

/** "Monday" becomes "mon". */
const shortDay = (word: string) => word.toLowerCase().replace(/^(mon|tue|wed|thu|fri|sat|sun)[a-z]*day$/, '$1')

/**
 * Translates a line of office hours, "Mon-Fri", "9:00-18:00", if every word of it is known; otherwise leaves it as
 * written.
 */
export function hoursIn(language: Language, line: OfficeLine): OfficeLine {
  if (language === 'en') return line
  const inHindi = (text: string) => text.replace(/[A-Za-z]+/g, (word) => DAYS[shortDay(word)] ?? word)
  const translated = { days: inHindi(line.days), hours: inHindi(line.hours) }
  return /[A-Za-z]/.test(translated.days + translated.hours) ? line : translated
}

const YEARS = /^(\d{1,2}(?:\s?[-–]\s?\d{1,2}|\+)?) years?$/i

/** Translates a vacancy's required experience, "5+ years", if it has that form; otherwise leaves it as written. */
export const experienceIn = (language: Language, text: string): string =>
  language === 'en' ? text : text.trim().replace(YEARS, '$1 साल')
