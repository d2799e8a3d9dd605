import { redirect } from 'next/navigation'
import { pageOf, routeLanguage, unlistedPage } from '@/app/(site)/language'
import { ButtonLink } from '@/components/ui/button'
import { Done } from '@/components/ui/messages/notice'
import { PageHead, Part } from '@/components/ui/page/page'
import { personOrSender } from '@/features/accounts/queries'
import { CommentForm, ListComments, ManageList } from '@/features/choice-lists/components/manage-list'
import { choiceListMessages } from '@/features/choice-lists/messages'
import { commentsOf, editionOf, type KeptList, ownList } from '@/features/choice-lists/queries'
import { openListText } from '@/features/choice-lists/schema'
import { sendCounsellingPopup } from '@/features/enquiries/actions'
import { EnquiryForm } from '@/features/enquiries/components/enquiry-form'
import { counsellingPopupFields, formLabels } from '@/features/enquiries/components/field-lists'
import { getSiteSettings } from '@/features/pages/queries'
import { env } from '@/lib/env'
import { pathsIn } from '@/lib/paths/site-paths'
import { dayText } from '@/lib/text/format'
import { isAnswerToForm } from '@/server/answer-to-form'
import { choicesIn, differenceOf, KEPT, namedChoices } from '../list'

export const dynamic = 'force-dynamic'

export const generateMetadata = unlistedPage((language) => choiceListMessages(language).title)

/** One saved list: its link, its locked versions, and its comments. */
export default pageOf(async (language, { searchParams }: PageProps<'/[lang]/my-list/kept'>) => {
  const { list: id, done } = await searchParams
  const paths = pathsIn(language)
  const user = await personOrSender(language, typeof id === 'string' ? paths.keptList(id) : paths.dashboard())
  const list = await ownList(user, id)
  const messages = choiceListMessages(language)
  // Whoever comments without script, and whose session or list has ended meanwhile, gets the text back.
  if ((!user || !list) && typeof id === 'string' && (await isAnswerToForm()))
    return (
      <>
        <PageHead language={language} seed="my-list" title={messages.title} />
        <div className="wrap grid max-w-[56rem] gap-4 pt-8 pb-section">
          <CommentForm language={language} choices={[]} authorization={{ list: id, person: user?.id ?? null }} />
        </div>
      </>
    )
  // Next renders a thrown `notFound()` with script only; a path that does not exist works for everyone.
  if (!user || !list) redirect(`${paths.myList()}/none`)
  const confirmation = Object.entries(messages.done).find(([what]) => what === done)?.[1]
  const open = [KEPT, openListText({ id: list.id, seen: editionOf(list.query) })] as const
  const choices = choicesIn(list.query)
  const trail = [{ name: messages.title, href: paths.dashboard() }, { name: list.name }]
  return (
    <>
      <PageHead
        language={language}
        seed="my-list"
        title={list.name}
        lead={`${messages.choices(choices.length)} · ${messages.savedOn(dayText(language, list.savedAt))}`}
        trail={trail}
      />
      <div className="wrap grid max-w-[56rem] grid-cols-[minmax(0,1fr)] gap-8 pt-8 pb-section">
        <Done>{confirmation}</Done>
        <p>
          <ButtonLink href={paths.myList([...new URLSearchParams(list.query), open])} prefetch={false}>
            {messages.open}
          </ButtonLink>
        </p>
        <ManageList
          language={language}
          person={user.id}
          list={list}
          siteUrl={env.SITE_URL}
          differences={
            new Map(list.versions.map(({ number, query }) => [number, differenceOf(choicesIn(query), choices)]))
          }
        />
        <AskCounsellor list={list} />
        <ListComments
          language={language}
          comments={await commentsOf(list)}
          choices={await namedChoices(choices)}
          authorization={{ list: list.id, person: user.id }}
        />
      </div>
    </>
  )
})

/** Sends the list to a counsellor as a link in an enquiry, handled on the desk like any other. */
async function AskCounsellor({ list: { id, name, share } }: { list: KeptList }) {
  const language = await routeLanguage()
  const messages = choiceListMessages(language).counsellor
  const paths = pathsIn(language)
  const { phone } = await getSiteSettings()
  const fields =
    share?.mode === 'comment'
      ? counsellingPopupFields(language).map((field) =>
          field.name === 'message'
            ? { ...field, value: messages.message(name, env.SITE_URL + paths.sharedList(share.link)) }
            : field,
        )
      : null
  return (
    <Part id="counsellor" title={messages.title}>
      <p>{messages.text}</p>
      {fields ? (
        <EnquiryForm
          language={language}
          form="counselling-popup"
          action={sendCounsellingPopup}
          fields={fields}
          messages={formLabels(language, 'counselling-popup', phone)}
          place={`${paths.keptList(id)}#counsellor`}
        />
      ) : (
        <p className="text-quiet">{messages.needsLink}</p>
      )}
    </Part>
  )
}
