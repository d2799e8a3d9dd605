import { ArrowLink } from '@/components/ui/button'
import { pathsIn } from '@/lib/paths/paths'
import type { Language } from '@/lib/text/language'
import { choicesQuery } from '../../choices/choice-params'
import { seatsForAll } from '../../choices/seats-for-all'
import type { CutOffSeries } from '../../records/view'
import { cutOffMessages } from '../messages'
import { CategoryForm } from './category-form'
import { CutOffList } from './cut-off-list'

/** The cut-offs of a college on its own page: those of the open category, and the way to every other. */
export function CollegeCutOffs({
  language,
  slug,
  series,
}: {
  language: Language
  slug: string
  series: readonly CutOffSeries[]
}) {
  const listed = seatsForAll(slug, series)
  return (
    <>
      <p>{cutOffMessages(language).lead}</p>
      <CategoryForm language={language} action={pathsIn(language).collegeCutOffs(slug)} category="open" />
      <CutOffList
        language={language}
        series={series}
        yearHref={(year) => pathsIn(language).collegeCutOffs(slug, { category: 'open', year: String(year) })}
      />
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <ArrowLink href={pathsIn(language).predictor()}>{cutOffMessages(language).toPredictor}</ArrowLink>
        {listed.length > 0 && (
          <ArrowLink href={pathsIn(language).myList(choicesQuery(listed))} prefetch={false}>
            {cutOffMessages(language).toList}
          </ArrowLink>
        )}
      </p>
    </>
  )
}
