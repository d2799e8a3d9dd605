import { ArrowLink } from '@/components/ui/button'
import { type Language, pathsIn } from '@/lib/language'
import { choicesQuery } from '../../choices/choice-params'
import { seatsForAll } from '../../choices/seats-for-all'
import type { CutOffSeries } from '../../records/view'
import { cutOffMessages } from '../messages'
import { commonYear, type SeatGroup } from '../seat-groups'
import { SeatTables } from './seat-tables'
import { YearLinks } from './year-links'

/** The cut-offs of a college on its own page: the seats of men and women of every category, and the way to all others. */
export function CollegeCutOffs({
  language,
  slug,
  series,
  groups,
}: {
  language: Language
  slug: string
  series: readonly CutOffSeries[]
  groups: readonly SeatGroup[]
}) {
  const messages = cutOffMessages(language)
  const paths = pathsIn(language)
  const listed = seatsForAll(slug, series)
  return (
    <>
      <p>{messages.lead}</p>
      <YearLinks
        language={language}
        series={series}
        year={commonYear(groups)}
        yearHref={(year) => paths.collegeCutOffs(slug, { year: String(year) })}
      />
      <SeatTables language={language} groups={groups} />
      <p className="grid justify-items-start gap-2">
        <ArrowLink href={paths.collegeCutOffs(slug)} prefetch={false}>
          {messages.moreCutOffs}
        </ArrowLink>
        <ArrowLink href={paths.predictor()}>{messages.toPredictor}</ArrowLink>
        {listed.length > 0 && (
          <ArrowLink href={paths.myList(choicesQuery(listed))} prefetch={false}>
            {messages.toList}
          </ArrowLink>
        )}
      </p>
    </>
  )
}
