import { shortDate } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import type { ReminderRow } from './operations/reminder-queries'
import { reminderTexts } from './texts'

/** What is said of a reminder: when it was asked for, and when it wrote last. */
export function lastLine(language: Language, { confirmedAt, lastMailAt }: ReminderRow): string[] {
  const texts = reminderTexts(language)
  const asked = confirmedAt ? [texts.asked(shortDate(language, confirmedAt))] : []
  return [...asked, lastMailAt ? texts.last(shortDate(language, lastMailAt)) : texts.none]
}
