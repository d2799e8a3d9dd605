import Link from 'next/link'
import { RETENTION } from '@/cms/personal/retention'
import { ActionForm } from '@/components/ui/forms/action-form'
import { Part } from '@/components/ui/page/page'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { dayText, momentText } from '@/lib/text/format'
import { commentOnList, deleteList, endShare, lockList, renameList, shareList } from '../actions'
import { choiceListMessages } from '../messages'
import type { CommentView, KeptList } from '../queries'
import { MARKS, MAX_LENGTH, SHARE_MODES } from '../schema'

interface ListCommentsProps extends Omit<CommentFormProps, 'authorization'> {
  comments: readonly CommentView[]
  /** Null if read-only. */
  authorization: CommentFormProps['authorization'] | null
}

/** Comments on a list, newest first, and the form for one more. */
export function ListComments({ language, comments, choices, authorization }: ListCommentsProps) {
  const messages = choiceListMessages(language).comments
  const placeOf = (about: string) => {
    const at = choices.findIndex(({ value }) => value === about)
    return at < 0 ? messages.takenOut : messages.on(at + 1, choices[at]?.name ?? '')
  }
  return (
    <Part id="comments" title={messages.title}>
      {comments.length === 0 ? (
        <p className="text-quiet">{messages.none}</p>
      ) : (
        <ul className="list-none p-0">
          {comments.map(({ id, by, name, text, about, at }) => (
            <li key={id} className="grid gap-1 border-t border-rule py-3">
              <b className="wrap-anywhere">{messages.by(name, by)}</b>
              <p className="whitespace-pre-line wrap-anywhere">{text}</p>
              <span className="text-sm text-quiet">
                {momentText(language, at)}
                {about && ` · ${placeOf(about)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {authorization && <CommentForm language={language} choices={choices} authorization={authorization} />}
    </Part>
  )
}

interface CommentFormProps {
  language: Language
  /** Choices a comment may be about, as encoded in the URL, with their colleges. */
  choices: readonly { value: string; name: string }[]
  /** How the writer is authorised. */
  authorization: { link: string } | { list: string; person: string | null }
}

/** The form of a comment. */
export function CommentForm({ language, choices, authorization }: CommentFormProps) {
  const { working, failed, comments: messages } = choiceListMessages(language)
  const isByLink = 'link' in authorization
  const paths = pathsIn(language)
  const here = isByLink ? paths.sharedList(authorization.link) : paths.keptList(authorization.list)
  return (
    <ActionForm
      language={language}
      name="comment"
      person={isByLink ? null : authorization.person}
      action={commentOnList}
      busy={working}
      failed={failed}
      hidden={isByLink ? { [MARKS.link]: authorization.link } : { [MARKS.list]: authorization.list }}
      // Without script a form that stands elsewhere on the page that comes back finds its result by this.
      place={`${here}#comments`}
      fields={[
        { name: 'name', type: 'text', label: messages.name, maxLength: MAX_LENGTH.commenter, autoComplete: 'name' },
        {
          name: 'about',
          type: 'select',
          label: messages.about,
          placeholder: messages.wholeList,
          options: choices.map(({ value, name }, at) => [value, `${at + 1}. ${name}`] as const),
        },
        { name: 'text', type: 'textarea', label: messages.text, maxLength: MAX_LENGTH.comment },
      ]}
      submit={messages.submit}
    />
  )
}

/** Differences between the current list and a locked version. */
export type Difference = { added: number; out: number; isReordered: boolean }

interface ManageListProps {
  language: Language
  /** Its owner's account. */
  person: string
  list: KeptList
  /** Origin of the site, for the share link. */
  siteUrl: string
  /** Differences by version number. */
  differences: ReadonlyMap<number, Difference>
}

const common = ({ language, person, list: { id } }: Omit<ManageListProps, 'differences'>) => {
  const { working, failed } = choiceListMessages(language)
  return { language, person, busy: working, failed, kind: 'line', hidden: { [MARKS.list]: id } } as const
}

/** Owner's actions on a saved list: share, lock, rename, delete. */
export function ManageList({ differences, ...props }: ManageListProps) {
  const { language, list } = props
  const messages = choiceListMessages(language)
  const form = common(props)
  return (
    <>
      <Share {...props} />
      <Part id="versions" title={messages.lock.title}>
        <p>{messages.lock.text}</p>
        {list.versions.length === 0 ? (
          <p className="text-quiet">{messages.lock.none}</p>
        ) : (
          <ul className="list-none p-0">
            {list.versions.map(({ number, query, lockedAt }) => (
              <li key={number} className="grid gap-1 border-t border-rule py-3">
                <Link href={pathsIn(language).myList([...new URLSearchParams(query)])} prefetch={false}>
                  {messages.lock.version(number, dayText(language, lockedAt))}
                </Link>
                <span className="text-sm text-quiet">{differenceText(language, differences.get(number))}</span>
              </li>
            ))}
          </ul>
        )}
        <ActionForm {...form} name="lock" action={lockList} submit={messages.lock.submit} />
      </Part>
      <Part id="name" title={messages.rename}>
        <ActionForm
          {...form}
          name="rename"
          action={renameList}
          fields={[
            { name: 'name', type: 'text', label: messages.keep.name, maxLength: MAX_LENGTH.name, value: list.name },
          ]}
          submit={messages.rename}
          inRow
        />
      </Part>
      <Part id="delete" title={messages.remove.title}>
        <p>{messages.remove.text}</p>
        <ActionForm {...form} name="delete" action={deleteList} submit={messages.remove.submit} />
      </Part>
    </>
  )
}

function differenceText(language: Language, difference: Difference | undefined): string {
  const { same, changed, reordered } = choiceListMessages(language).lock
  if (!difference) return same
  if (difference.added + difference.out > 0) return changed(difference.added, difference.out)
  return difference.isReordered ? reordered : same
}

function Share(props: Omit<ManageListProps, 'differences'>) {
  const { language, list, siteUrl } = props
  const messages = choiceListMessages(language).share
  const form = common(props)
  const { share } = list
  return (
    <Part id="share" title={messages.title}>
      <p>{messages.text(RETENTION.sharedListDays)}</p>
      {share && (
        <div className="grid gap-3 border-y border-rule py-3">
          <p className="text-sm text-quiet">
            {messages.link}: {messages.modes[share.mode]} · {messages.until(dayText(language, share.until))}
          </p>
          <p className="wrap-anywhere">
            <a href={pathsIn(language).sharedList(share.link)}>
              {siteUrl}
              {pathsIn(language).sharedList(share.link)}
            </a>
          </p>
          <ActionForm {...form} name="end" action={endShare} submit={messages.end} />
        </div>
      )}
      <ActionForm
        {...form}
        name="share"
        action={shareList}
        fields={[
          {
            name: 'mode',
            type: 'choice',
            label: messages.mode,
            value: share?.mode ?? 'comment',
            options: SHARE_MODES.map((mode) => [mode, messages.modes[mode]] as const),
          },
        ]}
        submit={share ? messages.anew : messages.submit}
      />
    </Part>
  )
}
