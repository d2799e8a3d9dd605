import { ActionForm } from '@/components/ui/forms/action-form'
import { Part } from '@/components/ui/page/page'
import type { Language } from '@/lib/language'
import { momentText } from '@/lib/text/format'
import { commentOnList } from '../actions'
import { choiceListMessages } from '../messages'
import type { CommentView } from '../queries'
import { LONGEST, MARKS } from '../schema'

interface ListCommentsProps {
  language: Language
  comments: readonly CommentView[]
  /** The choices that a comment may be about, as the address writes them, with their colleges. */
  choices: readonly { value: string; name: string }[]
  /** How the writer is let in; null where they may only read. */
  way: { link: string } | { list: string } | null
}

/** What was said of a list, the newest first, and the form that says more. */
export function ListComments({ language, comments, choices, way }: ListCommentsProps) {
  const all = choiceListMessages(language)
  const messages = all.comments
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
      {way && (
        <ActionForm
          language={language}
          name="comment"
          action={commentOnList}
          busy={all.working}
          failed={all.failed}
          hidden={'link' in way ? { [MARKS.link]: way.link } : { [MARKS.list]: way.list }}
          fields={[
            { name: 'name', type: 'text', label: messages.name, maxLength: LONGEST.commenter, autoComplete: 'name' },
            {
              name: 'about',
              type: 'select',
              label: messages.about,
              placeholder: messages.wholeList,
              options: choices.map(({ value, name }, at) => [value, `${at + 1}. ${name}`] as const),
            },
            { name: 'text', type: 'textarea', label: messages.text, maxLength: LONGEST.comment },
          ]}
          submit={messages.submit}
        />
      )}
    </Part>
  )
}
