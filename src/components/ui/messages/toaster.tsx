'use client'
import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import { Icon } from '../icon'
import type { Toast } from './notify'

const SHOW = { good: toast.success, bad: toast.error, info: toast.info, busy: toast.loading }

const TOAST =
  'flex min-h-tap w-full items-center gap-[0.65rem] rounded-control border border-rule bg-raised px-[1.1rem] py-[0.65rem] font-sans leading-fact text-ink shadow-float'

/** The visible toasts. `count` rises with every toast; `takeAll` returns those not yet shown. */
export function Toasts({ takeAll, count }: { takeAll: () => Toast[]; count: number }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: count is what tells that the queue has grown
  useEffect(() => {
    for (const { kind, text, id } of takeAll()) SHOW[kind](text, { id, duration: kind === 'bad' ? 8000 : 5000 })
  }, [count])

  return (
    <Toaster
      position="bottom-right"
      theme="system"
      toastOptions={{ unstyled: true, classNames: { toast: TOAST } }}
      icons={{
        success: <Icon name="check" className="text-good" />,
        error: <Icon name="alert" className="text-bad" />,
        info: <Icon name="info" className="text-good" />,
        loading: <Icon name="wait" className="text-good" />,
      }}
    />
  )
}
