import { routeLanguage } from '@/app/(site)/language'
import { FigureKey } from '@/components/sources/figure-key'
import { SourcePanels } from '@/components/sources/source-panels'
import { HiddenFields } from '@/components/ui/forms/hidden-fields'
import { Notice } from '@/components/ui/messages/notice'
import { comparedColleges } from '@/features/colleges/compare/compare-queries'
import { Costs, costMarks } from '@/features/colleges/compare/components/costs'
import { distancesFrom, placeNamed } from '@/features/colleges/distance/distance-queries'
import { distanceMessages } from '@/features/colleges/distance/messages'
import type { Place } from '@/features/colleges/distance/places'
import { RuleList } from '@/features/counselling/components/rule-list'
import type { AuthorityView } from '@/features/counselling/view'
import type { Choice } from '@/features/cut-offs/choices/choice-params'
import { ChoiceList, type ChoiceRow, lastOf } from '@/features/cut-offs/choices/components/choice-list'
import { ReplayedYears } from '@/features/cut-offs/choices/components/replayed-years'
import { choiceMessages } from '@/features/cut-offs/choices/messages'
import { replay } from '@/features/cut-offs/choices/replay'
import type { Question } from '@/features/cut-offs/predictor/question'
import { pathsIn } from '@/lib/paths/paths'
import type { Language } from '@/lib/text/language'
import { nameIn } from '@/lib/text/names'
import { DistanceForm } from './distance-form'
import { listOf, stateOf } from './list'
import { Suggestions } from './suggestions'

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

/** A list and all that is said of it: what it would have got, what it costs, what else could be added. */
export async function ListScreen({
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
