import { pageOf, routeLanguage, secretPage } from '@/app/(site)/language'
import { FigureKey, SourcePanels } from '@/components/sources/sources'
import { Done, Notice } from '@/components/ui/messages/notice'
import { PageHead } from '@/components/ui/page/page'
import { CommentForm, ListComments } from '@/features/choice-lists/components/manage-list'
import { choiceListMessages } from '@/features/choice-lists/messages'
import { commentsOf, type KeptList, sharedList } from '@/features/choice-lists/queries'
import { LIST_OF } from '@/features/cut-offs/choices/choice-params'
import { ChoiceList, marksOfRows } from '@/features/cut-offs/choices/components/choice-list'
import { ReplayedYears } from '@/features/cut-offs/choices/components/replayed-years'
import { Answers } from '@/features/cut-offs/predictor/components/answers'
import { ownCategory, stateCategories } from '@/features/cut-offs/predictor/eligible-seats'
import { NO_STATE } from '@/features/cut-offs/predictor/question'
import { isAnswerToForm } from '@/server/answer-to-form'
import { predictorInput } from '../../predictor/predictor-input'
import { authoritiesFor, choicesIn, listOf, namedChoices, paramsOf } from '../list'

export const dynamic = 'force-dynamic'

export const generateMetadata = secretPage((language) => choiceListMessages(language).share.byHolder)

/** A list by its share link: read-only, or open to comments if its owner allows. */
export default pageOf(async (language, { searchParams }: PageProps<'/[lang]/my-list/shared'>) => {
  const messages = choiceListMessages(language)
  const { link, done } = await searchParams
  const list = await sharedList(link)
  // Whoever comments without script on a link that ended meanwhile gets the text back.
  const isAnswer = await isAnswerToForm()
  if (!list || typeof link !== 'string')
    return (
      <>
        <PageHead language={language} seed="my-list" title={messages.share.byHolder} />
        <div className="wrap grid max-w-[56rem] gap-4 pt-8 pb-section">
          <Notice kind="warn">
            <p>{messages.dead}</p>
            <p>{messages.deadText}</p>
          </Notice>
          {isAnswer && typeof link === 'string' && (
            <CommentForm language={language} choices={[]} authorization={{ link }} />
          )}
        </div>
      </>
    )
  const confirmation = Object.entries(messages.done).find(([what]) => what === done)?.[1]
  return (
    <>
      <PageHead language={language} seed="my-list" title={list.name} lead={messages.share.byHolderText} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 pb-section">
        <Done>{confirmation}</Done>
        <Lists list={list} />
        <ListComments
          language={language}
          comments={await commentsOf(list)}
          choices={await namedChoices(choicesIn(list.query))}
          authorization={list.share?.mode === 'comment' || isAnswer ? { link } : null}
        />
      </div>
    </>
  )
})

/** The question and choices of each authority; the replay is that of the authority opened last. */
async function Lists({ list }: { list: KeptList }) {
  const language = await routeLanguage()
  const messages = choiceListMessages(language)
  const params = paramsOf(list.query)
  const { parsed, terms } = await predictorInput(language, params)
  const { question, form: answers } = parsed
  if (!question) return <p>{messages.dead}</p>
  const candidate = {
    ...answers,
    central: answers.central ?? 'open',
    state: answers.state === NO_STATE ? null : answers.state,
  } as const
  const choices = choicesIn(list.query)
  const authorities = (await authoritiesFor(question, terms)).filter(({ slug }) =>
    choices.some(({ authority }) => authority === slug),
  )
  const parts = await Promise.all(
    authorities.map(async (authority) => ({
      authority,
      rows: await listOf(language, question, choices, authority.slug),
    })),
  )
  const open = parts.find(({ authority }) => authority.slug === params[LIST_OF]) ?? parts[0]
  return (
    <>
      <Answers
        language={language}
        question={question}
        own={ownCategory(stateCategories(terms, candidate), candidate)}
      />
      {parts.map(({ authority, rows }) => (
        <section key={authority.id}>
          <h2 className="border-b-2 border-ink pb-2 text-h3">
            {authority.shortName ?? authority.name}: {messages.choices(rows.length)}
          </h2>
          <ChoiceList language={language} rows={rows} isReadOnly />
        </section>
      ))}
      <FigureKey language={language} />
      {open && open.rows.length > 0 && <ReplayedYears language={language} rows={open.rows} rank={question.rank} />}
      <SourcePanels language={language} figures={parts.flatMap(({ rows }) => marksOfRows(rows))} />
    </>
  )
}
