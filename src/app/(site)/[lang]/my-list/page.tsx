import type { Metadata } from 'next'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { routeLanguage } from '@/app/(site)/language'
import { layoutMessages } from '@/components/layout/messages'
import { pageMetadata } from '@/components/seo/page-metadata'
import { Notice } from '@/components/ui/messages/notice'
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs'
import { PageHead } from '@/components/ui/page/page-head'
import { PrintNote } from '@/components/ui/page/print-note'
import { KeepList } from '@/features/choice-lists/components/keep-list'
import { ownList } from '@/features/choice-lists/queries'
import { openListOf } from '@/features/choice-lists/schema'
import {
  changedChoices,
  choicesQuery,
  MOST_CHOICES,
  NOTE,
  placeIn,
  readChoices,
} from '@/features/cut-offs/choices/choice-params'
import { choiceId } from '@/features/cut-offs/choices/components/choice-list'
import { choiceMessages } from '@/features/cut-offs/choices/messages'
import { predictorMessages } from '@/features/cut-offs/messages'
import { Answers } from '@/features/cut-offs/predictor/components/answers'
import { PredictorForm } from '@/features/cut-offs/predictor/components/predictor-form'
import { RankOrMarks } from '@/features/cut-offs/predictor/components/rank-or-marks'
import { dividedCategories, ownCategory, stateCategories } from '@/features/cut-offs/predictor/eligible-seats'
import { NO_STATE, type RawParams } from '@/features/cut-offs/predictor/question'
import { pathsIn } from '@/lib/paths/paths'
import { dayText } from '@/lib/text/format'
import { nameIn } from '@/lib/text/names'
import { sessionUser } from '@/server/session'
import { askedIn } from '../predictor/asked'
import { Clock } from './clock'
import { NEAR, nearOf } from './distance-form'
import { KEPT } from './kept-list'
import { authoritiesFor, LIST_OF, stateOf } from './list'
import { ListScreen } from './list-screen'

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
            <ListScreen
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
