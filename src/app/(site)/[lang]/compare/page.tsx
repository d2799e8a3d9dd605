import { metadataOf, pageOf } from '@/app/(site)/language'
import { layoutMessages } from '@/components/layout/messages'
import { FigureKey, SourcePanels, SourcesPart } from '@/components/sources/sources'
import { ArrowLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/messages/empty-state'
import { Notice } from '@/components/ui/messages/notice'
import { Breadcrumbs, Part, PrintNote } from '@/components/ui/page/page'
import { type CompareChoice, compareChoice, compareQuery } from '@/features/colleges/compare/compare-params'
import { comparedColleges } from '@/features/colleges/compare/compare-queries'
import { compareGroups } from '@/features/colleges/compare/compare-rows'
import { AddCollege } from '@/features/colleges/compare/components/add-college'
import { CompareTable } from '@/features/colleges/compare/components/compare-table'
import { PageActions } from '@/features/colleges/compare/components/page-actions'
import { compareMessages } from '@/features/colleges/compare/messages'
import { parseFilters } from '@/features/colleges/search/search-params'
import { findColleges } from '@/features/colleges/search/search-queries'
import { choicesQuery, seatsForAll } from '@/features/cut-offs/choices/choice-params'
import { predictorMessages } from '@/features/cut-offs/messages'
import { cutOffsOfColleges } from '@/features/cut-offs/records/cut-offs-queries'
import { categoryOf } from '@/features/cut-offs/schema'
import { CategoryForm } from '@/features/cut-offs/shown/components/category-form'
import { cutOffMessages } from '@/features/cut-offs/shown/messages'
import { sendAdmission } from '@/features/enquiries/actions'
import { EnquiryForm } from '@/features/enquiries/components/enquiry-form'
import { comparisonFormFields, formLabels } from '@/features/enquiries/components/field-lists'
import { getSiteSettings } from '@/features/pages/queries'
import { searchVocabulary } from '@/features/search/queries'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { dayText } from '@/lib/text/format'
import { predictorInput } from '../predictor/predictor-input'
import { cutOffGroups } from './cut-off-groups'

type Props = PageProps<'/[lang]/compare'>

export const generateMetadata = metadataOf(async (language, { searchParams }: Props) => {
  const messages = compareMessages(language)
  const { slugs } = compareChoice(await searchParams)
  return {
    title: messages.title,
    description: messages.description,
    path: ({ compare }) => compare(),
    // The countless combinations are not indexed.
    robots: slugs.length > 0 ? 'noindex, follow' : undefined,
  }
})

export default pageOf(async (language, { searchParams }: Props) => {
  const messages = compareMessages(language)
  const { print, share, copied, shareFailed } = messages
  const paths = pathsIn(language)
  const requested = compareChoice(await searchParams)
  const category = categoryOf(requested.category)
  const choice = { ...requested, category: requested.category && category }
  const [{ colleges, missing }, site, found, { states }] = await Promise.all([
    comparedColleges(language, choice.slugs),
    getSiteSettings(),
    choice.add ? foundFor(language, choice.add) : null,
    predictorInput(language, {}),
  ])
  const query = compareQuery(choice)
  const slugs = colleges.map(({ slug }) => slug)
  const ids = colleges.map(({ id }) => id)
  const own = category ? await cutOffsOfColleges(ids, { central: category }) : []
  const open = !category || category === 'open' ? own : await cutOffsOfColleges(ids, { central: 'open' })
  const cutOffs = cutOffGroups(language, ids, { own, open }, choice)
  const seats = colleges.flatMap(({ id, slug }) =>
    seatsForAll(
      slug,
      open.filter(({ collegeId }) => collegeId === id),
    ),
  )
  const groups = compareGroups(language, colleges)
  // After fees and seats.
  groups.splice(groups.filter(({ id }) => id !== 'college').length, 0, ...cutOffs)
  const marks = groups.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => cells.flatMap(({ mark, moreMarks = [] }) => [mark, ...moreMarks])),
  )
  const trail = [{ name: messages.colleges, href: paths.colleges() }, { name: messages.title }]
  return (
    <>
      <div className="wrap grid gap-5 pb-[calc(var(--spacing-section)*1.5)] print:gap-2 print:pb-0">
        <div className="print:hidden">
          <Breadcrumbs language={language} trail={trail} />
        </div>
        <h1 className="text-h2 print:text-[14pt]">
          {colleges.length > 1 ? messages.named(colleges.length) : messages.title}
        </h1>
        {colleges.length === 0 && <p>{messages.lead}</p>}
        <Problems language={language} choice={choice} isCategoryKnown={category !== null} missing={missing} />
        {colleges.length === 0 && (
          <EmptyState seed="compare" title={messages.empty.title}>
            {messages.empty.text}
          </EmptyState>
        )}
        {colleges.length === 1 && <p className="print:hidden">{messages.empty.one}</p>}
        <AddCollege language={language} choice={choice} slugs={slugs} found={found} />
        {colleges.length > 0 && (
          <>
            <div className="print:hidden">
              <CategoryForm
                language={language}
                action={paths.compare()}
                kept={{ ...compareQuery({ own: choice.own }), c: slugs.join(',') }}
                rank={choice.rank}
                home={{ state: choice.state, states }}
                category={category}
              />
            </div>
            <FigureKey language={language} />
            <CompareTable
              language={language}
              colleges={colleges}
              groups={groups}
              removeHref={(slug) =>
                paths.compare(
                  slugs.filter((other) => other !== slug),
                  query,
                )
              }
            />
            {choice.rank && (
              <p className="print:hidden">
                <ArrowLink href={paths.predictor(Object.entries(query))} prefetch={false}>
                  {messages.toPredictor}
                </ArrowLink>
              </p>
            )}
            <PageActions messages={{ print, share, copied, shareFailed }} />
            {seats.length > 0 && (
              <p className="print:hidden">
                <ArrowLink href={paths.myList([...Object.entries(query), ...choicesQuery(seats)])} prefetch={false}>
                  {cutOffMessages(language).allToList}
                </ArrowLink>
              </p>
            )}
            <SourcesPart language={language} folded title={messages.sources} figures={marks} />
            <PrintNote
              lines={[
                ...(category ? [predictorMessages(language).askedWith(choice.rank, category)] : []),
                layoutMessages(language).printed(dayText(language, new Date())),
              ]}
            />
            <div className="print:hidden">
              <Part id="enquiry" title={messages.send.title}>
                <p>{messages.send.text}</p>
                <EnquiryForm
                  language={language}
                  form="compare"
                  action={sendAdmission}
                  fields={comparisonFormFields(language, choice.rank)}
                  known={{
                    compared: slugs.join(','),
                    category: choice.category ? cutOffMessages(language).categories[choice.category] : undefined,
                  }}
                  messages={formLabels(language, 'admission', site.phone)}
                  place={`${paths.compare(slugs, query)}#enquiry`}
                />
              </Part>
            </div>
          </>
        )}
      </div>
      <SourcePanels language={language} figures={marks} />
    </>
  )
})

/** The first colleges that match some words. */
const foundFor = async (language: Language, words: string) =>
  (await findColleges(language, parseFilters({ q: words }), await searchVocabulary())).colleges

/** Parameters that could not be shown. */
function Problems(props: {
  language: Language
  choice: Pick<CompareChoice, 'beyond' | 'isRankUnread'>
  isCategoryKnown: boolean
  missing: readonly string[]
}) {
  const { language, choice, isCategoryKnown, missing } = props
  const { beyond, isRankUnread } = choice
  const messages = compareMessages(language)
  if (beyond === 0 && missing.length === 0 && !isRankUnread && isCategoryKnown) return null
  return (
    <Notice>
      {isRankUnread && <p>{messages.rankUnread}</p>}
      {!isCategoryKnown && <p>{cutOffMessages(language).unknownCategory}</p>}
      {beyond > 0 && <p>{messages.beyond(beyond)}</p>}
      {missing.length > 0 && <p>{messages.missing(missing)}</p>}
    </Notice>
  )
}
