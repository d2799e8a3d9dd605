import { byTheClock } from '@/cms/background/by-the-clock'
import { clearTags, tags } from '@/lib/caching/cache'
import { startOfIndianDay } from '@/lib/indian-calendar'

/** Longer than the pause between two runs. */
const DAY_IS_NEW = 35 * 60_000

/** Whether the day has just begun in India, so that the deadlines of yesterday are over. */
export const isNewDayInIndia = (now: Date): boolean => now.getTime() - startOfIndianDay(now).getTime() < DAY_IS_NEW

/**
 * Takes the pages of vacancies whose deadline has passed out of the cache as the day ends in India, so that not even
 * the first visitor after midnight is offered one. Half-hourly, whatever time zone the server keeps.
 */
export const closeVacanciesTask = byTheClock(
  'close-vacancies',
  'Close vacancies at the end of their last day',
  '1 0,30 * * * *',
  async (req) => {
    const cleared = isNewDayInIndia(new Date())
    if (cleared) clearTags(req, [tags.jobs(), tags.allJobs(), tags.home()])
  },
)
