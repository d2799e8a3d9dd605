'use client'
import { useRouter } from 'next/navigation'
import { useActionState, useEffect, useRef } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { ExpectedError } from '@/components/ui/forms/form-summary'
import { LanguageInput } from '@/components/ui/forms/hidden-fields'
import { Notice } from '@/components/ui/messages/notice'
import { notify } from '@/components/ui/messages/notify'
import { SpokenSubject } from '@/components/ui/spoken-subject'
import { type FormState, IDLE } from '@/lib/errors/action-result'
import type { Language } from '@/lib/language'
import { useMe } from '@/lib/request/use-me'
import { undoWithdrawal, withdrawApplication } from '../actions'
import type { ApplicationMessages } from '../application-messages'

interface Props {
  language: Language
  messages: ApplicationMessages['actionMessages']
  id: string
  title: string
  canWithdraw: boolean
  canUndo: boolean
  /** Null if the application cannot be renewed. */
  applyAgainHref: string | null
}

type Act = (before: FormState, form: FormData) => Promise<FormState>

/** Runs one action on an application; success shows a toast and refreshes the list. */
function useAction(act: Act, id: string) {
  const [state, run, isRunning] = useActionState(act, IDLE)
  const router = useRouter()
  const { mutate } = useMe()
  const handled = useRef<object>(IDLE)

  useEffect(() => {
    if (state.status !== 'success' || handled.current === state) return
    handled.current = state
    notify({ kind: 'good', text: state.message ?? '', id: `application-${id}` })
    void mutate()
    router.refresh()
  }, [state, id, mutate, router])

  return { state, run, isRunning }
}

/** Withdraw, undo, or apply again, as far as the rules allow. */
export function ApplicationActions({ language, messages, id, title, canWithdraw, canUndo, applyAgainHref }: Props) {
  const withdrawal = useAction(withdrawApplication, id)
  const undoing = useAction(undoWithdrawal, id)
  const actionMessages = useRef<HTMLDivElement>(null)
  const hasActed = withdrawal.state.status === 'success' || undoing.state.status === 'success'
  // The pressed button is gone: the focus moves to the one in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they mean that another button is shown
  useEffect(() => {
    if (hasActed && document.activeElement === document.body) actionMessages.current?.querySelector('button')?.focus()
  }, [hasActed, canWithdraw, canUndo])
  const acts = [
    { act: withdrawal, isOffered: canWithdraw, label: messages.withdraw, busy: messages.withdrawing },
    { act: undoing, isOffered: canUndo, label: messages.undo, busy: messages.undoing },
  ]
  const failed = acts.find(({ act }) => act.state.status === 'error')

  return (
    <div ref={actionMessages} className="flex flex-wrap items-center gap-[0.6rem]">
      {acts.map(
        ({ act, isOffered, label, busy }) =>
          isOffered && (
            <form key={label} action={act.run}>
              <LanguageInput language={language} />
              <input type="hidden" name="application" value={id} />
              <Button type="submit" kind="line" disabled={act.isRunning}>
                {act.isRunning ? busy : label}
                <SpokenSubject name={title} />
              </Button>
            </form>
          ),
      )}
      {applyAgainHref && (
        <ButtonLink kind={canUndo ? 'bare' : 'line'} href={applyAgainHref} prefetch={false}>
          {messages.applyAgain}
          <SpokenSubject name={title} />
        </ButtonLink>
      )}
      {failed && (
        <Notice kind="bad" live>
          <ExpectedError state={failed.act.state} />
        </Notice>
      )}
    </div>
  )
}
