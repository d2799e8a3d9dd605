import type { Language } from '@/lib/language'
import { shortDate } from '@/lib/text/format'
import { reminderMessages } from './messages'
import type { ReminderRow } from './operations/reminder-queries'

/** What is said of a reminder: when it was asked for, and when it wrote last. */
export function lastLine(language: Language, { confirmedAt, lastMailAt }: ReminderRow): string[] {
  const messages = reminderMessages(language)
  const asked = confirmedAt ? [messages.asked(shortDate(language, confirmedAt))] : []
  return [...asked, lastMailAt ? messages.last(shortDate(language, lastMailAt)) : messages.none]
}
