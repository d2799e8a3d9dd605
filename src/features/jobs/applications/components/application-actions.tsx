'use client'
import { useRouter } from 'next/navigation'
import { useActionState, useEffect, useRef } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { LanguageInput } from '@/components/ui/forms/language-input'
import { Notice } from '@/components/ui/messages/notice'
import { notify } from '@/components/ui/messages/notify'
import { IDLE } from '@/lib/refusals/action-result'
import { useMe } from '@/lib/request/use-me'
import type { Language } from '@/lib/text/language'
import { withdrawApplication } from '../actions'
import type { ApplicationTexts } from '../application-texts'

interface Props {
  language: Language
  words: ApplicationTexts['deeds']
  id: string
  title: string
  canWithdraw: boolean
  /** Null where the application cannot be sent again. */
  applyAgainHref: string | null
}

/** Withdraw, or the way to the form that applies again, as far as the rule allows; nothing for an application that has ended. */
export function ApplicationActions({ language, words, id, title, canWithdraw, applyAgainHref }: Props) {
  const [withdrawal, withdraw, isWithdrawing] = useActionState(withdrawApplication, IDLE)
  const router = useRouter()
  const { mutate } = useMe()
  const told = useRef<object>(IDLE)

  useEffect(() => {
    if (withdrawal.status !== 'success' || told.current === withdrawal) return
    told.current = withdrawal
    notify({ kind: 'good', text: withdrawal.message ?? '', id: `application-${id}` })
    void mutate()
    router.refresh()
  }, [withdrawal, id, mutate, router])

  return (
    <>
      {canWithdraw && (
        <form action={withdraw}>
          <LanguageInput language={language} />
          <input type="hidden" name="application" value={id} />
          <Button type="submit" kind="line" disabled={isWithdrawing}>
            {isWithdrawing ? words.withdrawing : words.withdraw}
            <span className="sr-only">: {title}</span>
          </Button>
        </form>
      )}
      {applyAgainHref && (
        <ButtonLink kind="line" href={applyAgainHref} prefetch={false}>
          {words.applyAgain}
          <span className="sr-only">: {title}</span>
        </ButtonLink>
      )}
      {withdrawal.status === 'error' && (
        <Notice kind="bad" live>
          {withdrawal.message}
        </Notice>
      )}
    </>
  )
}
