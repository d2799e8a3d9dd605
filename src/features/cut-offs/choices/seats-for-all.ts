import type { CutOffSeries } from '../records/view'
import type { Choice } from './choice-params'

/** The seats of a college that need no certificate, as a choice list holds them: those for all of India first. */
export function seatsForAll(college: string, series: readonly CutOffSeries[]): Choice[] {
  const seats = series
    .filter(({ quota, rankType }) => !quota.restriction && !quota.isPriced && rankType !== 'state-merit')
    .sort((one, other) => Number(one.quota.forResidents) - Number(other.quota.forResidents))
    .map(({ authority, quota }): [string, Choice] => [
      `${authority.slug} ${quota.code}`,
      { authority: authority.slug, quota: quota.code, college },
    ])
  return [...new Map(seats).values()]
}
