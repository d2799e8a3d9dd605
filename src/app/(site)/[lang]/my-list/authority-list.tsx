import { routeLanguage } from '@/app/(site)/language'
import { SourcePanels } from '@/components/sources/sources'
import { collegeCards } from '@/features/colleges/cards/cards-queries'
import { comparedColleges } from '@/features/colleges/compare/compare-queries'
import { Costs, costMarks } from '@/features/colleges/compare/components/costs'
import { DistanceForm } from '@/features/colleges/distance/components/distance-form'
import { placeNamed } from '@/features/colleges/distance/distance-queries'
import { RuleList } from '@/features/counselling/components/state-dates'
import type { AuthorityView } from '@/features/counselling/queries'
import { type Choice, listQuery } from '@/features/cut-offs/choices/choice-params'
import { ChoiceForm, OrderAdvice } from '@/features/cut-offs/choices/components/choice-form'
import { marksOfRows } from '@/features/cut-offs/choices/components/choice-list'
import { ReplayedYears } from '@/features/cut-offs/choices/components/replayed-years'
import { OFFERED, offersIn, Suggestions } from '@/features/cut-offs/choices/components/suggestions'
import { choiceMessages } from '@/features/cut-offs/choices/messages'
import type { Question } from '@/features/cut-offs/predictor/question'
import { findReach } from '@/features/cut-offs/predictor/reach-queries'
import { listOf, placeOf } from './list'

/** How many choices are added up: later ones are seldom reached. */
const COUNTED_ROWS = 5

/** The list of one authority: choices, what can be added, where it would have landed, and its cost. */
export async function AuthorityList(props: {
  question: Question
  choices: readonly Choice[]
  authority: AuthorityView
  /** Index of the choice whose note is being edited. */
  open: number | null
  /** Parameters of the open saved list and of the starting place. */
  opened: readonly [string, string][]
  /** The starting place as typed. */
  near: string
}) {
  const { question, choices, authority, open, opened, near } = props
  const language = await routeLanguage()
  const messages = choiceMessages(language)
  const place = near ? await placeNamed(near, question.state) : null
  const own = choices.filter((choice) => choice.authority === authority.slug).slice(0, COUNTED_ROWS)
  const [rows, { rows: reached }, { colleges: first }] = await Promise.all([
    listOf(language, question, choices, authority.slug, place),
    findReach({ ...question, show: null }, { authorityId: authority.id, first: OFFERED + choices.length }),
    comparedColleges(
      language,
      own.map(({ college }) => college),
    ),
  ])
  const cards = new Map(
    (await collegeCards(language, [...new Set(reached.map(({ series }) => series.collegeId))])).map((card) => [
      card.id,
      { slug: card.slug, name: card.name, place: placeOf(language, card) },
    ]),
  )
  const state = [...listQuery(question, choices, authority.slug), ...opened]
  // Lists hold undergraduate seats only: MBBS and BDS.
  const rules = authority.rules.filter(({ level }) => level === 'ug')
  const name = authority.shortName ?? authority.name
  return (
    <>
      <ChoiceForm
        language={language}
        authority={{ name, site: authority.site }}
        rows={rows}
        open={open}
        state={state}
      />
      <OrderAdvice language={language} isOpen={rows.length === 0} />
      {/* Other forms would load the page without the note that is being typed. */}
      {open === null && (
        <>
          {rows.length > 0 && <DistanceForm language={language} near={near} place={place} state={state} />}
          <Suggestions
            language={language}
            question={question}
            offers={offersIn(reached, choices, (id) => cards.get(id))}
            choices={choices.length}
            inList={rows.length}
            state={state}
          />
        </>
      )}
      {rows.length > 0 && <ReplayedYears language={language} rows={rows} rank={question.rank} />}
      {first.length > 0 && <Costs language={language} colleges={first} course={question.course} />}
      {rules.length > 0 && (
        <details className="print:hidden">
          <summary className="min-h-tap cursor-pointer py-2 font-semibold">{messages.rules(name)}</summary>
          <RuleList language={language} rules={rules} />
        </details>
      )}
      <SourcePanels
        language={language}
        figures={[...marksOfRows(rows), ...rules.map(({ mark }) => mark), ...costMarks(first, question.course)]}
      />
    </>
  )
}
