import { redirect } from 'next/navigation'
import { metadataOf, pageOf } from '@/app/(site)/language'
import { JsonLd } from '@/components/seo/json-ld'
import { breadcrumbData } from '@/components/seo/page-metadata'
import { FigureKey, SourcePanels } from '@/components/sources/sources'
import { ArrowLink, ButtonLink } from '@/components/ui/button'
import { RESULT_COUNT } from '@/components/ui/filters/result-count'
import { EmptyState } from '@/components/ui/messages/empty-state'
import { LeftOut } from '@/components/ui/messages/notice'
import { PageHead } from '@/components/ui/page/page'
import { Pagination, RESULT_HEAD } from '@/components/ui/page/pagination'
import type { CollegeCardView } from '@/features/colleges/cards/card-view'
import { CollegeCard, CollegeRegister, marksOf } from '@/features/colleges/cards/components/college-card'
import { trayLabels } from '@/features/colleges/compare/compare-queries'
import { CompareToggle } from '@/features/colleges/compare/components/compare-toggle'
import { mapMessages } from '@/features/colleges/map/messages'
import { collegeListMessages } from '@/features/colleges/messages'
import { collegeListData } from '@/features/colleges/page/structured-data'
import { CollegeFilters } from '@/features/colleges/search/components/college-filters'
import {
  ChosenFilters,
  Correction,
  HiddenByFees,
  UnknownInList,
  WaysOut,
} from '@/features/colleges/search/components/search-outcome'
import {
  isFiltered,
  leftOut,
  listPath,
  parseFilters,
  UNSTATED,
  wordsOf,
} from '@/features/colleges/search/search-params'
import { type CollegeList, countColleges, findColleges } from '@/features/colleges/search/search-queries'
import { CENTRAL_CATEGORIES } from '@/features/cut-offs/schema'
import { cutOffMessages } from '@/features/cut-offs/shown/messages'
import { SaveCollege } from '@/features/saved/components/save-item'
import { searchVocabulary } from '@/features/search/queries'
import { type Language } from '@/lib/language'
import { ENTRIES_PER_PAGE } from '@/lib/page-size'
import { pathsIn } from '@/lib/paths/site-paths'
import { figuresInWords } from '@/lib/search/figures-in-words'
import { ratingMethod } from '@/server/shelf-lives'

type Props = PageProps<'/[lang]/colleges'>

const EAGER_CARDS = 4

export const generateMetadata = metadataOf(async (language, { searchParams }: Props) => {
  const filters = parseFilters(await searchParams)
  const total = await countColleges()
  const isPlain = !isFiltered(filters) && filters.sort === 'recommended'
  const page = isPlain ? Math.min(filters.page, Math.max(1, Math.ceil(total / ENTRIES_PER_PAGE))) : 1
  const messages = collegeListMessages(language)
  const title = messages.metaTitle(page)
  const description = messages.metaDescription(total)
  // A free-text search is not a page to index; filters and sort orders are variants of the list.
  if (filters.q) return { title, description, robots: 'noindex, follow' }
  return {
    title,
    description,
    path: ({ colleges }) => colleges(page > 1 ? { page: String(page) } : undefined),
  }
})

export default pageOf(async (language, { searchParams }: Props) => {
  const messages = collegeListMessages(language)
  const params = await searchParams
  const requested = parseFilters(params)
  const vocabulary = await searchVocabulary()
  const list = await findColleges(language, requested, vocabulary)
  // A page beyond the last redirects to the last one.
  if (requested.page > list.filters.page) redirect(listPath(language, list.filters))
  const hidden = list.withoutFee
    ? await findColleges(language, { ...list.filters, fees: UNSTATED, page: 1 }, vocabulary)
    : null
  const { rank } = figuresInWords(wordsOf(params))
  if (rank !== null) redirect(pathsIn(language).predictor(questionOf(rank, list, wordsOf(params))))
  const missed = leftOut(params, list.filters)
  const { colleges, collegeMap, predictor } = pathsIn(language)
  const trail = [{ name: messages.list, href: colleges() }]
  return (
    <>
      <PageHead language={language} seed="colleges" title={messages.title} lead={messages.lead}>
        <ArrowLink href={predictor()}>{cutOffMessages(language).toPredictor}</ArrowLink>
      </PageHead>
      <div className="wrap pb-[calc(var(--spacing-section)*1.5)]">
        <CollegeFilters
          language={language}
          filters={list.filters}
          options={list.options}
          total={list.total}
          withRating={list.filters.sort === 'rating' || (await ratingMethod()) !== null}
        />
        <ChosenFilters language={language} list={list} />
        <LeftOut lines={missed.map((name) => messages.leftOut(name, list.filters.country))} />
        <Correction language={language} list={list} />
        <Results language={language} list={list} hidden={hidden?.colleges ?? []} />
        {list.colleges.length > 0 && (
          <p className="pt-6">
            <ArrowLink href={collegeMap()}>{mapMessages(language).toMap}</ArrowLink>
          </p>
        )}
      </div>
      <JsonLd data={breadcrumbData(language, trail)} />
      {list.colleges.length > 0 && <JsonLd data={collegeListData(language, messages.title, list.colleges)} />}
    </>
  )
})

/** The part of a search with a rank that the predictor can answer; it asks for the rest itself. */
function questionOf(rank: number, { filters, understood }: CollegeList, words: string): [string, string][] {
  const valueSaid = (kind: 'state' | 'course' | 'ownership') =>
    understood.find((phrase) => phrase.kind === kind)?.values[0] ?? null
  const category = CENTRAL_CATEGORIES.find((code) => code !== 'open' && new RegExp(`\\b${code}\\b`, 'i').test(words))
  const pairs: [string, string | null][] = [
    ['rank', String(rank)],
    ['state', filters.state ?? valueSaid('state') ?? ''],
    ['category', category ?? ''],
    ['course', valueSaid('course') === 'bds' ? 'BDS' : null],
    ['ownership', filters.ownership ?? valueSaid('ownership')],
    ['fees', typeof filters.fees === 'number' ? String(filters.fees) : null],
  ]
  return pairs.filter((pair): pair is [string, string] => pair[1] !== null)
}

/** The cards of one part of the list; `eager` ones are above the fold. */
function Cards(props: { language: Language; colleges: readonly CollegeCardView[]; eager?: number }) {
  const { language, colleges, eager = 0 } = props
  const messages = trayLabels(language)
  return (
    <CollegeRegister language={language}>
      {colleges.map((college, index) => (
        <CollegeCard
          language={language}
          key={college.id}
          college={college}
          eager={index < eager}
          saveButton={
            <>
              <SaveCollege language={language} college={college} />
              <CompareToggle language={language} messages={messages} slug={college.slug} name={college.name} />
            </>
          }
        />
      ))}
    </CollegeRegister>
  )
}

function Results(props: { language: Language; list: CollegeList; hidden: readonly CollegeCardView[] }) {
  const { language, list, hidden } = props
  const messages = collegeListMessages(language)
  const { filters, total, pages, colleges } = list
  const from = (filters.page - 1) * ENTRIES_PER_PAGE + 1
  return (
    <div>
      <div className={RESULT_HEAD} role="status">
        <h2 id={RESULT_COUNT} tabIndex={-1}>
          {messages.found(total)}
        </h2>
        {total > ENTRIES_PER_PAGE && (
          <p className="tabular-nums lining-nums">{messages.range(from, from + colleges.length - 1, total)}</p>
        )}
      </div>
      {total === 0 ? (
        <EmptyState
          seed="colleges"
          title={messages.none}
          actions={
            <ButtonLink kind="line" href={pathsIn(language).colleges()}>
              {messages.clearAll}
            </ButtonLink>
          }
        >
          {messages.noneHint}
        </EmptyState>
      ) : (
        <>
          <FigureKey language={language} />
          <Cards language={language} colleges={colleges} eager={EAGER_CARDS} />
        </>
      )}
      <WaysOut language={language} list={list} />
      <Pagination
        current={filters.page}
        last={pages}
        href={(page) => listPath(language, filters, page)}
        messages={messages.pages}
      />
      <UnknownInList language={language} list={list} />
      <HiddenByFees language={language} list={list}>
        <Cards language={language} colleges={hidden} />
      </HiddenByFees>
      <SourcePanels language={language} figures={marksOf([...colleges, ...hidden])} />
    </div>
  )
}
