import Link from 'next/link'
import type { ReactNode } from 'react'
import { metadataOf, pageOf, routeLanguage } from '@/app/(site)/language'
import { layoutMessages } from '@/components/layout/messages'
import { Figure, FigureKey, SourceList, SourcePanels } from '@/components/sources/sources'
import { ArrowLink, Button } from '@/components/ui/button'
import { HiddenFields } from '@/components/ui/forms/hidden-fields'
import { EmptyState } from '@/components/ui/messages/empty-state'
import { Notice } from '@/components/ui/messages/notice'
import { PageHead, PrintNote } from '@/components/ui/page/page'
import type { CollegeCardView } from '@/features/colleges/cards/card-view'
import { collegeCards } from '@/features/colleges/cards/cards-queries'
import { compareQuery } from '@/features/colleges/compare/compare-params'
import { CompareTick } from '@/features/colleges/compare/components/compare-tick'
import { compareMessages as compareWords } from '@/features/colleges/compare/messages'
import { getMenuStates } from '@/features/colleges/search/menu-states-queries'
import { choiceMessages } from '@/features/cut-offs/choices/messages'
import { predictorMessages } from '@/features/cut-offs/messages'
import { Answers, OwnCategory, RankOrMarks } from '@/features/cut-offs/predictor/components/answers'
import {
  CoverageLines,
  HomeStateNotice,
  SilentAuthorities,
} from '@/features/cut-offs/predictor/components/coverage-lines'
import { PredictorForm } from '@/features/cut-offs/predictor/components/predictor-form'
import { LIST_FORM } from '@/features/cut-offs/predictor/components/reach-row'
import { ReachPart, ReachSummary, ReachTitle } from '@/features/cut-offs/predictor/components/reach-summary'
import { coverageOf } from '@/features/cut-offs/predictor/coverage-queries'
import { categoriesWithoutSeats } from '@/features/cut-offs/predictor/eligible-seats'
import { PARTS, type Question, questionQuery } from '@/features/cut-offs/predictor/question'
import { countColleges, findReach } from '@/features/cut-offs/predictor/reach-queries'
import { type Language } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import { dayText } from '@/lib/text/format'
import { slugify } from '@/lib/text/normal-forms/slug'
import { placeOf } from '../my-list/list'
import { ABROAD, predictorInput } from './predictor-input'

type Props = PageProps<'/[lang]/predictor'>

export const generateMetadata = metadataOf(async (language, { searchParams }: Props) => {
  const messages = predictorMessages(language)
  const hasQuery = Object.keys(await searchParams).length > 0
  return {
    title: messages.title,
    description: messages.description,
    path: (paths) => paths.predictor(),
    // A personal rank is not indexed.
    ...(hasQuery ? { robots: 'noindex, follow' } : {}),
  }
})

/** The form and, once the URL holds a rank, what it reaches. */
export default pageOf(async (language, { searchParams }: Props) => {
  const params = await searchParams
  const messages = predictorMessages(language)
  const paths = pathsIn(language)
  const { parsed, terms, silent, candidate, divided, own, form: fields } = await predictorInput(language, params)
  const { question, unsure } = parsed
  const [first, last] = await Promise.all([
    coverageOf({ ...candidate, round: 'first' }),
    coverageOf({ ...candidate, round: 'last' }),
  ])
  const coverage = { first, last }
  const ofHome = silent.filter(({ state }) => state === candidate.state)
  const isHomeHeld =
    coverage[candidate.round].authorities.some(({ state }) => state !== null && state === candidate.state) ||
    (candidate.also.includes('university') && ofHome.some(({ filledBy }) => filledBy))
  const form = <PredictorForm {...fields} action={paths.predictor()} />
  return (
    <>
      <PageHead
        language={language}
        seed="predictor"
        title={messages.title}
        lead={question ? undefined : messages.lead}
        trail={[{ name: messages.title }]}
      />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-4 pt-6 pb-section print:gap-1 print:pt-0 print:pb-0 print:text-[8pt]/[1.25]">
        {unsure && <RankOrMarks language={language} question={unsure} />}
        {question ? (
          <Answers language={language} question={question} own={own}>
            {form}
          </Answers>
        ) : (
          <>
            {form}
            <p>
              <Link href={paths.predictorHitRate()}>{messages.howGoodLink}</Link>
            </p>
          </>
        )}
        {question?.state === ABROAD && (
          <Notice>
            <p>
              {messages.coverage.abroad(ABROAD)} <Link href={paths.contact()}>{messages.coverage.ask}</Link>
            </p>
          </Notice>
        )}
        {question && question.state !== ABROAD && (
          <>
            <HomeStateNotice
              language={language}
              question={question}
              coverage={coverage}
              silent={ofHome}
              without={categoriesWithoutSeats(terms, question)}
            />
            <OwnCategory language={language} question={question} divided={divided} />
            <Results question={question} missing={isHomeHeld ? null : question.state}>
              <CoverageLines language={language} question={question} coverage={coverage} own={own} />
            </Results>
          </>
        )}
        <SilentAuthorities language={language} authorities={silent} />
        <PrintNote lines={[layoutMessages(language).printed(dayText(language, new Date()))]} />
      </div>
    </>
  )
})

/** The result: a summary, its coverage, the two rounds, and what the rank reaches in each part. */
async function Results(props: {
  question: Question
  missing: string | null
  /** What the result covers. */
  children: ReactNode
}) {
  const { question, missing, children } = props
  const language = await routeLanguage()
  const messages = predictorMessages(language)
  const paths = pathsIn(language)
  const other = question.round === 'first' ? 'last' : 'first'
  const [{ counts, colleges, rows }, otherColleges, menuStates] = await Promise.all([
    findReach(question),
    countColleges({ ...question, round: other, show: null, page: 1 }),
    getMenuStates(),
  ])
  const summary = (
    <>
      <ReachTitle language={language} question={question} counts={colleges} missing={missing} />
      {children}
      <ReachSummary
        language={language}
        question={question}
        counts={{ first: colleges, last: colleges, [other]: otherColleges }}
      />
    </>
  )
  const ids = [...new Set(rows.map(({ series }) => series.collegeId))]
  const cards = new Map((await collegeCards(language, ids)).map((card) => [card.id, card]))
  const shown = question.show ? [question.show] : PARTS.filter((part) => counts[part] > 0)
  const collegeOf = (id: string) => {
    const card = cards.get(id)
    return card
      ? {
          slug: card.slug,
          name: card.name,
          href: paths.college(card.slug),
          place: placeOf(language, card),
          fee: <Fee language={language} card={card} />,
          pick: <CompareTick slug={card.slug} label={messages.compareAdd} full={compareWords(language).tray.full} />,
        }
      : undefined
  }
  if (rows.length === 0)
    return (
      <>
        {summary}
        <EmptyState seed="predictor" level="h2" title={messages.nothing}>
          {messages.nothingHint}
        </EmptyState>
      </>
    )
  const figures = [
    ...rows.flatMap(({ series }) => series.figures.map(({ mark }) => mark)),
    ...[...cards.values()].map(({ marks }) => marks.fees),
  ]
  return (
    <>
      {summary}
      <form action={paths.compare()} method="get">
        <HiddenFields pairs={Object.entries(compareQuery({ ...question, category: question.central }))} />
        {shown.map((part) => (
          <ReachPart
            key={part}
            language={language}
            part={part}
            question={question}
            all={counts[part]}
            colleges={colleges[part]}
            isOpen={part !== 'figures' || shown.length === 1}
            rows={rows.filter((row) => row.part === part)}
            collegeOf={collegeOf}
          />
        ))}
        <FigureKey language={language} />
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3 max-w-none pt-6 print:hidden">
          <Button type="submit" kind="line">
            {messages.compare}
          </Button>
          <ArrowLink href={paths.myList(questionQuery({ ...question, show: null, page: 1 }))} prefetch={false}>
            {choiceMessages(language).fromPredictor}
          </ArrowLink>
          {question.state && menuStates.includes(question.state) && (
            <ArrowLink
              href={paths.guidance(question.course === 'BDS' ? 'bds' : 'mbbs', slugify(question.state))}
              prefetch={false}
            >
              {messages.guide(question.course, nameIn(language, question.state))}
            </ArrowLink>
          )}
        </p>
      </form>
      <form id={LIST_FORM} action={paths.myList()} method="get" hidden>
        <HiddenFields pairs={questionQuery({ ...question, show: null, page: 1 })} />
      </form>
      {question.show && (
        <p>
          <Link href={paths.predictor(questionQuery({ ...question, show: null, page: 1 }))} prefetch={false}>
            {messages.back}
          </Link>
        </p>
      )}
      <SourcePanels language={language} figures={figures} />
      <div className="hidden columns-2 print:block [&_li]:break-inside-avoid print:[&_*]:text-[6.5pt]! print:[&_*]:leading-[1.15]! print:[&_li]:py-0!">
        <SourceList language={language} figures={figures} />
      </div>
    </>
  )
}

function Fee({ language, card: { fees, marks } }: { language: Language; card: CollegeCardView }) {
  const messages = predictorMessages(language)
  return (
    <p>
      <span>{messages.fee}</span>{' '}
      <Figure language={language} mark={marks.fees}>
        {fees}
      </Figure>
    </p>
  )
}
