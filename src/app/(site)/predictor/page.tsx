import type { Metadata } from 'next'
import Link from 'next/link'
import { language } from '@/app/(site)/language'
import { pageMetadata } from '@/components/seo/page-metadata'
import { SourceMark } from '@/components/sources/source-mark'
import { SourcePanels } from '@/components/sources/source-panels'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/messages/empty-state'
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs'
import { PageHead } from '@/components/ui/page/page-head'
import { collegeCards } from '@/features/colleges/cards/cards-queries'
import { CompareTick } from '@/features/colleges/compare/components/compare-tick'
import { compareTexts as compareWords } from '@/features/colleges/compare/texts'
import type { CollegeCardView } from '@/features/colleges/page/view'
import { unpredictedAuthorities } from '@/features/cut-offs/backtest/hit-rates-queries'
import { OwnCategory } from '@/features/cut-offs/predictor/components/own-category'
import { PredictorForm } from '@/features/cut-offs/predictor/components/predictor-form'
import { RankOrMarks } from '@/features/cut-offs/predictor/components/rank-or-marks'
import { ReachPart } from '@/features/cut-offs/predictor/components/reach-part'
import { ReachSummary } from '@/features/cut-offs/predictor/components/reach-summary'
import { SilentAuthorities } from '@/features/cut-offs/predictor/components/silent-authorities'
import { ownCategories } from '@/features/cut-offs/predictor/eligible-seats'
import {
  NO_STATE,
  PARTS,
  type Question,
  questionQuery,
  type RawParams,
  readQuestion,
} from '@/features/cut-offs/predictor/question'
import { countReach, findReach, seatTerms } from '@/features/cut-offs/predictor/reach-queries'
import { predictorTexts } from '@/features/cut-offs/texts'
import { pathsIn } from '@/lib/addresses/paths'
import { compareTexts, placeText } from '@/lib/text/format'
import { ownershipLabel } from '@/lib/text/vocabulary-labels'
import { MENU_STATES } from '@/lib/vocabulary'

interface Props {
  searchParams: Promise<RawParams>
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const texts = predictorTexts(language)
  const isAsked = Object.keys(await searchParams).length > 0
  return pageMetadata(language, {
    title: texts.title,
    description: texts.description,
    address: (paths) => paths.predictor(),
    // Somebody's own rank is nobody else's page.
    ...(isAsked ? { robots: 'noindex, follow' } : {}),
  })
}

/** The form, and, once its address holds a rank, what that rank reaches. */
export default async function PredictorPage({ searchParams }: Props) {
  const params = await searchParams
  const texts = predictorTexts(language)
  const paths = pathsIn(language)
  const [terms, silent] = await Promise.all([seatTerms(), unpredictedAuthorities()])
  const states = [...new Set([...MENU_STATES, ...[...silent, ...terms].flatMap(({ state }) => state ?? [])])].sort(
    (one, other) => compareTexts(language, one, other),
  )
  const asked = readQuestion(params, { states, terms })
  const { question, unsure, form: answers } = asked
  const trail = [{ name: texts.home, href: paths.home() }, { name: texts.title }]
  const home = answers.state === NO_STATE ? null : answers.state
  const own = answers.central ? ownCategories(terms, { central: answers.central, state: home }) : []
  const form = <PredictorForm language={language} asked={asked} states={states} own={own} action={paths.predictor()} />
  return (
    <>
      <PageHead
        seed="predictor"
        title={texts.title}
        lead={texts.lead}
        above={<Breadcrumbs language={language} trail={trail} />}
      />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-4 pt-8 pb-section">
        {unsure && <RankOrMarks language={language} question={unsure} />}
        {question ? (
          <details>
            <summary className="min-h-tap cursor-pointer py-2">
              <b>{texts.resultTitle(question.rank, question.central, question.state)}</b> · {texts.fields.change}
            </summary>
            <div className="pt-4">{form}</div>
          </details>
        ) : (
          form
        )}
        <p>
          <Link href={paths.predictorHitRate()}>{texts.howGoodLink}</Link>
        </p>
        {question && (
          <>
            <OwnCategory language={language} question={question} own={own} />
            <Results question={question} />
          </>
        )}
        <SilentAuthorities language={language} authorities={silent} home={home} />
      </div>
    </>
  )
}

async function Results({ question }: { question: Question }) {
  const texts = predictorTexts(language)
  const paths = pathsIn(language)
  const other = question.round === 'first' ? 'last' : 'first'
  const [{ counts, rows }, otherCounts] = await Promise.all([
    findReach(question),
    countReach({ ...question, round: other, show: null, page: 1 }),
  ])
  const summary = (
    <ReachSummary
      language={language}
      question={question}
      counts={{ first: counts, last: counts, [other]: otherCounts }}
    />
  )
  const ids = [...new Set(rows.map(({ series }) => series.collegeId))]
  const cards = new Map((await collegeCards(language, ids)).map((card) => [card.id, card]))
  const shown = question.show ? [question.show] : PARTS.filter((part) => counts[part] > 0)
  const collegeOf = (id: string) => {
    const card = cards.get(id)
    return card
      ? {
          name: card.name,
          href: paths.college(card.slug),
          place: [placeText(card.location, card.state), card.ownership && ownershipLabel(language, card.ownership)]
            .filter(Boolean)
            .join(' · '),
          facts: <Facts card={card} />,
          pick: <CompareTick slug={card.slug} label={texts.compareAdd} full={compareWords(language).tray.full} />,
        }
      : undefined
  }
  if (rows.length === 0) {
    return (
      <>
        {summary}
        <EmptyState seed="predictor" level="h2" title={texts.nothing}>
          {texts.nothingHint}
        </EmptyState>
      </>
    )
  }
  return (
    <>
      {summary}
      <form action={paths.compare()} method="get">
        <input type="hidden" name="rank" value={question.rank} />
        <input type="hidden" name="category" value={question.central} />
        {shown.map((part) => (
          <ReachPart
            key={part}
            language={language}
            part={part}
            question={question}
            all={counts[part]}
            rows={rows.filter((row) => row.part === part)}
            collegeOf={collegeOf}
          />
        ))}
        <p className="border-t border-rule pt-6">
          <Button type="submit" kind="line">
            {texts.compare}
          </Button>
        </p>
      </form>
      {question.show && (
        <p>
          <Link href={paths.predictor(questionQuery({ ...question, show: null, page: 1 }))} prefetch={false}>
            {texts.back}
          </Link>
        </p>
      )}
      <SourcePanels
        language={language}
        figures={[
          ...rows.flatMap(({ series }) => series.figures.map(({ mark }) => mark)),
          ...[...cards.values()].flatMap(({ marks }) => [marks.fees, marks.seats]),
        ]}
      />
    </>
  )
}

function Facts({ card }: { card: CollegeCardView }) {
  const texts = predictorTexts(language)
  const facts = [
    { label: texts.fee, value: card.fees, mark: card.marks.fees },
    { label: texts.seatsHead, value: card.seats, mark: card.marks.seats },
  ]
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {facts.map(({ label, value, mark }) => (
        <div key={label}>
          <dt className="text-sm text-quiet">{label}</dt>
          <dd>
            {value ?? texts.unknown} {value && mark && <SourceMark language={language} figure={mark} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
