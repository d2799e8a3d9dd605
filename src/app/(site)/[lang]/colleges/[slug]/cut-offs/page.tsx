import { notFound, permanentRedirect } from 'next/navigation'
import { metadataOf, pageOf, routeLanguage } from '@/app/(site)/language'
import { SourcePanels, SourcesPart } from '@/components/sources/sources'
import { ArrowLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/messages/notice'
import { Breadcrumbs, Part } from '@/components/ui/page/page'
import { compareMessages } from '@/features/colleges/compare/messages'
import { collegeAt } from '@/features/colleges/page/queries'
import { cutOffsOfCollege } from '@/features/cut-offs/records/cut-offs-queries'
import type { CutOffSeries } from '@/features/cut-offs/records/series-queries'
import { categoryOf } from '@/features/cut-offs/schema'
import { CategoryForm } from '@/features/cut-offs/shown/components/category-form'
import { CutOffList, YearLinks } from '@/features/cut-offs/shown/components/cut-off-list'
import { SeatTables } from '@/features/cut-offs/shown/components/seat-tables'
import { cutOffMessages } from '@/features/cut-offs/shown/messages'
import {
  chosenYear,
  commonYear,
  isForAll,
  isForWomen,
  marksOf,
  openSeatsBeside,
  seatGroups,
} from '@/features/cut-offs/shown/series'
import { type Language, RECORD_LANGUAGES } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'

type Props = PageProps<'/[lang]/colleges/[slug]/cut-offs'>

async function requestedCollege({ params }: Props) {
  const language = await routeLanguage()
  const result = await collegeAt(language, (await params).slug)
  if (!result) notFound()
  if ('movedTo' in result) permanentRedirect(pathsIn(language).collegeCutOffs(result.movedTo))
  return result.college
}

/** Open seats, seats for women, and seats that need a certificate; groups a year lacks are left out. */
function seatParts(language: Language, series: readonly CutOffSeries[], year: number | null) {
  const messages = cutOffMessages(language)
  return [
    { id: 'cut-offs', title: messages.forEverybody, of: series.filter((each) => isForAll(each) && !isForWomen(each)) },
    { id: 'women', title: messages.forWomen, of: series.filter((each) => isForAll(each) && isForWomen(each)) },
    { id: 'others', title: messages.others, of: series.filter((each) => !isForAll(each)) },
  ]
    .map(({ of, ...part }) => ({ ...part, groups: seatGroups(of, year) }))
    .filter(({ groups }) => groups.length > 0)
}

export const generateMetadata = metadataOf(async (language, props: Props) => {
  const { name, slug } = await requestedCollege(props)
  const messages = cutOffMessages(language)
  return {
    languages: RECORD_LANGUAGES,
    title: messages.pageTitle(name),
    description: messages.pageDescription(name),
    // One category of a college is part of its page, which search engines index.
    path: (paths) => paths.college(slug),
    robots: 'noindex, follow',
  }
})

/**
 * All cut-offs of a college: the categories of a year side by side, or one category round by round. The college's
 * static page has the latest year of the open seats.
 */
export default pageOf(async (language, props: Props) => {
  const messages = cutOffMessages(language)
  const paths = pathsIn(language)
  const college = await requestedCollege(props)
  const query = await props.searchParams
  const isForEvery = !query.category || query.category === 'all'
  const category = isForEvery ? null : categoryOf(query.category)
  const all = await cutOffsOfCollege(college.id)
  const yearHref = (to: number) =>
    paths.collegeCutOffs(college.slug, { ...(category && { category }), year: String(to) })
  const series = category ? all.filter((each) => each.category.central === category) : []
  const open =
    !category || category === 'open'
      ? []
      : openSeatsBeside(
          series,
          all.filter((each) => each.category.central === 'open'),
        )
  const year = chosenYear(isForEvery ? all : [...series, ...open], query.year)
  const parts = isForEvery ? seatParts(language, all, year) : []
  const marks = [
    ...[...series, ...open].flatMap(({ figures }) => figures.map(({ mark }) => mark)),
    ...parts.flatMap(({ groups }) => marksOf(groups)),
  ]
  const trail = [
    { name: messages.colleges, href: paths.colleges() },
    { name: college.name, href: paths.college(college.slug) },
    { name: messages.title },
  ]
  return (
    <>
      <div className="wrap grid gap-5 pb-[calc(var(--spacing-section)*1.5)]">
        <Breadcrumbs language={language} trail={trail} />
        <h1 className="text-h2">{messages.pageTitle(college.name)}</h1>
        <p>{messages.lead}</p>
        {all.length > 0 && (
          <CategoryForm
            language={language}
            action={paths.collegeCutOffs(college.slug)}
            category={category}
            all={isForEvery}
          />
        )}
        {parts.length > 0 && (
          <YearLinks
            language={language}
            series={all}
            year={year ?? commonYear(parts.flatMap(({ groups }) => groups))}
            yearHref={yearHref}
          />
        )}
        {parts.map(({ id, title, groups }) => (
          <Part key={id} id={id} title={title}>
            <SeatTables language={language} groups={groups} />
          </Part>
        ))}
        {isForEvery && parts.length === 0 && <p>{messages.noneKnown}</p>}
        {category ? (
          <Part id="cut-offs" title={messages.of(messages.categories[category])}>
            {series.length > 0 ? (
              <CutOffList language={language} series={series} year={year} yearHref={yearHref} />
            ) : (
              <p>{messages.none(messages.categories[category])}</p>
            )}
            {open.length > 0 && (
              <>
                <p>{messages.openSeats(messages.categories[category])}</p>
                <CutOffList language={language} series={open} year={year} yearHref={yearHref} />
              </>
            )}
          </Part>
        ) : (
          !isForEvery && <Notice kind="bad">{messages.unknownCategory}</Notice>
        )}
        <SourcesPart language={language} title={messages.sources} figures={marks} />
        <p className="flex flex-wrap gap-x-6">
          <ArrowLink back href={paths.college(college.slug)}>
            {messages.back(college.name)}
          </ArrowLink>
          <ArrowLink href={paths.compare([college.slug], category ? { category } : {})} prefetch={false}>
            {compareMessages(language).title}
          </ArrowLink>
        </p>
      </div>
      <SourcePanels language={language} figures={marks} />
    </>
  )
})
