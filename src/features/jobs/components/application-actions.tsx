'use client'
import { useRouter } from 'next/navigation'
import { useActionState, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { notify } from '@/components/ui/notify'
import { IDLE } from '@/lib/action-result'
import { useMe } from '@/lib/use-me'
import { applyAgain, withdrawApplication } from '../actions'
import { applicationTexts as texts } from '../application-texts'

interface Props {
  id: string
  title: string
  canWithdraw: boolean
  canApplyAgain: boolean
}

/** Withdraw, or Apply again, as far as the rule allows; nothing for an application that has ended. */
export function ApplicationActions({ id, title, canWithdraw, canApplyAgain }: Props) {
  const [withdrawal, withdraw, isWithdrawing] = useActionState(withdrawApplication, IDLE)
  const [renewal, renew, isRenewing] = useActionState(applyAgain, IDLE)
  const router = useRouter()
  const { mutate } = useMe()
  const told = useRef<object[]>([IDLE])

  useEffect(() => {
    for (const state of [withdrawal, renewal]) {
      if (state.status !== 'success' || told.current.includes(state)) continue
      told.current.push(state)
      notify({ kind: 'good', text: state.message ?? '', id: `application-${id}` })
      void mutate()
      router.refresh()
    }
  }, [withdrawal, renewal, id, mutate, router])

  const failed = [withdrawal, renewal].find(({ status }) => status === 'error')
  return (
    <>
      {canWithdraw && (
        <form action={withdraw}>
          <input type="hidden" name="application" value={id} />
          <Button type="submit" kind="line" disabled={isWithdrawing}>
            {isWithdrawing ? texts.withdrawing : texts.withdraw}
            <span className="sr-only">: {title}</span>
          </Button>
        </form>
      )}
      {canApplyAgain && (
        <form action={renew}>
          <input type="hidden" name="application" value={id} />
          <Button type="submit" kind="line" disabled={isRenewing}>
            {texts.applyAgain}
            <span className="sr-only">: {title}</span>
          </Button>
        </form>
      )}
      {failed && (
        <Notice kind="bad" live>
          {failed.message}
        </Notice>
      )}
    </>
  )
}
