import { collegeCounts } from '@/features/colleges/cards/cards-queries'
import { openVacancyCount } from '@/features/jobs/vacancies/lists-queries'
import type { SiteCounts } from '@/lib/views/statistic'

/** The site's own counts for the figures it claims. */
export async function siteCounts(): Promise<SiteCounts> {
  const [{ colleges, states }, vacancies] = await Promise.all([collegeCounts(), openVacancyCount()])
  return { 'listed-colleges': colleges, 'states-with-colleges': states, 'open-vacancies': vacancies }
}
