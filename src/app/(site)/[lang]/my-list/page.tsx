import { redirect } from 'next/navigation'
import { metadataOf, pageOf } from '@/app/(site)/language'
import { layoutMessages } from '@/components/layout/messages'
import { Notice } from '@/components/ui/messages/notice'
import { PageHead, PrintNote } from '@/components/ui/page/page'
import { KeepList } from '@/features/choice-lists/components/keep-list'
import { ownList } from '@/features/choice-lists/queries'
import { openListOf } from '@/features/choice-lists/schema'
import { NEAR, nearOf } from '@/features/colleges/distance/components/distance-form'
import {
  changedChoices,
  choicesQuery,
  listQuery,
  MAX_CHOICES,
  NOTE,
  placeIn,
  readChoices,
} from '@/features/cut-offs/choices/choice-params'
import { AuthorityTabs } from '@/features/cut-offs/choices/components/choice-form'
import { choiceId, moveId } from '@/features/cut-offs/choices/components/choice-list'
import { choiceMessages } from '@/features/cut-offs/choices/messages'
import { Answers, RankOrMarks } from '@/features/cut-offs/predictor/components/answers'
import { PredictorForm } from '@/features/cut-offs/predictor/components/predictor-form'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import { dayText } from '@/lib/text/format'
import { sessionUser } from '@/server/session'
import { predictorInput } from '../predictor/predictor-input'
import { AuthorityList } from './authority-list'
import { Clock } from './clock'
import { authoritiesFor, authorityOf, KEPT } from './list'

type Props = PageProps<'/[lang]/my-list'>

export const generateMetadata = metadataOf(async (language, { searchParams }: Props) => {
  const { title, description } = choiceMessages(language)
  const hasQuery = Object.keys(await searchParams).length > 0
  return {
    title,
    description,
    path: (paths) => paths.myList(),
    // A personal list is not indexed.
    ...(hasQuery ? { robots: 'noindex, nofollow' } : {}),
  }
})

/** The choice list a family orders before filling in the authority's form. The URL is its whole state. */
export default pageOf(async (language, { searchParams }: Props) => {
  const params = await searchParams
  const messages = choiceMessages(language)
  const paths = pathsIn(language)
  const { parsed, terms, own, form: fields } = await predictorInput(language, params)
  const { question, unsure } = parsed
  const { choices, leftOut } = readChoices(params)
  const authorities = question ? await authoritiesFor(question, terms) : []
  const authority = authorityOf(params, authorities, choices)
  const changed = changedChoices(choices, params)
  const noteOpen = placeIn(choices, params[NOTE.open])
  const user = await sessionUser()
  const list = await ownList(user, openListOf(params[KEPT])?.id)
  const kept = list && typeof params[KEPT] === 'string' ? { list, text: params[KEPT] } : null
  const near = nearOf(params[NEAR])
  const opened: [string, string][] = [
    ...(kept ? [[KEPT, kept.text] as [string, string]] : []),
    ...(near ? [[NEAR, near] as [string, string]] : []),
  ]
  if (changed && question) {
    const query = [...listQuery(question, changed.choices, authority?.slug), ...opened]
    const focused = changed.by ? moveId(changed.at, changed.by) : choiceId(changed.at)
    redirect(`${paths.myList(query)}#${focused}`)
  }
  const form = <PredictorForm {...fields} action={paths.myList()} kept={[...choicesQuery(choices), ...opened]} />
  return (
    <>
      <PageHead
        language={language}
        seed="my-list"
        title={messages.title}
        lead={question ? undefined : messages.lead}
        trail={[{ name: messages.title }]}
      />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-4 pt-6 pb-section">
        {unsure && <RankOrMarks language={language} question={unsure} />}
        {question ? (
          <Answers language={language} question={question} own={own}>
            {form}
          </Answers>
        ) : (
          <>
            <p>{messages.ask}</p>
            {form}
          </>
        )}
        {leftOut > 0 && <Notice kind="warn">{messages.leftOut(leftOut, MAX_CHOICES)}</Notice>}
        {question && !authority && (
          <Notice>
            <p>{messages.noAuthority}</p>
            <p>{messages.noAuthorityHint}</p>
          </Notice>
        )}
        {question && authority && (
          <>
            <AuthorityTabs
              language={language}
              tabs={authorities.map((each) => ({
                id: each.id,
                name: messages.authorityOf(
                  each.region && nameIn(language, each.region.name),
                  each.shortName ?? each.name,
                ),
                choices: choices.filter((choice) => choice.authority === each.slug).length,
                query: [...listQuery(question, choices, each.slug), ...opened],
                isOpen: each === authority,
                isNear: !each.region || each.region.name === question.state,
              }))}
            />
            <Clock language={language} authority={authority} course={question.course === 'BDS' ? 'bds' : 'mbbs'} />
            <AuthorityList
              question={question}
              choices={choices}
              authority={authority}
              open={noteOpen}
              opened={opened}
              near={near}
            />
            {/* It would keep the list without the note that is being typed. */}
            {noteOpen === null && (
              <KeepList
                language={language}
                query={new URLSearchParams(listQuery(question, choices, authority.slug)).toString()}
                person={user?.id ?? null}
                open={kept}
                here={paths.myList(listQuery(question, choices, authority.slug))}
              />
            )}
          </>
        )}
        <PrintNote lines={[layoutMessages(language).printed(dayText(language, new Date()))]} />
      </div>
    </>
  )
})
