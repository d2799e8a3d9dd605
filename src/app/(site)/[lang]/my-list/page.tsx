import type { Metadata } from 'next'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { routeLanguage } from '@/app/(site)/language'
import { layoutMessages } from '@/components/layout/messages'
import { pageMetadata } from '@/components/seo/page-metadata'
import { FigureKey } from '@/components/sources/figure-key'
import { SourcePanels } from '@/components/sources/source-panels'
import { HiddenFields } from '@/components/ui/forms/hidden-fields'
import { Notice } from '@/components/ui/messages/notice'
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs'
import { PageHead } from '@/components/ui/page/page-head'
import { PrintNote } from '@/components/ui/page/print-note'
import { KeepList } from '@/features/choice-lists/components/keep-list'
import { ownList } from '@/features/choice-lists/queries'
import { openListOf } from '@/features/choice-lists/schema'
import { comparedColleges } from '@/features/colleges/compare/compare-queries'
import { Costs, costMarks } from '@/features/colleges/compare/components/costs'
import { distancesFrom, placeNamed } from '@/features/colleges/distance/distance-queries'
import { distanceMessages } from '@/features/colleges/distance/messages'
import type { Place } from '@/features/colleges/distance/places'
import { RuleList } from '@/features/counselling/components/rule-list'
import type { AuthorityView } from '@/features/counselling/view'
import {
  type Choice,
  changedChoices,
  choicesQuery,
  MOST_CHOICES,
  NOTE,
  placeIn,
  readChoices,
} from '@/features/cut-offs/choices/choice-params'
import { ChoiceList, type ChoiceRow, choiceId, lastOf } from '@/features/cut-offs/choices/components/choice-list'
import { ReplayedYears } from '@/features/cut-offs/choices/components/replayed-years'
import { choiceMessages } from '@/features/cut-offs/choices/messages'
import { replay } from '@/features/cut-offs/choices/replay'
import { predictorMessages } from '@/features/cut-offs/messages'
import { Answers } from '@/features/cut-offs/predictor/components/answers'
import { PredictorForm } from '@/features/cut-offs/predictor/components/predictor-form'
import { RankOrMarks } from '@/features/cut-offs/predictor/components/rank-or-marks'
import { dividedCategories, ownCategory, stateCategories } from '@/features/cut-offs/predictor/eligible-seats'
import { NO_STATE, type Question, questionQuery, type RawParams } from '@/features/cut-offs/predictor/question'
import { pathsIn } from '@/lib/paths/paths'
import { dayText } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import { nameIn } from '@/lib/text/names'
import { sessionUser } from '@/server/session'
import { askedIn } from '../predictor/asked'
import { Clock } from './clock'
import { DistanceForm, NEAR, nearOf } from './distance-form'
import { KEPT } from './kept-list'
import { authoritiesFor, LIST_OF, listOf } from './list'
import { Suggestions } from './suggestions'

interface Props {
  searchParams: Promise<RawParams>
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const language = await routeLanguage()
  const { title, description } = choiceMessages(language)
  const isAsked = Object.keys(await searchParams).length > 0
  return pageMetadata(language, {
    title,
    description,
    path: (paths) => paths.myList(),
    // Somebody's own list is nobody else's page.
    ...(isAsked ? { robots: 'noindex, nofollow' } : {}),
  })
}

/** The list of choices that a family orders before it fills in the authority's own. Its address is its whole state. */
export default async function MyListPage({ searchParams }: Props) {
  const language = await routeLanguage()
  const params = await searchParams
  const texts = choiceMessages(language)
  const paths = pathsIn(language)
  const { asked, terms, states } = await askedIn(language, params)
  const { question, unsure, form: answers } = asked
  const { choices, leftOut } = readChoices(params)
  const authorities = question ? await authoritiesFor(question, terms) : []
  const authority = authorities.find(({ slug }) => slug === params[LIST_OF]) ?? authorities[0]
  const changed = changedChoices(choices, params)
  const user = await sessionUser()
  const list = await ownList(user, openListOf(params[KEPT])?.id)
  const kept = list && typeof params[KEPT] === 'string' ? { list, text: params[KEPT] } : null
  const near = nearOf(params[NEAR])
  const opened: [string, string][] = [
    ...(kept ? [[KEPT, kept.text] as [string, string]] : []),
    ...(near ? [[NEAR, near] as [string, string]] : []),
  ]
  if (changed && question)
    redirect(`${paths.myList([...stateOf(question, changed.choices, authority), ...opened])}#${choiceId(changed.at)}`)
  const candidate = {
    ...answers,
    central: answers.central ?? 'open',
    state: answers.state === NO_STATE ? null : answers.state,
  } as const
  const categories = stateCategories(terms, candidate)
  const form = (
    <PredictorForm
      language={language}
      asked={asked}
      states={states}
      list={categories}
      isDivided={dividedCategories(categories, candidate).length > 0}
      action={paths.myList()}
      kept={[...choicesQuery(choices), ...opened]}
    />
  )
  const trail = [{ name: texts.home, href: paths.home() }, { name: texts.title }]
  return (
    <>
      <PageHead
        seed="my-list"
        title={texts.title}
        lead={texts.lead}
        above={<Breadcrumbs language={language} trail={trail} />}
      />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 pb-section">
        {unsure && <RankOrMarks language={language} question={unsure} />}
        {question ? (
          <>
            <Answers language={language} question={question} own={ownCategory(categories, candidate)} />
            <details className="print:hidden">
              <summary className="min-h-tap cursor-pointer py-2">{predictorMessages(language).fields.change}</summary>
              <div className="pt-4">{form}</div>
            </details>
          </>
        ) : (
          <>
            <p>{texts.ask}</p>
            {form}
          </>
        )}
        {leftOut > 0 && (
          <Notice kind="warn">
            <p>{texts.leftOut(leftOut, MOST_CHOICES)}</p>
          </Notice>
        )}
        {question && !authority && (
          <Notice>
            <p>{texts.noAuthority}</p>
            <p>{texts.noAuthorityHint}</p>
          </Notice>
        )}
        {question && authority && (
          <>
            <nav aria-label={texts.authorities} className="print:hidden">
              <ul className="flex list-none flex-wrap gap-x-5 p-0">
                {authorities.map((each) => (
                  <li key={each.id}>
                    <Link
                      href={paths.myList([...stateOf(question, choices, each), ...opened])}
                      prefetch={false}
                      aria-current={each === authority ? 'page' : undefined}
                      className="inline-flex min-h-tap items-center aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
                    >
                      {texts.ofAuthority(
                        texts.authorityOf(
                          each.region && nameIn(language, each.region.name),
                          each.shortName ?? each.name,
                        ),
                        choices.filter((choice) => choice.authority === each.slug).length,
                      )}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <Clock language={language} authority={authority} course={question.course === 'BDS' ? 'bds' : 'mbbs'} />
            <List
              question={question}
              choices={choices}
              authority={authority}
              open={placeIn(choices, params[NOTE.open])}
              opened={opened}
              near={near}
            />
            <KeepList
              language={language}
              query={new URLSearchParams(stateOf(question, choices, authority)).toString()}
              isSignedIn={user !== null}
              open={kept}
              here={paths.myList(stateOf(question, choices, authority))}
            />
          </>
        )}
        <PrintNote lines={[layoutMessages(language).printed(dayText(language, new Date()))]} />
      </div>
    </>
  )
}

/** The address of a list: the question, the choices of all authorities, and whose list is open. */
const stateOf = (question: Question, choices: readonly Choice[], authority?: AuthorityView): [string, string][] => [
  ...questionQuery({ ...question, show: null, page: 1 }),
  ...(authority ? [[LIST_OF, authority.slug] as [string, string]] : []),
  ...choicesQuery(choices),
]

async function withDistances(language: Language, rows: ChoiceRow[], place: Place | null): Promise<ChoiceRow[]> {
  if (place?.kind !== 'found') return rows
  const distances = await distancesFrom(
    place.point,
    rows.flatMap(({ view }) => view.collegeId ?? []),
  )
  return rows.map((row) => {
    const tens = distances.get(row.view.collegeId ?? '')
    return tens === undefined
      ? row
      : { ...row, distance: distanceMessages(language).from(nameIn(language, place.name), tens) }
  })
}

/** What is added up of a list: more than these are seldom reached. */
const COUNTED_ROWS = 5

async function List({
  question,
  choices,
  authority,
  open,
  opened,
  near,
}: {
  question: Question
  choices: readonly Choice[]
  authority: AuthorityView
  /** The place of the choice whose note is being written. */
  open: number | null
  /** The parameters of the kept list that is open, and of the place that somebody starts from. */
  opened: [string, string][]
  /** Where the family starts from, as they typed it. */
  near: string
}) {
  const language = await routeLanguage()
  const texts = choiceMessages(language)
  const paths = pathsIn(language)
  const listed = await listOf(language, question, choices, authority.slug)
  const place = near ? await placeNamed(near, question.state) : null
  const rows = await withDistances(language, listed, place)
  const years = replay(
    question.rank,
    rows.map(({ view }) => view.closings),
  )
  const state = [...stateOf(question, choices, authority), ...opened]
  // A list is of undergraduate seats: MBBS and BDS.
  const rules = authority.rules.filter(({ level }) => level === 'ug')
  const toLookAt = rows.filter(({ warnings }) => warnings.length > 0).length
  const own = choices.filter((choice) => choice.authority === authority.slug).slice(0, COUNTED_ROWS)
  const { colleges: first } = await comparedColleges(
    language,
    own.map(({ college }) => college),
  )
  const hasLikely = rows.some(({ view }) => view.part === 'likely')
  return (
    <>
      <form action={paths.myList()} method="get" className="grid gap-3">
        <HiddenFields pairs={state} />
        {/* A browser presses the first button of a form for Enter: this one keeps the note, and moves nothing. */}
        {open !== null && <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />}
        <div className="border-b-2 border-ink pb-2">
          <h2 className="text-h3">
            {authority.shortName ?? authority.name}: {texts.choices(rows.length)}
            {toLookAt > 0 && <>, {texts.toLookAt(toLookAt)}</>}
          </h2>
          <p className="text-sm text-quiet print:hidden">{texts.kept}</p>
        </div>
        {rows.length === 0 ? (
          <div>
            <p className="font-semibold">{texts.empty}</p>
            <p>{texts.emptyHint}</p>
          </div>
        ) : (
          <>
            <ChoiceList language={language} rows={rows} open={open} />
            <FigureKey language={language} />
          </>
        )}
        {rows.length > 0 && !hasLikely && (
          <Notice kind="warn">
            <p>{texts.warnings.nothingLikely}</p>
          </Notice>
        )}
        {rows.length > 0 && (
          <p className="flex flex-wrap gap-x-6 gap-y-2 print:hidden">
            <a href={paths.myListCsv(state)} download>
              {texts.csv.link}
            </a>
            <a href={paths.myListOffline(state)} download>
              {texts.offline.link}
            </a>
            <a href={authority.site} rel="noopener" target="_blank">
              {texts.onSite(new URL(authority.site).host)}
            </a>
          </p>
        )}
      </form>
      <details open={rows.length === 0} className="print:hidden">
        <summary className="min-h-tap cursor-pointer py-2 font-semibold">{texts.order.title}</summary>
        {texts.order.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </details>
      {rows.length > 0 && <DistanceForm language={language} near={near} place={place} state={state} />}
      {rows.length > 0 && (
        <ReplayedYears language={language} years={years} rank={question.rank} nameAt={(at) => rows[at]?.name ?? ''} />
      )}
      {first.length > 0 && <Costs language={language} colleges={first} course={question.course} />}
      <Suggestions question={question} choices={choices} authority={authority} state={state} />
      {rules.length > 0 && (
        <details className="print:hidden">
          <summary className="min-h-tap cursor-pointer py-2 font-semibold">
            {texts.rules(authority.shortName ?? authority.name)}
          </summary>
          <RuleList language={language} rules={rules} />
        </details>
      )}
      <SourcePanels
        language={language}
        figures={[
          ...rows.flatMap(({ view, fee }) => [...lastOf(view), fee].map(({ mark }) => mark)),
          ...rules.map(({ mark }) => mark),
          ...costMarks(first, question.course),
        ]}
      />
    </>
  )
}
