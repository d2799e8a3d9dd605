'use client'
import { useActionState, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { LanguageInput } from '@/components/ui/forms/hidden-fields'
import { Icon } from '@/components/ui/icon'
import { notify } from '@/components/ui/messages/notify'
import { SpokenSubject } from '@/components/ui/spoken-subject'
import type { Language } from '@/lib/language'
import { PERSON_FIELD } from '@/lib/request/person-field'
import type { Me } from '@/lib/request/signed-in'
import { useMe } from '@/lib/request/use-me'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { changeSaved } from '../actions'
import type { SavedMessages } from '../messages'
import type { SavedKind, SaveState } from '../schema'

const START: SaveState = { status: 'idle' }
const LISTS = { college: 'savedColleges', job: 'savedJobs' } as const satisfies Record<SavedKind, keyof Me>
/** Query parameter of a page to which sign-in returns with the item saved. */
const SAVED_MARK = '#saved'

/**
 * Saves or removes a college or a vacancy. A form, so that it works without script; `page` is the framed button on the
 * page of one item, `list` the quiet one on a card.
 */
export function SaveButton({
  language,
  messages,
  kind,
  id,
  name,
  variant = 'list',
  savedBy,
}: {
  language: Language
  messages: SavedMessages[SavedKind]
  kind: SavedKind
  id: string
  name: string
  variant?: 'list' | 'page'
  /** On a personal page: whose it is, who has saved the item. */
  savedBy?: string
}) {
  const { me, mutate } = useMe()
  const [state, submit, isPending] = useActionState(changeSaved, START)
  const answered = useRef(START)
  const isHydrated = useIsHydrated()
  const isSaved = me ? me[LISTS[kind]].includes(id) : (state.isSaved ?? savedBy !== undefined)

  useEffect(() => {
    if (state === answered.current || !state.message) return
    answered.current = state
    notify({ id: `save-${id}`, kind: state.status === 'success' ? 'good' : 'bad', text: state.message })
    if (state.isSaved === undefined) return
    const list = LISTS[kind]
    void mutate(
      (known) => {
        if (!known) return known
        const others = known[list].filter((entry) => entry !== id)
        return { ...known, [list]: state.isSaved ? [id, ...others] : others }
      },
      { revalidate: !me },
    )
  }, [state, id, kind, me, mutate])

  useEffect(() => {
    if (location.hash !== SAVED_MARK) return
    history.replaceState(history.state, '', location.pathname + location.search)
    notify({ id: 'save-return', kind: 'good', text: messages.savedNow })
  }, [messages.savedNow])

  const isStranger = variant === 'page' && !isSaved && !me?.user
  return (
    <form action={submit} className="group/save grid">
      {/* After sign-in without script, only the URL says that it is saved. */}
      {variant === 'page' && (
        <noscript>
          <p id={SAVED_MARK.slice(1)} className="hidden text-sm target:block">
            {messages.savedNow}
          </p>
        </noscript>
      )}
      <LanguageInput language={language} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name={PERSON_FIELD} value={me?.user?.id ?? savedBy ?? ''} />
      <input type="hidden" name="want" value={isSaved ? 'remove' : 'save'} />
      {/* Never `disabled`, which would drop the focus. */}
      <Button
        type="submit"
        kind={variant === 'list' ? 'quiet' : 'line'}
        aria-pressed={isSaved}
        aria-disabled={isPending || undefined}
        onClick={(event) => isPending && event.preventDefault()}
      >
        <Icon name="save" />{' '}
        {isStranger ? (
          <>
            {/* While the session is unknown, the form itself redirects anonymous visitors to sign-in. */}
            <span className={classNames('noscript:hidden', !me && 'signed-in:hidden')}>{messages.login}</span>
            <span
              className={classNames(
                'hidden noscript:inline noscript:group-has-target/save:hidden',
                !me && 'signed-in:inline',
              )}
            >
              {messages.save}
            </span>
            <span className="hidden noscript:group-has-target/save:inline">{messages.saved}</span>
          </>
        ) : (
          <span>{isSaved ? messages.saved : messages.save}</span>
        )}
        <SpokenSubject name={name} />
      </Button>
      {!isHydrated && state.message && (
        <p className="text-sm" role="status">
          {state.message}
        </p>
      )}
    </form>
  )
}
